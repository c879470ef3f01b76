import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { sendFile } from '../http/send-file';

/** Google Pay's script. Its payment data goes from the browser to the shop, and from there to the card gateway. */
export function googlePayRoutes(app: FastifyInstance, config: Config): void {
  app.get('/google-pay/pay.js', { config: { fault: 'google-pay:script' } }, async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(reply, config.browserDir, 'google-pay.js');
  });
}
