import type { PickerAtWork, TodayOrder, TodayWave } from '@storefront/api/entities/desk/today';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { instantOf } from '@storefront/dates/zone';
import type { Database } from '../../../database/database.types';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import { addDays, isDay, localDay } from '../../../time/local-day';
import { closesAt } from '../../slots/slots.repository';
import { pickBy } from '../pick-by';
import { storeOfOperator } from '../store-of-operator';
import { type BatchProgress, riskOf } from './risk';
import {
  countItems,
  type DayOrder,
  type DaySlot,
  driversOnRuns,
  type ItemCounts,
  ordersOfDay,
  slotsOfDay,
} from './today.repository';

type Counted = DayOrder & { counts: ItemCounts };

const NO_ITEMS: ItemCounts = { asked: 0, decided: 0, missing: 0, decidedInBatch: 0 };
const URGENCY: readonly TodayOrder['risk'][] = ['late', 'behind', 'not_started', null];

/** Whether somebody is picking it now. */
const isBeingPicked = ({ status, pick }: DayOrder): boolean =>
  status === 'store_accepted_picking' && pick !== null && pick.finishedAt === null;

/** How far the batches of the day are, by id. */
function progressOf(orders: readonly Counted[]): Map<number, BatchProgress> {
  const batches = new Map<number, BatchProgress>();
  for (const order of orders) {
    if (!order.pick || !isBeingPicked(order)) continue;
    const { batchId, begunAt } = order.pick;
    const { asked, decided, decidedInBatch } = order.counts;
    const known = batches.get(batchId) ?? { begunAt, decided: 0, left: 0 };
    batches.set(batchId, {
      begunAt,
      decided: known.decided + decidedInBatch,
      left: known.left + asked - decided,
    });
  }
  return batches;
}

function orderView(order: Counted, batches: ReadonlyMap<number, BatchProgress>, now: Date): TodayOrder[] {
  const { businessOrderId, status, counts, pick } = order;
  if (businessOrderId === null || status === 'draft') return [];
  const batch = pick && isBeingPicked(order) ? batches.get(pick.batchId) : undefined;
  return [
    {
      businessOrderId,
      status,
      fulfilmentMethod: order.fulfilmentMethod,
      customer: `${order.firstName} ${order.lastName}`,
      itemCount: counts.asked,
      decidedCount: counts.decided,
      missingCount: counts.missing,
      picker: pick && { operatorId: pick.operatorId, name: pick.operatorName },
      place: pick?.place ?? null,
      risk: riskOf({ status, pickBy: pickBy(order), left: counts.asked - counts.decided, batch }, now),
    },
  ];
}

const byUrgency = (a: TodayOrder, b: TodayOrder): number =>
  URGENCY.indexOf(a.risk) - URGENCY.indexOf(b.risk) || (a.businessOrderId < b.businessOrderId ? -1 : 1);

/** The waves: one for each slot, then those of orders without one. */
function wavesOf(slots: readonly DaySlot[], orders: readonly Counted[], now: Date): TodayWave[] {
  const batches = progressOf(orders);
  const views = (own: readonly Counted[]) => own.flatMap((order) => orderView(order, batches, now)).sort(byUrgency);
  const known = new Set<number | null>(slots.map(({ slotId }) => slotId));
  const withSlot = slots.map((slot) => ({
    slotId: slot.slotId,
    fulfilmentMethod: slot.method,
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    closesAt: closesAt(slot).toISOString(),
    capacity: slot.capacity,
    held: slot.held,
    orders: views(orders.filter(({ slotId }) => slotId === slot.slotId)),
  }));
  const withoutSlot = (['delivery', 'collection'] as const).flatMap((fulfilmentMethod): TodayWave[] => {
    const own = orders.filter((order) => order.fulfilmentMethod === fulfilmentMethod && !known.has(order.slotId));
    const none = { slotId: null, startsAt: null, endsAt: null, closesAt: null, capacity: 0, held: 0 };
    return own.length === 0 ? [] : [{ ...none, fulfilmentMethod, orders: views(own) }];
  });
  return [...withSlot, ...withoutSlot];
}

/** The pickers at work, by name. */
function pickersOf(orders: readonly Counted[]): PickerAtWork[] {
  const pickers = new Map<number, PickerAtWork>();
  for (const { pick, counts } of orders.filter(isBeingPicked)) {
    if (!pick) continue;
    const { operatorId, operatorName: name } = pick;
    const known = pickers.get(operatorId) ?? { operatorId, name, orders: 0, itemCount: 0, decidedCount: 0 };
    pickers.set(operatorId, {
      ...known,
      orders: known.orders + 1,
      itemCount: known.itemCount + counts.asked,
      decidedCount: known.decidedCount + counts.decided,
    });
  }
  return [...pickers.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The board of a store's day. Orders that ended are left out unless their goods have to be put back; today's has unpicked
 * orders of the days before as well.
 * @throws Problem store_not_found, date_invalid
 */
export async function today(
  db: Database,
  { storeId, day: asked }: BodyOf<'POST /desk/today'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/today'>> {
  const { timeZone } = (await storeOfOperator(db, operator, storeId)).settings;
  const present = localDay(now, timeZone);
  const day = asked ?? present;
  if (!isDay(day)) throw refuse('date_invalid');
  const midnight = (of: string) => instantOf(of, '00:00', timeZone);
  const of = { storeId, day, from: midnight(day), to: midnight(addDays(day, 1)), isToday: day === present };
  const rows = await ordersOfDay(db, of);
  const counts = await countItems(
    db,
    rows.map(({ draftOrderId }) => draftOrderId),
  );
  const orders = rows.map((row) => ({ ...row, counts: counts.get(row.draftOrderId) ?? NO_ITEMS }));
  const slotIds = [...new Set(rows.flatMap(({ slotId }) => slotId ?? []))];
  const slots = await slotsOfDay(db, of, slotIds, now);
  return {
    storeId,
    day,
    timeZone,
    now: now.toISOString(),
    waves: wavesOf(slots, orders, now),
    pickers: pickersOf(orders),
    drivers: await driversOnRuns(db, storeId, now),
  };
}
