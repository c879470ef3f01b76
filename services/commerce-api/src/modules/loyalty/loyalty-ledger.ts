import type { LoyaltyEntry, LoyaltyRules } from '@storefront/api/entities/loyalty';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { loyaltyEntries } from '../../database/schema/loyalty';
import { members } from '../../database/schema/member';
import { orders } from '../../database/schema/order';
import { refunds } from '../../database/schema/refund';
import { newId } from '../../ids';
import { keptPoints, pointsFor, tiersOf } from './loyalty-rules';
import { grantReward, offerReward } from './member-rewards';

/** Locks a member's row, so that changes of their balance follow each other. False when there is no such member. */
export async function lockMember(tx: Database, memberId: number): Promise<boolean> {
  const [row] = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
  return row !== undefined;
}

const sumOf = sql<number>`coalesce(sum(${loyaltyEntries.points}), 0)::int`;

export async function loyaltyBalance(db: Database, memberId: number): Promise<number> {
  const [row] = await db.select({ sum: sumOf }).from(loyaltyEntries).where(eq(loyaltyEntries.memberId, memberId));
  return row?.sum ?? 0;
}

/** What was paid for the goods of an order after discounts, and what of it was not refunded; in minor units. */
async function spentOnGoods(
  tx: Database,
  { draftOrderId, status, totals }: OrderRow,
): Promise<{ spent: number; left: number }> {
  const [refunded] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    // What was not picked is not in the totals; delivery and goodwill are no goods.
    .where(and(eq(refunds.draftOrderId, draftOrderId), inArray(refunds.kind, ['order', 'line', 'gateway'])));
  const spent = totals.items - totals.discount;
  return { spent, left: status === 'delivered' ? Math.max(0, spent - (refunded?.sum ?? 0)) : 0 };
}

/** What an order has earned, and what is left of it after refunds. */
async function entriesOf(tx: Database, draftOrderId: number): Promise<{ earned: number; left: number }> {
  const [row] = await tx
    .select({
      left: sumOf,
      earned: sql<number>`coalesce(sum(${loyaltyEntries.points}) filter (where ${loyaltyEntries.kind} = 'order'), 0)::int`,
    })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.draftOrderId, draftOrderId));
  return row ?? { earned: 0, left: 0 };
}

/**
 * Adds what a delivered order earns, or takes back with a refund the share of what it had earned; the rules of the day
 * count for deliveries only. The caller has locked the order's row.
 */
export async function settleLoyalty(
  tx: Database,
  rules: LoyaltyRules,
  order: OrderRow,
  event: 'delivered' | 'refunded',
  now: Date,
): Promise<void> {
  const { memberId, businessId, draftOrderId } = order;
  if (memberId === null || !(await lockMember(tx, memberId))) return;
  const { spent, left } = await spentOnGoods(tx, order);
  const before = await entriesOf(tx, draftOrderId);
  const points = event === 'delivered' ? pointsFor(rules, left) : keptPoints(rules, before.earned, left, spent);
  const change = event === 'delivered' ? points - before.left : Math.min(0, points - before.left);
  if (change === 0) return;
  const kind = change > 0 ? ('order' as const) : ('refund' as const);
  await tx
    .insert(loyaltyEntries)
    .values({ id: newId(), businessId, memberId, kind, points: change, draftOrderId, at: now });
  const balance = await loyaltyBalance(tx, memberId);
  for (const { from, reward: amount } of tiersOf(rules)) {
    const grant = { businessId, memberId, source: 'loyalty' as const, key: `tier ${from}`, amount };
    if (balance >= from) await grantReward(tx, grant, now);
    await offerReward(tx, grant, balance >= from);
  }
}

/** About a year of weekly orders. */
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
    kind,
    points,
    businessOrderId: number,
    at: at.toISOString(),
  }));
}
