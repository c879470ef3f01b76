import type { LoginKind } from '@storefront/api/entities/session-state';
import type { Database } from '../../../database/database.types';
import { isNewDevice, trustDevice } from '../../../http/callers/known-devices';
import type { Keys } from '../../../keys';
import { queueNewDevice } from '../../../mail/new-device-mail';
import { joinBaskets } from '../../basket/owners/join-baskets';
import { takeWeeklyPlace } from '../../basket/take-weekly-place';
import type { Business } from '../../businesses/businesses.repository';
import { addPendingIdentities } from '../providers/member-identities';
import { type RefreshGrant, startSession } from './sessions.service';

/** A log-in: the member has proved who they are. */
export interface MemberLogin {
  readonly business: Business;
  readonly memberId: number;
  readonly kind: LoginKind;
  /** The device's basket, which is joined with the member's. */
  readonly basketToken: string | undefined;
  /** Keyed hash of the device's secret; undefined when the caller sent none. */
  readonly device: string | undefined;
  /** The device's browser and system, if it said. */
  readonly deviceName?: string | undefined;
  readonly keys: Pick<Keys, 'digest'>;
  readonly now: Date;
}

/** A session of a member, and their basket. */
export interface MemberSession extends RefreshGrant {
  readonly kind: LoginKind;
  readonly basketToken: string | undefined;
  /** The new secret of a device that was not known to the account before. */
  readonly loginDevice: string | undefined;
}

/**
 * Starts a session of a member, for every way to log in: joins the baskets, and trusts the device from now on; a
 * device that the member has not used before is announced by mail, and gets a new secret. It belongs to the transaction
 * in which the proof is used up; `memberTokens` makes the reply.
 */
export async function startMemberSession(
  tx: Database,
  { business, memberId, kind, basketToken, device, deviceName, keys, now }: MemberLogin,
): Promise<MemberSession> {
  const basket = await joinBaskets(tx, { business, memberId, basketToken, now });
  if (basket) await takeWeeklyPlace(tx, basket, now);
  await addPendingIdentities(tx, { businessId: business.id, memberId }, device, now);
  const isNew = await isNewDevice(tx, memberId, device);
  const loginDevice = await trustDevice(tx, keys, memberId, device, now);
  const session = await startSession(tx, memberId, business.id, kind, now, deviceName ?? null);
  if (isNew) await queueNewDevice(tx, business, session, now);
  return { ...session, kind, basketToken: basket?.token, loginDevice };
}
