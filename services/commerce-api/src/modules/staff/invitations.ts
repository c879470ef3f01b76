import { DAY_MS, HOUR_MS } from '@storefront/api/durations';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorInvitations, operators } from '../../database/schema/operator';
import { newId } from '../../ids';
import type { Keys } from '../../keys';
import { queueMail } from '../../mail/queue-mail';
import { refuse } from '../../problem';

/** A colleague who is invited before a weekend finds the link working after it. */
const INVITATION_VALID_MS = 3 * DAY_MS;
/** Short, so that a link found in an old mail no longer works. */
const PASSWORD_LINK_VALID_MS = HOUR_MS;
/** A late click gets the same answer for a day. */
const RETENTION_MS = DAY_MS;

type Digest = Pick<Keys, 'digest'>;
type OperatorRow = typeof operators.$inferSelect;
type LinkMail = 'operator_invitation' | 'operator_password';

/** The secret of a link, derived from the row and a key outside the database, so that a retried mail has the same. */
export const invitationToken = (keys: Digest, invitationId: number): string =>
  keys.digest(`operator invitation ${invitationId}`);

const hashOf = (keys: Digest, token: string) => keys.digest(`operator invitation token ${token}`);

/** Uses up every link of an operator. */
export async function useUpInvitations(tx: Database, operatorId: number, now: Date): Promise<void> {
  await tx
    .update(operatorInvitations)
    .set({ usedAt: now })
    .where(and(eq(operatorInvitations.operatorId, operatorId), isNull(operatorInvitations.usedAt)));
}

/**
 * Mails an operator a link to set a password. A colleague's invitation replaces earlier links; "forgotten password" ends
 * none, because a stranger can ask for it. Does nothing without an e-mail address.
 */
export async function inviteOperator(
  tx: Database,
  keys: Digest,
  { id: operatorId, businessId, email }: OperatorRow,
  kind: LinkMail,
  now: Date,
): Promise<void> {
  if (!email) return;
  if (kind === 'operator_invitation') await useUpInvitations(tx, operatorId, now);
  const id = newId();
  const validMs = kind === 'operator_invitation' ? INVITATION_VALID_MS : PASSWORD_LINK_VALID_MS;
  await tx.insert(operatorInvitations).values({
    id,
    operatorId,
    tokenHash: hashOf(keys, invitationToken(keys, id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  });
  await queueMail(tx, { kind, businessId, subjectId: id, recipient: email }, now);
}

/** The operator of a link of a business that works. @throws Problem operator_invitation_invalid */
export async function operatorOfInvitation(
  db: Database,
  keys: Digest,
  businessId: number,
  token: string,
  now: Date,
): Promise<{ invitationId: number; operatorId: number; email: string }> {
  const [found] = await db
    .select({ invitationId: operatorInvitations.id, operatorId: operators.id, email: operators.email })
    .from(operatorInvitations)
    .innerJoin(operators, eq(operators.id, operatorInvitations.operatorId))
    .where(
      and(
        eq(operatorInvitations.tokenHash, hashOf(keys, token)),
        eq(operators.businessId, businessId),
        isNull(operators.withdrawnAt),
        isNull(operatorInvitations.usedAt),
        gt(operatorInvitations.expiresAt, now),
      ),
    );
  if (!found?.email) throw refuse('operator_invitation_invalid');
  return { ...found, email: found.email };
}

/** Uses a link up, in the transaction of what it allows. @throws Problem operator_invitation_invalid when another was first */
export async function redeemInvitation(tx: Database, invitationId: number, now: Date): Promise<void> {
  const used = await tx
    .update(operatorInvitations)
    .set({ usedAt: now })
    .where(and(eq(operatorInvitations.id, invitationId), isNull(operatorInvitations.usedAt)))
    .returning({ id: operatorInvitations.id });
  if (used.length === 0) throw refuse('operator_invitation_invalid');
}

/** Deletes links that expired long ago. */
export async function deleteOldInvitations(db: Database, now: Date): Promise<void> {
  await db.delete(operatorInvitations).where(lt(operatorInvitations.expiresAt, new Date(now.getTime() - RETENTION_MS)));
}
