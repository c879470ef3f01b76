import type { FastifyInstance } from 'fastify';
import { apiClient } from '../api/api-client';
import type { Businesses } from '../businesses';
import { cameFrom } from '../came-from';
import type { ShellConfig } from '../config';
import { businessOf } from '../session/session-routes';

/** What the page of stores can say of a refusal; anything else is the system's. */
const SAID = new Set(['validation_failed', 'invalid_postcode', 'rate_limited']);

/** Keeps who wants to hear of a store, without scripts: back to the page that asked, whose address says what became of it. */
export function futureContactAction(scope: FastifyInstance, config: ShellConfig, businesses: Businesses) {
  scope.post('/actions/future-contact', async (request, reply) => {
    const business = await businessOf(businesses, request);
    if (!business) return reply.code(404).send();
    const { email, postcode } = (request.body ?? {}) as Record<string, unknown>;
    const answer = await apiClient(config, { business, address: request.ip })
      .call('POST /location/future-contact', {
        body: { email: String(email ?? '').trim(), postcode: String(postcode ?? '') },
      })
      .catch(() => undefined);
    const code = answer?.ok === false ? answer.error.code : '';
    const from = cameFrom(request);
    const url = new URL(from ? from.pathname + from.search : '/stores-near-by', 'http://host');
    url.searchParams.set('contact', answer?.ok ? 'sent' : SAID.has(code) ? code : 'system_error');
    return reply.redirect(url.pathname + url.search, 303);
  });
}
