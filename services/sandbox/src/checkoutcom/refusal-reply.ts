import type { FastifyError, FastifyReply } from 'fastify';
import { newId } from '../ids';
import { Refusal } from './refusal';

/** Any error below the gateway's path, in the gateway's format; 401 and 404 have no body. */
export function sendRefusal(error: FastifyError | Error, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  reply.code(refusal.status).header('cko-request-id', newId('req'));
  if (!refusal.errorType) return reply.send();
  return reply.send({
    request_id: newId('req'),
    error_type: refusal.errorType,
    error_codes: refusal.errorCodes,
  });
}

function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error;
  const status = (error as FastifyError).statusCode ?? (error instanceof SyntaxError ? 400 : 500);
  if (status >= 500) return new Refusal(500, 'processing_error', ['internal_error']);
  return new Refusal(status, 'request_invalid', [status === 413 ? 'request_body_too_large' : 'request_body_malformed']);
}
