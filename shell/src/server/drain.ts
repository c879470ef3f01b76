import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** With SHUTDOWN_DELAY_MS it stays below half a minute, which orchestrators usually allow. */
const DRAIN_MS = 23_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that the shell is about to stop: /readyz replies 503, and everything else works. */
    stopping: { hasBegun: boolean };
    /** Replies that last until the browser leaves. */
    forwardedStreams: Set<Readable>;
  }
}

/**
 * Lets a closing shell answer its open requests, and those that arrive on their connections meanwhile. Streams end at once,
 * because they would keep their connections open; browsers open them again.
 * @param drainMs connections that are still open after this time are destroyed
 */
export function drain(app: FastifyInstance, drainMs = DRAIN_MS): void {
  const streams = new Set<Readable>();
  app.decorate('stopping', { hasBegun: false });
  app.decorate('forwardedStreams', streams);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.destroy();
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
