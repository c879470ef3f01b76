import type { FastifyInstance } from 'fastify';
import { apiClient } from './api/api-client';
import type { Businesses } from './businesses';
import type { ShellConfig } from './config';

/** The file with which Apple checks that a host belongs to the business whose shoppers pay there; each host has its own. */
export function wellKnownRoutes(app: FastifyInstance, config: ShellConfig, businesses: Businesses): void {
  app.get('/.well-known/apple-developer-merchantid-domain-association', async ({ hostname }, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    const host = await businesses.of(hostname);
    const file = host && (await apiClient(config, host).call('GET /payments/apple-pay-domain'));
    if (!file?.ok || !file.data.association) return reply.code(404).send('No such file.');
    return reply.send(file.data.association);
  });
}
