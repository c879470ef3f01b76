import type { FastifyReply } from 'fastify';

/**
 * Answers with a problem (RFC 9457): its code for programs, its title for people, nothing of the inside.
 * @param detail what happened, in words that may be shown
 */
export function sendProblem(reply: FastifyReply, status: number, code: string, detail?: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title: code.replace(/_/g, ' '), status, code, ...(detail && { detail }) });
}
