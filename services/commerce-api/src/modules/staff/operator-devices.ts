import { DAY_MS } from '@storefront/api/durations';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorDevices } from '../../database/schema/operator';
import { deviceHashOf } from '../../http/callers/known-devices';
import { newToken } from '../../ids';
import type { Keys } from '../../keys';

/** A device that is used less often than monthly asks for a code again. */
const TRUSTED_MS = 30 * DAY_MS;

const trustedSince = (now: Date) => new Date(now.getTime() - TRUSTED_MS);

/** Whether an operator has logged in on a device lately. @param device the keyed hash of its secret, if it has one */
export async function isTrustedDevice(
  db: Database,
  operatorId: number,
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!device) return false;
  const isTrusted = and(
    eq(operatorDevices.operatorId, operatorId),
    eq(operatorDevices.deviceHash, device),
    gt(operatorDevices.usedAt, trustedSince(now)),
  );
  return (await db.$count(operatorDevices, isTrusted)) > 0;
}

/**
 * Records that an operator has logged in on a device; does nothing for a caller without a device secret. One that is new
 * to the operator gets a new secret, because somebody may have planted the one that it sent. Colleagues who share the
 * device are known by the new one too.
 * @returns the new secret
 */
export async function trustOperatorDevice(
  tx: Database,
  keys: Pick<Keys, 'digest'>,
  operatorId: number,
  device: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!device) return undefined;
  const [known] = await tx
    .update(operatorDevices)
    .set({ usedAt: now })
    .where(and(eq(operatorDevices.operatorId, operatorId), eq(operatorDevices.deviceHash, device)))
    .returning({ operatorId: operatorDevices.operatorId });
  if (known) return undefined;
  const secret = newToken();
  const renewed = { deviceHash: deviceHashOf(keys, secret) };
  await tx.update(operatorDevices).set(renewed).where(eq(operatorDevices.deviceHash, device));
  await tx.insert(operatorDevices).values({ operatorId, ...renewed, usedAt: now });
  return secret;
}

/** From now on every device must give a code again. */
export async function forgetOperatorDevices(tx: Database, operatorId: number): Promise<void> {
  await tx.delete(operatorDevices).where(eq(operatorDevices.operatorId, operatorId));
}

/** Deletes devices that are no longer trusted. */
export async function deleteOldOperatorDevices(db: Database, now: Date): Promise<void> {
  await db.delete(operatorDevices).where(lt(operatorDevices.usedAt, trustedSince(now)));
}
