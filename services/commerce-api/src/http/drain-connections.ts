import type { FastifyInstance } from 'fastify';

/** How long open requests may take after the service began to stop; the shell waits 20 s for a reply. */
const DRAIN_MS = 25_000;

/**
 * Lets a closing server end once its open requests are answered. Without it, a connection whose request is answered
 * during the close is kept alive for another 72 seconds.
 * @param drainMs connections that are still open after this time are destroyed
 */
export function drainConnections(app: FastifyInstance, drainMs = DRAIN_MS): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
