import type { LogInProvider } from '@storefront/api/entities/enumerations';
import { and, eq, lt } from 'drizzle-orm';
import type { ProvenIdentity } from '../../../context/provider.types';
import type { Database } from '../../../database/database.types';
import { memberIdentities, pendingIdentities } from '../../../database/schema/member';
import { newId } from '../../../ids';
import { queueProviderMail } from '../../../mail/provider-mail';
import { lockMember } from '../../member/member.repository';

type Identity = Pick<ProvenIdentity, 'subject' | 'emailAddress'>;

interface Whose {
  readonly businessId: number;
  readonly memberId: number;
}

/** The member who logs in with an identity. Their row is locked, so that the identity cannot end before the log-in. */
export async function memberOfIdentity(
  tx: Database,
  businessId: number,
  provider: LogInProvider,
  subject: string,
): Promise<number | undefined> {
  const find = async () => {
    const [row] = await tx
      .select({ memberId: memberIdentities.memberId })
      .from(memberIdentities)
      .where(
        and(
          eq(memberIdentities.businessId, businessId),
          eq(memberIdentities.provider, provider),
          eq(memberIdentities.subject, subject),
        ),
      );
    return row?.memberId;
  };
  const memberId = await find();
  if (memberId === undefined) return undefined;
  return (await lockMember(tx, businessId, memberId)) ? find() : undefined;
}

/** Whether a member logs in with another identity of a provider. */
export async function hasProvider(db: Database, memberId: number, provider: LogInProvider): Promise<boolean> {
  const where = and(eq(memberIdentities.memberId, memberId), eq(memberIdentities.provider, provider));
  return (await db.$count(memberIdentities, where)) > 0;
}

/**
 * Gives a new account its identity.
 * @throws the database's error about member_identities_subject when it is another member's
 */
export async function saveFirstIdentity(
  tx: Database,
  whose: Whose,
  provider: LogInProvider,
  { subject, emailAddress: given }: Identity,
  now: Date,
): Promise<void> {
  const emailAddress = given ?? null;
  await tx.insert(memberIdentities).values({ id: newId(), ...whose, provider, subject, emailAddress, createdAt: now });
}

/**
 * Adds an identity to a member's ways to log in, and tells them by mail; it replaces an earlier one with the same
 * provider.
 * @throws the database's error about member_identities_subject when it is another member's
 */
export async function addIdentity(
  tx: Database,
  whose: Whose,
  provider: LogInProvider,
  { subject, emailAddress: given }: Identity,
  now: Date,
): Promise<void> {
  const id = newId();
  const what = { id, subject, emailAddress: given ?? null, createdAt: now };
  await tx
    .insert(memberIdentities)
    .values({ ...whose, provider, ...what })
    .onConflictDoUpdate({ target: [memberIdentities.memberId, memberIdentities.provider], set: what });
  await queueProviderMail(tx, 'provider_added', whose, id, now);
}

/** How long a shopper may take to log in in another way. */
const PENDING_MS = 30 * 60_000;

/** Keeps an identity until the owner of the account with its address logs in on the same device. */
export async function savePendingIdentity(
  db: Database,
  { memberId, device }: { memberId: number; device: string },
  provider: LogInProvider,
  { subject, emailAddress }: { subject: string; emailAddress: string },
  now: Date,
): Promise<void> {
  const what = { subject, emailAddress, expiresAt: new Date(now.getTime() + PENDING_MS) };
  await db
    .insert(pendingIdentities)
    .values({ memberId, deviceHash: device, provider, ...what })
    .onConflictDoUpdate({
      target: [pendingIdentities.memberId, pendingIdentities.deviceHash, pendingIdentities.provider],
      set: what,
    });
}

/** Adds the identities that are pending until this log-in. One that became another member's meanwhile is left out. */
export async function addPendingIdentities(
  tx: Database,
  whose: Whose,
  device: string | undefined,
  now: Date,
): Promise<void> {
  if (!device) return;
  const pending = await tx
    .delete(pendingIdentities)
    .where(and(eq(pendingIdentities.memberId, whose.memberId), eq(pendingIdentities.deviceHash, device)))
    .returning();
  for (const { provider, subject, emailAddress, expiresAt } of pending)
    if (expiresAt > now) {
      const [added] = await tx
        .insert(memberIdentities)
        .values({ id: newId(), ...whose, provider, subject, emailAddress, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (added) await queueProviderMail(tx, 'provider_added', whose, added.id, now);
    }
}

/** Removes every provider from a member's ways to log in. */
export async function removeIdentities(tx: Database, memberId: number): Promise<void> {
  await tx.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId));
}

export async function deleteOldPendingIdentities(db: Database, now: Date): Promise<void> {
  await db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now));
}
