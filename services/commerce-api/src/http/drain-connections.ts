import type { FastifyInstance } from 'fastify';

/** The shell waits 20 s for a reply; with SHUTDOWN_DELAY_MS it stays below half a minute, which orchestrators usually allow. */
const DRAIN_MS = 23_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that the service is about to stop: /readyz replies 503, and everything else works. */
    stopping: { hasBegun: boolean };
  }
}

/**
 * Lets a closing server end once its open requests are answered. Without it, a connection whose request is answered
 * during the close is kept alive for another 72 seconds.
 * @param drainMs connections that are still open after this time are destroyed
 */
export function drainConnections(app: FastifyInstance, drainMs = DRAIN_MS): void {
  app.decorate('stopping', { hasBegun: false });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
