import type { Operation } from '@storefront/api/declaration/operation';
import { isFloorWork } from '@storefront/api/entities/operator';
import { adminDriverLocation } from '@storefront/api/operations/admin/driver-location-set';
import { deskLogOut } from '@storefront/api/operations/desk/log-out';
import { isSessionLocked, type SessionRow } from '../../modules/operators/operator-sessions';
import { refuse } from '../../problem';

/** The page of a driver sends it by itself: it is no touch, and a lock does not stop the map of who waits for the van. */
export const isSentByItself = ({ id }: Pick<Operation, 'id'>): boolean => id === adminDriverLocation.id;

/**
 * What a session may do that was opened with a PIN: floor work, until it is locked. Six digits that colleagues may have
 * seen open no money, prices, keys or staff. Ending it shows nothing, so that is allowed while it is locked.
 * @throws Problem operator_session_locked, operator_password_needed
 */
export function assertPinSession(session: SessionRow, operation: Operation, now: Date): void {
  const { id, roles = [], needsPassword } = operation;
  if (id === deskLogOut.id) return;
  if (isSessionLocked(session, now) && !isSentByItself(operation)) throw refuse('operator_session_locked');
  if (needsPassword || !isFloorWork(roles)) throw refuse('operator_password_needed');
}
