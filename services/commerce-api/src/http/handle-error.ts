import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemBody } from '../problem';
import { problemOfError } from './problem-of-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem that the request got. */
    problemCode?: string;
  }
}

/** Writes any thrown error as a problem. Server errors are logged in full and answered without details. */
export function handleError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOfError(error);
  if (problem.status >= 500 && problem.code !== 'not_implemented') request.log.error({ err: error }, problem.code);
  request.problemCode = problem.code;
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  const declared = request.routeOptions.config?.operation?.errors;
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, declared)));
}
