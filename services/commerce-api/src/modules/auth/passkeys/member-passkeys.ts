import type { BodyOf } from '@storefront/api/operation-types';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { memberPasskeys } from '../../../database/schema/member';
import { refuse } from '../../../problem';

export type MemberPasskey = typeof memberPasskeys.$inferSelect;

/** A member's passkeys, the oldest first. */
export function passkeysOf(db: Database, memberId: number): Promise<MemberPasskey[]> {
  return db
    .select()
    .from(memberPasskeys)
    .where(eq(memberPasskeys.memberId, memberId))
    .orderBy(asc(memberPasskeys.createdAt), asc(memberPasskeys.id));
}

/** The passkey of a credential, whoever's it is. */
export async function passkeyOfCredential(
  db: Database,
  businessId: number,
  credentialId: string,
): Promise<MemberPasskey | undefined> {
  const [passkey] = await db
    .select()
    .from(memberPasskeys)
    .where(and(eq(memberPasskeys.businessId, businessId), eq(memberPasskeys.credentialId, credentialId)));
  return passkey;
}

/** @throws Problem passkey_not_found for an unknown, removed or another member's one */
export async function renamePasskey(
  db: Database,
  memberId: number,
  { passkeyId, name }: BodyOf<'POST /member/passkey-rename'>,
): Promise<void> {
  const [renamed] = await db
    .update(memberPasskeys)
    .set({ name: name.trim() })
    .where(and(eq(memberPasskeys.id, passkeyId), eq(memberPasskeys.memberId, memberId)))
    .returning();
  if (!renamed) throw refuse('passkey_not_found');
}

/** Removes every passkey from a member's ways to log in. */
export async function removePasskeys(tx: Database, memberId: number): Promise<void> {
  await tx.delete(memberPasskeys).where(eq(memberPasskeys.memberId, memberId));
}
