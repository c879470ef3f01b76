import type { FastifyInstance } from 'fastify';
import { requireKey } from '../authorisation';
import type { Gateway } from '../gateway';
import { createToken } from './tokens';

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};

/** POST /tokens, which browsers may call from any shop with the public key. */
export function tokensRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.options('/tokens', async (_request, reply) => reply.code(204).headers(CROSS_ORIGIN).send());
  app.post(
    '/tokens',
    {
      onRequest: [
        async (_request, reply) => void reply.headers(CROSS_ORIGIN),
        requireKey([...gateway.config.publicKeys, ...gateway.config.secretKeys]),
      ],
      config: { fault: 'checkoutcom:tokens', crossSite: true },
    },
    async (request, reply) => reply.code(201).send(createToken(gateway, request.body)),
  );
}
