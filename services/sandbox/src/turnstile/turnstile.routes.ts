import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { sendFile } from '../http/send-file';
import { isObject } from '../json-object';
import { TurnstileTokens } from './tokens';

/** Cloudflare Turnstile: the widget's script, and siteverify, which takes a form or JSON. */
export function turnstileRoutes(app: FastifyInstance, config: Config, clock: Clock): void {
  const tokens = new TurnstileTokens(config.turnstileSecret, () => clock.now());

  app.get('/turnstile/v0/api.js', { config: { fault: 'turnstile:script' } }, async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(reply, config.browserDir, 'turnstile.js');
  });
  app.post(
    '/turnstile/v0/siteverify',
    {
      config: {
        fault: 'turnstile:siteverify',
        faultBody: () => ({ success: false, 'error-codes': ['internal-error'] }),
      },
    },
    async ({ body }) => tokens.verify(isObject(body) ? body : {}),
  );
}
