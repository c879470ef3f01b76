import { problemCode } from '@storefront/api/api-problem';
import { lockHandheld, untilOpen } from '../lock/pin-work';

/** Why a screen of the desk could not be read. */
export type DeskFailure = { readonly kind: 'log-in' } | { readonly kind: 'no-right' } | { readonly kind: 'failed' };

/**
 * What `read` finds, or why it finds nothing: nobody is logged in, it is not for this role, or it failed. On a handheld
 * that shows its lock it waits for the PIN, so that the page below stays as it is.
 */
export async function readDesk<Found extends { readonly kind: string }>(
  read: () => Promise<Found>,
): Promise<Found | DeskFailure> {
  try {
    return await read();
  } catch (thrown) {
    const open = wasLocked(thrown) ? untilOpen() : undefined;
    if (!open) return failureOf(thrown);
    await open;
    return readDesk(read);
  }
}

/** Whether a call was refused because the server has locked the session of this handheld, whose screen is locked then. */
export function wasLocked(thrown: unknown): boolean {
  if (problemCode(thrown) !== 'operator_session_locked') return false;
  lockHandheld();
  return true;
}

/** The same for a call that threw. */
export function failureOf(thrown: unknown): DeskFailure {
  const status = statusOf(thrown);
  if (status === 401 || wasLocked(thrown)) return { kind: 'log-in' };
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
