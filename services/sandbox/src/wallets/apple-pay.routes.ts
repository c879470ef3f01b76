import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { invalid } from '../http/problem';
import { sendFile } from '../http/send-file';
import { isObject } from '../json-object';

/** A merchant session is valid for five minutes. */
const SESSION_MS = 5 * 60_000;

/** Apple's script, and the call by which a merchant gets the session of one payment. */
export function applePayRoutes(app: FastifyInstance, config: Config, clock: Clock): void {
  app.get('/apple-pay/apple-pay-sdk.js', { config: { fault: 'apple-pay:script' } }, async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(reply, config.browserDir, 'apple-pay.js');
  });
  app.post(
    '/apple-pay/paymentservices/startSession',
    { config: { fault: 'apple-pay:session', faultBody: (status) => ({ statusCode: String(status) }) } },
    async ({ body }) => {
      const request = isObject(body) ? body : {};
      for (const name of ['merchantIdentifier', 'displayName', 'initiative', 'initiativeContext'])
        if (typeof request[name] !== 'string' || !request[name]) throw invalid(`${name} is missing`);
      if (request.initiative !== 'web') throw invalid('initiative must be web');
      const now = clock.now().getTime();
      return {
        epochTimestamp: now,
        expiresAt: now + SESSION_MS,
        merchantSessionIdentifier: `SS${randomUUID().replaceAll('-', '').toUpperCase()}`,
        nonce: randomUUID().slice(0, 8),
        merchantIdentifier: request.merchantIdentifier,
        domainName: request.initiativeContext,
        displayName: request.displayName,
        signature: '3080',
      };
    },
  );
}
