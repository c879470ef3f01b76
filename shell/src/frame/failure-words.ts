import { UNRECOVERABLE_ERROR } from '@storefront/api/unrecoverable-error';
import { connectionLost, systemError, tooManyRequests, unrecoverableError } from '@storefront/messages/system';

/** Codes of calls that nobody answered. */
const NO_ANSWER = ['network', 'timeout', 'upstream_timeout', 'upstream_unavailable'];

interface Failure {
  readonly code?: unknown;
  readonly status?: unknown;
  readonly detail?: unknown;
}

/** Whether no retry can mend what was thrown. */
export const isUnrecoverable = (reason: unknown): boolean =>
  (reason as Failure | undefined)?.code === UNRECOVERABLE_ERROR;

/** What a shopper reads of what was thrown: too many tries in the back end's words, a call without an answer, or a failure. */
export function failureWords(reason: unknown): string {
  const { code, status, detail } = (reason as Failure | undefined) ?? {};
  if (isUnrecoverable(reason)) return unrecoverableError;
  if (status === 429) return typeof detail === 'string' && detail ? detail : tooManyRequests;
  return typeof code === 'string' && NO_ANSWER.includes(code) ? connectionLost : systemError;
}
