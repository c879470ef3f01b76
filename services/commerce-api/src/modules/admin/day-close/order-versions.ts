import type { BasketTotals } from '@storefront/api/entities/basket';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { type AgreedSums, orderEvents, orders } from '../../../database/schema/order';
import type { OrderBreakdown } from '../../pricing/pricing.types';

/** The sums of an order at some time. */
export interface OrderSums {
  totals: BasketTotals;
  total: number;
  breakdown: OrderBreakdown | null;
}

/** An order as it was between two changes of its shopper. */
export interface OrderVersion extends OrderSums {
  storeId: number;
  /** The sums before it was picked, if it was picked otherwise. */
  agreed: AgreedSums | null;
  /** Undefined for a draft. */
  placedAt: Date | undefined;
  pickedAt: Date | undefined;
}

const columns = {
  draftOrderId: orders.draftOrderId,
  changedInto: orders.changedInto,
  storeId: orders.storeId,
  totals: orders.totals,
  total: orders.total,
  breakdown: orders.breakdown,
  agreed: orders.agreed,
};

type Row = Omit<OrderVersion, 'placedAt' | 'pickedAt'> & { draftOrderId: number; changedInto: number | null };

/** The rows of some orders as they are and as they were before each change, the latest first. */
async function rowsOfVersions(db: Database, present: readonly number[]): Promise<[present: number, row: Row][]> {
  const now: Row[] = await db
    .select(columns)
    .from(orders)
    .where(inArray(orders.draftOrderId, [...present]));
  const found: [number, Row][] = now.map((row) => [row.draftOrderId, row]);
  for (let level = found; level.length > 0; ) {
    const ids = level.map(([, { draftOrderId }]) => draftOrderId);
    const before: Row[] = await db.select(columns).from(orders).where(inArray(orders.changedInto, ids));
    level = level.flatMap(([of, { draftOrderId }]) =>
      before.filter(({ changedInto }) => changedInto === draftOrderId).map((row): [number, Row] => [of, row]),
    );
    found.push(...level);
  }
  return found;
}

/** The versions of some orders, the latest first. @param present as payments name them: at their latest version */
export async function versionsOf(db: Database, present: readonly number[]): Promise<Map<number, OrderVersion[]>> {
  const rows = present.length > 0 ? await rowsOfVersions(db, present) : [];
  if (rows.length === 0) return new Map();
  const moves = await db
    .select({ draftOrderId: orderEvents.draftOrderId, status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        inArray(
          orderEvents.draftOrderId,
          rows.map(([, { draftOrderId }]) => draftOrderId),
        ),
        inArray(orderEvents.status, ['sent_to_store', 'picked']),
        isNull(orderEvents.action),
      ),
    );
  const times = new Map(moves.map(({ draftOrderId, status, at }) => [`${draftOrderId} ${status}`, at]));
  const versions = new Map<number, OrderVersion[]>();
  for (const [now, { draftOrderId, changedInto: _next, ...sums }] of rows) {
    const placedAt = times.get(`${draftOrderId} sent_to_store`);
    const pickedAt = times.get(`${draftOrderId} picked`);
    versions.set(now, [...(versions.get(now) ?? []), { ...sums, placedAt, pickedAt }]);
  }
  return versions;
}

/** The version that stood at a time; undefined before the order was placed. */
export const versionAt = (versions: readonly OrderVersion[] = [], at: Date): OrderVersion | undefined =>
  versions.find(({ placedAt }) => placedAt !== undefined && placedAt <= at);

/**
 * The sums for which an amount was taken: those that were agreed, if it was taken before the order was picked, or while
 * it was.
 */
export function sumsTaken(version: OrderVersion, amount: number, at: Date): OrderSums {
  const { agreed, pickedAt, total } = version;
  if (!agreed) return version;
  const isBefore = (pickedAt !== undefined && pickedAt > at) || (amount === agreed.total && amount !== total);
  return isBefore ? agreed : version;
}
