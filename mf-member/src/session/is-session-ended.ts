import { problemCode } from '@storefront/api/api-problem';

const ENDED_CODES: readonly string[] = [
  'session_ended',
  'session_expired',
  'token_expired',
  'token_invalid',
  'refresh_token_invalid',
  'unauthenticated',
];

/** Whether a call failed because the member's session has ended. */
export function isSessionEnded(failure: unknown): boolean {
  return ENDED_CODES.includes(problemCode(failure) ?? '');
}
