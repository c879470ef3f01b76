import { COLLECTIONS_LISTED_MAX } from '@storefront/api/constants';
import type { Collection } from '@storefront/api/entities/desk/collection';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { orderPicks } from '../../../database/schema/order-pick';
import { displayPhone } from '../../../formats/display-phone';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { agesOf, cashOf } from '../ages-and-cash';
import { storeOfOperator } from '../store-of-operator';
import { matchesText } from './matches-text';

type PickRow = typeof orderPicks.$inferSelect;

interface Counter {
  country: string;
  ages: ReadonlyMap<number, number | null>;
  cash: ReadonlyMap<number, number>;
  now: Date;
}

function collectionView(order: PlacedOrder, pick: PickRow | null, counter: Counter): Collection {
  const { contact, slotEndsAt, draftOrderId } = order;
  return {
    businessOrderId: order.businessOrderId,
    customer: `${contact.firstName} ${contact.lastName}`,
    phone: displayPhone(contact.phoneNumber, counter.country),
    slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: slotEndsAt?.toISOString() ?? null,
    isReady: order.status === 'picked',
    place: pick?.place ?? null,
    bags: pick?.bags ?? [],
    itemCount: order.itemCount,
    toPay: counter.cash.get(draftOrderId) || null,
    proofOfAge: counter.ages.get(draftOrderId) ?? null,
    isOverdue: slotEndsAt !== null && slotEndsAt <= counter.now,
  };
}

/** The collection orders of a store that are picked or being picked, by their slots. @throws Problem store_not_found */
export async function listCollections(
  db: Database,
  { storeId, text }: BodyOf<'POST /desk/collections'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/collections'>> {
  const { country } = (await storeOfOperator(db, operator, storeId)).settings;
  const rows = await db
    .select({ order: orders, pick: orderPicks })
    .from(orders)
    .leftJoin(orderPicks, eq(orderPicks.draftOrderId, orders.draftOrderId))
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.fulfilmentMethod, 'collection'),
        inArray(orders.status, ['store_accepted_picking', 'picked']),
        isNull(orders.changedInto),
        text === undefined ? undefined : matchesText(text),
      ),
    )
    .orderBy(asc(orders.slotStartsAt), asc(orders.placedAt))
    .limit(COLLECTIONS_LISTED_MAX);
  const ids = rows.map(({ order }) => order.draftOrderId);
  const counter = { country, now, ages: await agesOf(db, ids), cash: await cashOf(db, ids) };
  return {
    collections: rows.flatMap(({ order, pick }) => (isPlaced(order) ? [collectionView(order, pick, counter)] : [])),
  };
}
