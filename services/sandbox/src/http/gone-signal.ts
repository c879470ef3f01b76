import type { FastifyReply } from 'fastify';

/** Aborts when the caller's connection drops before it was answered, as a killed process's does. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
