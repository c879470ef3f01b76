import { problemCode } from '@storefront/api/api-problem';
import { lockHandheld } from '../lock/pin-work';

/** Why a screen of the desk could not be read. */
export type DeskFailure = { readonly kind: 'log-in' } | { readonly kind: 'no-right' } | { readonly kind: 'failed' };

/** What `read` finds, or why it finds nothing: nobody is logged in, it is not for this role, or it failed. */
export async function readDesk<Found extends { readonly kind: string }>(
  read: () => Promise<Found>,
): Promise<Found | DeskFailure> {
  try {
    return await read();
  } catch (thrown) {
    return failureOf(thrown);
  }
}

/** The same for a call that threw. A session that the server has locked locks this handheld too. */
export function failureOf(thrown: unknown): DeskFailure {
  if (problemCode(thrown) === 'operator_session_locked') {
    lockHandheld();
    return { kind: 'log-in' };
  }
  const status = statusOf(thrown);
  if (status === 401) return { kind: 'log-in' };
  return { kind: status === 403 ? 'no-right' : 'failed' };
}

/**
 * Whether a call was answered for good, rather than cut off by the connection, a deadline or a server in trouble, or while
 * another tab's attempt with the same key goes on.
 */
export function wasAnswered(thrown: unknown): boolean {
  const status = statusOf(thrown);
  const isForLater = status === 408 || status === 429 || problemCode(thrown) === 'request_in_progress';
  return status >= 400 && status < 500 && !isForLater;
}

const statusOf = (thrown: unknown): number =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : 0;
