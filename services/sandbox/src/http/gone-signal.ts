import type { FastifyReply } from 'fastify';

/** Aborts when the caller's connection closes before the reply, for instance because its process was killed. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
