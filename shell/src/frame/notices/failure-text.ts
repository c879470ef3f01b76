import { UNRECOVERABLE_ERROR } from '@storefront/api/unrecoverable-error';
import { connectionLost, systemError, tooManyRequests, unrecoverableError } from '@storefront/messages/system';

/** Codes of calls without a reply. */
const NO_ANSWER = ['network', 'timeout', 'upstream_timeout', 'upstream_unavailable'];

interface Failure {
  readonly code?: unknown;
  readonly status?: unknown;
  readonly detail?: unknown;
}

/** Whether a retry cannot solve the error. */
export const isUnrecoverable = (reason: unknown): boolean =>
  (reason as Failure | undefined)?.code === UNRECOVERABLE_ERROR;

/**
 * The text for a thrown error: the back end's own for too many requests, else that of a lost connection or a failure.
 */
export function failureText(reason: unknown): string {
  const { code, status, detail } = (reason as Failure | undefined) ?? {};
  if (isUnrecoverable(reason)) return unrecoverableError;
  if (status === 429) return typeof detail === 'string' && detail ? detail : tooManyRequests;
  return typeof code === 'string' && NO_ANSWER.includes(code) ? connectionLost : systemError;
}
