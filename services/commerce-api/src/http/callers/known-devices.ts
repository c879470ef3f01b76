import { DAY_MS } from '@storefront/api/durations';
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { knownDevices, members, sessions } from '../../database/schema/member';
import { newToken } from '../../ids';
import type { Keys } from '../../keys';

/** Browsers do not keep a cookie longer than this. */
const KNOWN_DEVICE_DAYS = 400;

/** Whether a device has logged in to the account of an e-mail address before. */
export async function isKnownDevice(
  db: Database,
  businessId: number,
  email: string,
  deviceHash: string,
): Promise<boolean> {
  const [row] = await db
    .select({ memberId: knownDevices.memberId })
    .from(knownDevices)
    .innerJoin(members, eq(members.id, knownDevices.memberId))
    .where(
      and(eq(knownDevices.deviceHash, deviceHash), eq(members.businessId, businessId), eq(members.emailAddress, email)),
    );
  return row !== undefined;
}

/** Whether a member has logged in on a device before. */
export const isDeviceOf = async (db: Database, memberId: number, deviceHash: string): Promise<boolean> =>
  (await db.$count(knownDevices, and(eq(knownDevices.memberId, memberId), eq(knownDevices.deviceHash, deviceHash)))) >
  0;

/**
 * Whether a member who has logged in before does so on a device that is not known. The first log-in of an account is not
 * news to its owner.
 */
export async function isNewDevice(tx: Database, memberId: number, deviceHash: string | undefined): Promise<boolean> {
  if (deviceHash && (await isDeviceOf(tx, memberId, deviceHash))) return false;
  const [earlier] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.memberId, memberId)).limit(1);
  return earlier !== undefined;
}

/** The keyed hash of a device's secret, which is all that is stored of it. */
export const deviceHashOf = (keys: Pick<Keys, 'digest'>, secret: string): string =>
  keys.digest(`login device ${secret}`);

/**
 * Records that a member has proved on a device who they are; does nothing for a caller without a device secret. One that
 * the account does not know gets a new secret: somebody may have planted the one that it sent, to try passwords as this
 * device later. Other members of the same device are known by the new one too.
 * @returns the new secret
 */
export async function trustDevice(
  tx: Database,
  keys: Pick<Keys, 'digest'>,
  memberId: number,
  deviceHash: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!deviceHash) return undefined;
  const [known] = await tx
    .update(knownDevices)
    .set({ usedAt: now })
    .where(and(eq(knownDevices.memberId, memberId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ memberId: knownDevices.memberId });
  if (known) return undefined;
  const secret = newToken();
  const renewed = { deviceHash: deviceHashOf(keys, secret) };
  await tx.update(knownDevices).set(renewed).where(eq(knownDevices.deviceHash, deviceHash));
  await tx.insert(knownDevices).values({ memberId, ...renewed, usedAt: now });
  return secret;
}

/**
 * After a password reset, a device that knew the old password must log in again before it counts as the member's own.
 */
export async function deleteOtherDevices(
  tx: Database,
  memberId: number,
  deviceHash: string | undefined,
): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.memberId, memberId), deviceHash ? ne(knownDevices.deviceHash, deviceHash) : undefined));
}

/** Deletes devices that have not been used for as long as their secret is valid. */
export async function deleteOldDevices(db: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, new Date(now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS)));
}
