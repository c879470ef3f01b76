import { ERRORS_LISTED_MAX } from '@storefront/api/constants';
import type { FastifyError } from 'fastify';
import { brokenConstraint, isDatabaseUnavailable, sqlState } from '../database/database-error';
import { Problem, refuse } from '../problem';

type ValidationEntry = NonNullable<FastifyError['validation']>[number];

/** '/menuItem/quantity' becomes 'menuItem.quantity'; a missing or unknown field is named too. */
function fieldPath({ instancePath, params }: ValidationEntry): string {
  const parts = instancePath.split('/').slice(1);
  const named = params.missingProperty ?? params.additionalProperty;
  if (typeof named === 'string') parts.push(named);
  return parts.join('.');
}

function fromValidation(entries: ValidationEntry[]): Problem {
  const errors = entries.slice(0, ERRORS_LISTED_MAX).map((entry) => ({
    path: fieldPath(entry),
    // Shoppers cannot read a regular expression.
    message: entry.keyword === 'pattern' ? 'is not written as it should be' : (entry.message ?? 'is not valid'),
    code: entry.keyword,
  }));
  const first = errors[0];
  return refuse('validation_failed', first ? `${first.path || 'body'} ${first.message}` : undefined, errors);
}

const byFastifyCode: Readonly<Record<string, Parameters<typeof refuse>[0]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_BAD_URL: 'request_malformed',
};

/** SQLSTATE 22: the database cannot store the value, such as a NUL byte in a text. This is the caller's fault. */
function isUnreadableValue(error: unknown): boolean {
  return (sqlState(error) ?? '').startsWith('22');
}

/** The member was deleted while the call was under way: foreign keys of members are named alike. */
const isMemberGone = (error: unknown): boolean =>
  sqlState(error) === '23503' && (brokenConstraint(error) ?? '').endsWith('_of_member');

/** Converts any thrown value to a problem. Bad input never becomes a 500. */
export function problemOfError(error: FastifyError | Problem | Error): Problem {
  if (error instanceof Problem) return error;
  if ('validation' in error && error.validation) return fromValidation(error.validation);
  const known = 'code' in error ? byFastifyCode[error.code] : undefined;
  if (known) return refuse(known);
  if (error instanceof SyntaxError) return refuse('invalid_json');
  if (isDatabaseUnavailable(error)) return refuse('database_unavailable');
  if (isMemberGone(error)) return refuse('session_ended');
  if (isUnreadableValue(error)) return refuse('validation_failed', 'A value cannot be stored');
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refuse('request_malformed');
  return refuse('internal_error', 'There was an error on the system. Please try again.');
}
