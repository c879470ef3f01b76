import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { customerBlocks } from '../../database/schema/customer';
import { members } from '../../database/schema/member';
import { mailboxOf } from '../../formats/mailbox';
import { newId } from '../../ids';
import type { Keys } from '../../keys';
import { refuse } from '../../problem';

/** By which a blocked mailbox is recognised; labels after a plus are the same mailbox. */
export const blockHash = (keys: Pick<Keys, 'digest'>, email: string): string =>
  keys.digest(`customer block ${mailboxOf(email)}`);

/** Those of some e-mail addresses that are blocked. */
export async function blockedAmong(
  { db, keys }: { readonly db: Database; readonly keys: Pick<Keys, 'digest'> },
  businessId: number,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const hashes = new Map(emails.map((email) => [email, blockHash(keys, email)]));
  const rows = await db
    .select({ hash: customerBlocks.emailHash })
    .from(customerBlocks)
    .where(and(eq(customerBlocks.businessId, businessId), inArray(customerBlocks.emailHash, [...hashes.values()])));
  const blocked = new Set(rows.map(({ hash }) => hash));
  return new Set(emails.filter((email) => blocked.has(hashes.get(email) ?? '')));
}

/** A person at the checkout. */
interface Shopper {
  readonly memberId: number | null;
  readonly email: string;
}

/** The blocks of a person, by their account or by their mailbox. */
export const isBlockOf = (
  keys: Pick<Keys, 'digest'>,
  businessId: number,
  { memberId, email }: Shopper,
): SQL | undefined =>
  and(
    eq(customerBlocks.businessId, businessId),
    or(
      eq(customerBlocks.emailHash, blockHash(keys, email)),
      memberId === null ? undefined : eq(customerBlocks.memberId, memberId),
    ),
  );

/**
 * Refuses the checkout of a blocked person, and says nothing of why. A member is recognised by the mailbox of their
 * account too, whatever address they give.
 * @throws Problem checkout_refused
 */
export async function assertNotBlocked(
  db: Database,
  keys: Pick<Keys, 'digest'>,
  businessId: number,
  shopper: Shopper,
): Promise<void> {
  const [account] =
    shopper.memberId === null
      ? []
      : await db.select({ email: members.emailAddress }).from(members).where(eq(members.id, shopper.memberId));
  const known = [shopper, ...(account ? [{ ...shopper, email: account.email }] : [])];
  const isBlocked = or(...known.map((one) => isBlockOf(keys, businessId, one)));
  if ((await db.$count(customerBlocks, isBlocked)) > 0) throw refuse('checkout_refused');
}

/** An account changes its address: the block of its former mailbox goes with it. */
export async function blockNewAddress(
  tx: Database,
  keys: Pick<Keys, 'digest'>,
  member: { readonly id: number; readonly businessId: number; readonly emailAddress: string },
  newEmail: string,
): Promise<void> {
  const { id: memberId, businessId, emailAddress: email } = member;
  const [block] = await tx
    .select()
    .from(customerBlocks)
    .where(isBlockOf(keys, businessId, { memberId, email }));
  if (!block || block.memberId === memberId) return;
  await tx
    .insert(customerBlocks)
    .values({ ...block, id: newId(), memberId, draftOrderId: null, emailHash: blockHash(keys, newEmail) })
    .onConflictDoNothing();
}
