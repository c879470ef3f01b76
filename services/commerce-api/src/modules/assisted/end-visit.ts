import { DAY_MS } from '@storefront/api/durations';
import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { assistedVisits } from '../../database/schema/assisted-visit';
import { baskets } from '../../database/schema/basket';
import { sessions } from '../../database/schema/member';
import { orders } from '../../database/schema/order';
import { newToken } from '../../ids';
import { endSession } from '../auth/sessions/sessions.service';
import { eraseDetailsOfOwner } from '../basket/owners/personal-details';

/** How long it is kept who visited for whom; the record of what operators did has it longer. */
const VISIT_RETENTION_MS = DAY_MS;

/**
 * Gives the open baskets of somebody without an account new tokens, which nobody knows: with the old ones, which the
 * operator's browser had, they could be changed, and with that the order that waits for its payment.
 */
async function renewTokens(tx: Database, visitId: number, owner: string): Promise<void> {
  const drafted = tx.select({ id: orders.basketId }).from(orders).where(eq(orders.assistedVisitId, visitId));
  const isOfVisit = or(eq(baskets.detailsOwner, owner), inArray(baskets.id, drafted));
  const open = await tx
    .select({ id: baskets.id })
    .from(baskets)
    .where(and(eq(baskets.state, 'open'), isOfVisit));
  for (const { id } of open) await tx.update(baskets).set({ token: newToken() }).where(eq(baskets.id, id));
}

/** Ends a visit, the member's session that it has, erases what it typed into baskets, and closes those of guests to it. */
export async function endAssistedVisit(tx: Database, visitId: number, now: Date): Promise<void> {
  const [visit] = await tx
    .update(assistedVisits)
    .set({ endedAt: now })
    .where(and(eq(assistedVisits.id, visitId), isNull(assistedVisits.endedAt)))
    .returning({ owner: assistedVisits.detailsOwner, memberId: assistedVisits.memberId });
  if (visit?.owner && visit.memberId === null) await renewTokens(tx, visitId, visit.owner);
  if (visit?.owner) await eraseDetailsOfOwner(tx, visit.owner);
  const own = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.assistedVisitId, visitId));
  for (const { id } of own) await endSession(tx, id, now);
}

/** Deletes visits of yesterday, and ends those whose hour is over, with their sessions. */
export async function deleteOldVisits(db: Database, now: Date): Promise<void> {
  const isOver = and(
    isNotNull(assistedVisits.openedAt),
    isNull(assistedVisits.endedAt),
    lte(assistedVisits.endsAt, now),
  );
  const over = await db.select({ id: assistedVisits.id }).from(assistedVisits).where(isOver);
  for (const { id } of over) await inTransaction(db, (tx) => endAssistedVisit(tx, id, now));
  const isDone = or(isNotNull(assistedVisits.endedAt), isNull(assistedVisits.openedAt));
  const before = new Date(now.getTime() - VISIT_RETENTION_MS);
  await db.delete(assistedVisits).where(and(isDone, lt(assistedVisits.endsAt, before)));
}
