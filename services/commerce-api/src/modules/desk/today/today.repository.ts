import { BOARD_PAST_DAYS } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { DriverAtWork } from '@storefront/api/entities/desk/today';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { at, type Database } from '../../../database/database.types';
import { deliveryRuns, deliveryStops } from '../../../database/schema/delivery-run';
import { orderLines, orders } from '../../../database/schema/order';
import { orderPicks } from '../../../database/schema/order-pick';
import { reservations, slots } from '../../../database/schema/slots';
import { endedStates, type OrderState } from '../../../states/order-status';

interface StoreDay {
  storeId: number;
  day: string;
  /** The first instant of the day in the store's time zone, and of the next one. */
  from: Date;
  to: Date;
  /** Orders without a slot, and those of earlier days that nobody has picked, are on the board of today. */
  isToday: boolean;
}

const UNPICKED: OrderState[] = ['sent_to_store', 'store_accepted_picking'];
/** Nothing more is done with them, unless their goods have to be put back. */
const OVER: OrderState[] = [...endedStates, 'refunded'];
const UNFINISHED: OrderState[] = [...UNPICKED, 'picked', 'en_route', 'unable_to_deliver'];

/** The orders of a store's day, each with who picks it. */
export function ordersOfDay(db: Database, { storeId, from, to, isToday }: StoreDay) {
  const earliest = new Date(from.getTime() - BOARD_PAST_DAYS * DAY_MS);
  const past = and(gte(orders.slotStartsAt, earliest), lt(orders.slotStartsAt, from), inArray(orders.status, UNPICKED));
  const withoutSlot = and(
    isNull(orders.slotStartsAt),
    or(inArray(orders.status, UNFINISHED), gte(orders.placedAt, from)),
  );
  const ofDay = and(gte(orders.slotStartsAt, from), lt(orders.slotStartsAt, to));
  return db
    .select({
      draftOrderId: orders.draftOrderId,
      businessOrderId: orders.businessOrderId,
      status: orders.status,
      fulfilmentMethod: orders.fulfilmentMethod,
      firstName: sql<string>`${orders.contact} ->> 'firstName'`,
      lastName: sql<string>`${orders.contact} ->> 'lastName'`,
      slotId: orders.slotId,
      slotStartsAt: orders.slotStartsAt,
      slotEndsAt: orders.slotEndsAt,
      pick: {
        batchId: orderPicks.batchId,
        operatorId: orderPicks.operatorId,
        operatorName: orderPicks.operatorName,
        begunAt: orderPicks.begunAt,
        finishedAt: orderPicks.finishedAt,
        place: orderPicks.place,
      },
    })
    .from(orders)
    .leftJoin(orderPicks, eq(orderPicks.draftOrderId, orders.draftOrderId))
    .where(
      and(
        eq(orders.storeId, storeId),
        isNotNull(orders.placedAt),
        isNull(orders.changedInto),
        or(ofDay, isToday ? or(past, withoutSlot) : undefined),
        or(notInArray(orders.status, OVER), isNotNull(orderPicks.draftOrderId)),
      ),
    )
    .orderBy(asc(orders.businessOrderId));
}

export type DayOrder = Awaited<ReturnType<typeof ordersOfDay>>[number];

/** Items of an order. */
export interface ItemCounts {
  asked: number;
  decided: number;
  missing: number;
  /** Those that were decided since its batch was begun. */
  decidedInBatch: number;
}

/** The items of orders, by draft order id. */
export async function countItems(db: Database, draftOrderIds: readonly number[]): Promise<Map<number, ItemCounts>> {
  if (draftOrderIds.length === 0) return new Map();
  const { quantity, picked, substituted, decidedAt } = orderLines;
  const decided = sql`filter (where ${picked} is not null)`;
  const inBatch = sql`filter (where ${picked} is not null and ${decidedAt} >= ${orderPicks.begunAt})`;
  const replaced = sql`coalesce((${substituted} ->> 'quantity')::int, 0)`;
  const rows = await db
    .select({
      draftOrderId: orderLines.draftOrderId,
      asked: sql<number>`sum(${quantity})::int`,
      decided: sql<number>`coalesce(sum(${quantity}) ${decided}, 0)::int`,
      missing: sql<number>`coalesce(sum(${quantity} - ${picked} - ${replaced}) ${decided}, 0)::int`,
      decidedInBatch: sql<number>`coalesce(sum(${quantity}) ${inBatch}, 0)::int`,
    })
    .from(orderLines)
    .leftJoin(orderPicks, eq(orderPicks.draftOrderId, orderLines.draftOrderId))
    .where(sql`${orderLines.draftOrderId} = any(${`{${draftOrderIds.join()}}`}::bigint[])`)
    .groupBy(orderLines.draftOrderId);
  return new Map(rows.map(({ draftOrderId, ...counts }) => [draftOrderId, counts]));
}

/** The slots of a store's day that it offers, and others by their ids; each with how many shoppers hold a place. */
export function slotsOfDay(db: Database, { storeId, day }: StoreDay, slotIds: readonly number[], now: Date) {
  const held = sql<number>`(select count(*)::int from ${reservations}
    where ${reservations.storeId} = ${slots.storeId} and ${reservations.slotId} = ${slots.slotId}
      and ${reservations.state} = 'held' and ${reservations.expiresAt} > ${at(now)})`;
  const isOffered = and(eq(slots.localDate, day), slots.offered, eq(slots.withdrawn, false));
  return db
    .select({
      slotId: slots.slotId,
      method: slots.method,
      startsAt: slots.startsAt,
      endsAt: slots.endsAt,
      leadMinutes: slots.leadMinutes,
      capacity: slots.capacity,
      held,
    })
    .from(slots)
    .where(
      and(
        eq(slots.storeId, storeId),
        or(isOffered, slotIds.length === 0 ? undefined : inArray(slots.slotId, [...slotIds])),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.endsAt), asc(slots.method));
}

export type DaySlot = Awaited<ReturnType<typeof slotsOfDay>>[number];

/** The drivers who are on a run from a store, by name. */
export function driversOnRuns(db: Database, storeId: number, now: Date): Promise<DriverAtWork[]> {
  return db
    .select({
      operatorId: deliveryRuns.operatorId,
      name: deliveryRuns.operatorName,
      stops: sql<number>`count(*)::int`,
      done: sql<number>`count(${deliveryStops.outcome})::int`,
      late: sql<number>`(count(*) filter (where ${deliveryStops.outcome} is null and ${orders.slotEndsAt} < ${at(now)}))::int`,
    })
    .from(deliveryRuns)
    .innerJoin(deliveryStops, eq(deliveryStops.runId, deliveryRuns.id))
    .innerJoin(orders, eq(orders.draftOrderId, deliveryStops.draftOrderId))
    .where(and(eq(deliveryRuns.storeId, storeId), isNull(deliveryRuns.endedAt)))
    .groupBy(deliveryRuns.id)
    .orderBy(asc(deliveryRuns.operatorName));
}
