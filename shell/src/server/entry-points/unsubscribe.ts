import formbody from '@fastify/formbody';
import { SMALL_FORM_BYTES } from '@storefront/api/constants';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiClient } from '../api/api-client';
import { addressLimit } from '../api-proxy/address-limit';
import { PRIVATE_CACHE } from '../document/cache-control';
import type { DocumentServices } from '../document/serve-document';
import { businessOf } from '../session/session-routes';

/** Per address; a mail provider unsubscribes all its readers from a few. */
const MAX_REQUESTS_PER_MINUTE = 600;

type WithToken = { Querystring: { token?: unknown }; Body?: Record<string, unknown> };

/**
 * POST to the link of a marketing mail. Mail programs send one field, without cookies and from no page (RFC 8058), and
 * expect a reply that is no redirect; the page behind the link posts its form and is shown again. The signed token alone
 * decides, so a request from another site can do no more than the mail's reader.
 */
export function unsubscribeRoute(app: FastifyInstance, { businesses, rendering: { config } }: DocumentServices) {
  async function unsubscribe(request: FastifyRequest, token: unknown): Promise<number> {
    if (typeof token !== 'string' || token === '') return 422;
    const business = await businessOf(businesses, request).catch(() => undefined);
    if (!business) return 503;
    // Without the address of the request: many readers of one mail provider share it, and it is limited here.
    const done = await apiClient(config, { business })
      .call('POST /marketing/unsubscribe', { body: { token } })
      .catch(() => undefined);
    if (!done) return 503;
    if (done.ok) return 200;
    return done.error.code === 'unsubscribe_link_invalid' ? 422 : 503;
  }
  const answer = (reply: FastifyReply, token: unknown, status: number, isOneClick: boolean) => {
    reply.header('cache-control', PRIVATE_CACHE);
    if (isOneClick) return reply.code(status).type('text/plain; charset=utf-8').send(outcomes.get(status));
    const outcome = { 200: 'done', 422: 'invalid', 503: 'failed' }[status] ?? 'failed';
    const again = status === 503 && typeof token === 'string' ? { token } : {};
    return reply.redirect(urlTo('unsubscribe', {}, { ...again, outcome }), 303);
  };
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: SMALL_FORM_BYTES });
    // Mail programs may send the one field as multipart.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: SMALL_FORM_BYTES },
      async (_request: FastifyRequest, body: string) =>
        /name="List-Unsubscribe"\s+One-Click\s/.test(body) ? { 'List-Unsubscribe': 'One-Click' } : {},
    );
    scope.post<WithToken>(
      urlTo('unsubscribe'),
      { config: addressLimit(config, MAX_REQUESTS_PER_MINUTE) },
      async (request, reply) => {
        const { token } = request.query;
        const isOneClick = request.body?.['List-Unsubscribe'] === 'One-Click';
        return answer(reply, token, await unsubscribe(request, token), isOneClick);
      },
    );
  });
}

const outcomes: ReadonlyMap<number, string> = new Map([
  [200, 'You are unsubscribed.\n'],
  [422, 'The link is not valid.\n'],
  [503, 'Please try again later.\n'],
]);
