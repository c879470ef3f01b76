import type { FastifyError } from 'fastify';
import { invalid, Problem } from './problem';

/** An error before or inside a handler, in the sandbox's own format. */
export function problemOfError(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode, validation } = error as FastifyError;
  if (validation) return invalid(error.message);
  if (statusCode === 413) return new Problem(413, 'body_too_large', 'The body is too large');
  if (statusCode === 415) return new Problem(415, 'media_type_unsupported', 'This kind of body is not understood here');
  if (error instanceof SyntaxError || code.startsWith('FST_ERR_CTP')) {
    return new Problem(400, 'invalid_json', 'The body could not be read');
  }
  if (statusCode && statusCode < 500) return new Problem(statusCode, 'validation_failed', error.message);
  return new Problem(500, 'internal_error', 'There was an error in the sandbox');
}
