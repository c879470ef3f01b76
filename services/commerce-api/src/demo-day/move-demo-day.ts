import { HOUR_MS, MINUTE_MS } from '@storefront/api/durations';
import { instantOf } from '@storefront/dates/zone';
import { BASKETS } from '../../demo/people/day-plan';
import type { CallingOperator } from '../http/callers/operator-of-request';
import { handOver } from '../modules/desk/counter/hand-over.service';
import { beginPicking } from '../modules/desk/pick/pick-begin.service';
import { pickList } from '../modules/desk/pick/pick-list';
import { releaseOrder } from '../modules/desk/pick/pick-release.service';
import type { ServiceContext } from '../service-context';
import { isEndedState } from '../states/order-status';
import { localDay } from '../time/local-day';
import { slotFor, slotsAround } from './day-slots';
import { type DemoShop, findDemoShop } from './demo-shop';
import { makeDemoDay, moveDemoOrder } from './make-demo-day';
import { lastPlaced, type OpenDemoOrder, openDemoOrders } from './open-demo-orders';
import { decideLines, finishFirst } from './pick-demo-orders';
import { placeDemoOrder } from './place-demo-order';
import { unlessRefused } from './unless-refused';

/** A new order is seen to arrive every few minutes. */
const NEW_ORDER_MS = 4 * MINUTE_MS;
/** A demonstration that runs for long places no more orders than two pickers can pick. */
const MOST_OPEN = 60;
const ORDERS_OF_A_BATCH = 2;
/** Pickers begin this long before the slot. */
const PICK_AHEAD_MS = 3 * HOUR_MS;
const LOAD_MS = 20 * MINUTE_MS;
/** Picked deliveries that wait for a visitor who logs in as a driver, until they would be late. */
const KEPT_FOR_A_DRIVER = 3;
const DRIVEN_AFTER_MS = 20 * MINUTE_MS;
const DELIVERED_AFTER_MS = 20 * MINUTE_MS;
/** A van is seen driving. */
const SHORTEST_DRIVE_MS = 5 * MINUTE_MS;
const COLLECTED_AFTER_MS = 30 * MINUTE_MS;

/** A picker decides a line, finishes an order, puts back one that was cancelled, or begins the next batch. */
async function pickOn(
  context: ServiceContext,
  shop: DemoShop,
  picker: CallingOperator,
  open: readonly OpenDemoOrder[],
  now: Date,
): Promise<void> {
  const batch = picker.operatorId === null ? null : await pickList(context.db, picker.operatorId);
  if (!batch) {
    const next = open.filter(
      ({ status, startsAt }) => status === 'sent_to_store' && startsAt.getTime() - now.getTime() < PICK_AHEAD_MS,
    );
    const businessOrderIds = next.slice(0, ORDERS_OF_A_BATCH).map(({ number }) => number);
    if (businessOrderIds.length > 0)
      await beginPicking(context, { storeId: shop.storeId, businessOrderIds }, picker, now);
    return;
  }
  const ended = batch.orders.find(({ status }) => isEndedState(status));
  if (ended) await releaseOrder(context, { businessOrderId: ended.businessOrderId }, picker, now);
  else if (batch.lines.some(({ picked }) => picked === null)) await decideLines(context, shop, picker, batch, 1, now);
  else await finishFirst(context, picker, batch, now);
}

/** What is due for a picked order as its slot comes; a collection that nobody has come for by the end of its slot waits. */
function dueOf({ status, method, startsAt, endsAt, movedAt }: OpenDemoOrder, isKept: boolean, now: Date) {
  const since = now.getTime() - startsAt.getTime();
  if (status === 'en_route')
    return since >= DELIVERED_AFTER_MS && now.getTime() - movedAt.getTime() >= SHORTEST_DRIVE_MS ? 'deliver' : null;
  if (status !== 'picked') return null;
  if (method === 'delivery') return since >= (isKept ? DRIVEN_AFTER_MS : -LOAD_MS) ? 'drive' : null;
  return since >= COLLECTED_AFTER_MS && now < endsAt ? 'collect' : null;
}

/** Moves the first order that is due. */
async function moveNext(
  context: ServiceContext,
  operator: CallingOperator,
  open: readonly OpenDemoOrder[],
  now: Date,
): Promise<void> {
  const loaded = open.filter(({ status, method }) => status === 'picked' && method === 'delivery').length;
  const isKept = loaded <= KEPT_FOR_A_DRIVER;
  const next = open.find((order) => dueOf(order, isKept, now) !== null);
  if (!next) return;
  const { number: businessOrderId } = next;
  const due = dueOf(next, isKept, now);
  if (due === 'collect')
    await handOver(context, { businessOrderId, ageProven: 'id_seen', cashTaken: true }, operator, now);
  else await moveDemoOrder(context, operator, businessOrderId, due === 'drive' ? 'en_route' : 'delivered', now);
}

async function placeNext(context: ServiceContext, shop: DemoShop, now: Date): Promise<void> {
  const place = Math.floor(now.getTime() / NEW_ORDER_MS);
  const method = place % 4 === 0 ? ('collection' as const) : ('delivery' as const);
  const found = slotFor(await slotsAround(context.db, shop, now), { stage: 'sent', method }, place, now);
  if (!found) return;
  const placing = { method, basket: BASKETS[place % BASKETS.length] ?? BASKETS[0], slot: found.slot, place };
  await placeDemoOrder(context, shop, placing, now);
}

/** Ends what is left of the days before. */
async function endEarlier(
  context: ServiceContext,
  picker: CallingOperator,
  open: readonly OpenDemoOrder[],
  midnight: Date,
  now: Date,
): Promise<void> {
  for (const { number: businessOrderId, status, startsAt, pickerId } of open) {
    if (startsAt >= midnight) continue;
    const asPicker = { ...picker, operatorId: pickerId };
    if (status === 'store_accepted_picking')
      await unlessRefused(() => releaseOrder(context, { businessOrderId }, asPicker, now));
    const to = status === 'en_route' ? ('delivered' as const) : ('order_cancelled' as const);
    await unlessRefused(() => moveDemoOrder(context, picker, businessOrderId, to, now));
  }
}

/**
 * Keeps the demonstration's store at work: makes the orders of a day when the demonstration runs for the first time on it,
 * and after that moves some of them one step. Orders that a person placed, or that somebody at the desk picks or drives, stay.
 */
export async function moveDemoDay(context: ServiceContext): Promise<void> {
  const now = context.clock.now();
  const shop = await findDemoShop(context, now);
  const [first] = shop?.pickers ?? [];
  if (!shop || !first) return;
  const open = await openDemoOrders(context.db, shop, now);
  const placed = await lastPlaced(context.db, shop);
  const midnight = instantOf(localDay(now, shop.timeZone), '00:00', shop.timeZone);
  if (!placed || placed < midnight) {
    await endEarlier(context, first, open, midnight, now);
    return makeDemoDay(context, shop, now);
  }
  for (const picker of shop.pickers) await unlessRefused(() => pickOn(context, shop, picker, open, now));
  await unlessRefused(() => moveNext(context, first, open, now));
  if (open.length < MOST_OPEN && now.getTime() - placed.getTime() >= NEW_ORDER_MS)
    await unlessRefused(() => placeNext(context, shop, now));
}
