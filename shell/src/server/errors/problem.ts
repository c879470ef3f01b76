import type { FastifyReply } from 'fastify';

/**
 * Replies with a problem (RFC 9457): a code for programs, a title for people, no internals.
 * @param detail what happened, in words that may be shown
 */
export function sendProblem(reply: FastifyReply, status: number, code: string, detail?: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title: code.replace(/_/g, ' '), status, code, ...(detail && { detail }) });
}
