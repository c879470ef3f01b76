import type { FastifyReply } from 'fastify';

/** Answers with a problem (RFC 9457): its code for programs, its title for people, nothing of the inside. */
export function sendProblem(reply: FastifyReply, status: number, code: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title: code.replace(/_/g, ' '), status, code });
}
