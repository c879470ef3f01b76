import type { LoyaltyEntry, LoyaltyRules } from '@storefront/api/entities/loyalty';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { loyaltyEntries } from '../../database/schema/loyalty';
import { members } from '../../database/schema/member';
import { orders } from '../../database/schema/order';
import { refunds } from '../../database/schema/refund';
import { newId } from '../../ids';
import type { OrderRow } from '../orders/order-view';
import { pointsFor, tiersOf } from './loyalty-rules';
import { grantReward, offerReward } from './member-rewards';

/** Locks a member's row, so that changes of their balance follow each other. False when there is no such member. */
export async function lockMember(tx: Database, memberId: number): Promise<boolean> {
  const [row] = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
  return row !== undefined;
}

const sumOf = sql<number>`coalesce(sum(${loyaltyEntries.points}), 0)::int`;

export async function loyaltyBalance(db: Database, memberId: number): Promise<number> {
  const [row] = await db.select({ sum: sumOf }).from(loyaltyEntries).where(eq(loyaltyEntries.memberId, memberId));
  return row?.sum ?? 0;
}

/** What was paid for the goods of an order after discounts and refunds; 0 unless it is delivered. In minor units. */
async function spentOnGoods(tx: Database, { draftOrderId, status, totals }: OrderRow): Promise<number> {
  if (status !== 'delivered') return 0;
  const [refunded] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    // What was not picked is not in the totals; delivery and goodwill are no goods.
    .where(and(eq(refunds.draftOrderId, draftOrderId), inArray(refunds.kind, ['order', 'line', 'gateway'])));
  return Math.max(0, totals.items - totals.discount - (refunded?.sum ?? 0));
}

/**
 * Brings a member's points for an order to what they should be: earned when it is delivered, taken back with a refund.
 * The caller has locked the order's row.
 */
export async function settleLoyalty(tx: Database, rules: LoyaltyRules, order: OrderRow, now: Date): Promise<void> {
  const { memberId, businessId, draftOrderId } = order;
  if (memberId === null || !(await lockMember(tx, memberId))) return;
  const [earned] = await tx
    .select({ sum: sumOf })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.draftOrderId, draftOrderId));
  const points = pointsFor(rules, await spentOnGoods(tx, order)) - (earned?.sum ?? 0);
  if (points === 0) return;
  const kind = points > 0 ? ('order' as const) : ('refund' as const);
  await tx.insert(loyaltyEntries).values({ id: newId(), businessId, memberId, kind, points, draftOrderId, at: now });
  const balance = await loyaltyBalance(tx, memberId);
  for (const { from, reward: amount } of tiersOf(rules)) {
    const grant = { businessId, memberId, source: 'loyalty' as const, key: `tier ${from}`, amount };
    if (balance >= from) await grantReward(tx, grant, now);
    await offerReward(tx, grant, balance >= from);
  }
}

const LATEST_COUNT = 50;

/** The latest movements, newest first. */
export async function latestEntries(db: Database, memberId: number): Promise<LoyaltyEntry[]> {
  const rows = await db
    .select({ entry: loyaltyEntries, number: orders.businessOrderId })
    .from(loyaltyEntries)
    .leftJoin(orders, eq(orders.draftOrderId, loyaltyEntries.draftOrderId))
    .where(eq(loyaltyEntries.memberId, memberId))
    .orderBy(desc(loyaltyEntries.at), desc(loyaltyEntries.id))
    .limit(LATEST_COUNT);
  return rows.map(({ entry: { kind, points, at }, number }) => ({
    ...{ kind, points, businessOrderId: number, at: at.toISOString() },
  }));
}
