import type pg from 'pg';
import { sandboxKeys } from '../../../services/commerce-api/src/config/checkoutcom-configuration';
import type { Measured } from './run-load';
import { type BenchShop, type BenchShopper, callAs, fillBaskets } from './shoppers';

/** Where the simulated gateway makes tokens. */
export interface OrderBench {
  shop: BenchShop;
  client: pg.Client;
  sandbox: string;
}

interface SlotList {
  days: { slots: { slotId: number; timeSlotDate: string }[] }[];
}

const CARD = { type: 'card', number: '4242424242424242', expiry_month: 12, expiry_year: 2030, cvv: '100' };
const CONNECTIONS = 10;
const LINES = 5;
/** Smaller than every generated id. */
const FIRST_OPEN_PAYMENT = 1_000;
/** Shoppers of one round have other places in the list than those of the last one, so that each orders once. */
let nextPlace = 20_000;

export type OrderMethod = 'cash' | 'card';

/** A shopper with a basket and a held slot, and for a card its token. */
interface ReadyShopper extends BenchShopper {
  token: string | undefined;
}

/** One business takes both ways to pay, and its slots have room for every order of the benchmark. */
export async function prepareOrders({ client, shop }: OrderBench): Promise<void> {
  await client.query(
    `update businesses set settings = settings || '{"paymentMethods": ["card", "cash"], "cashLimit": null}' where id = 1`,
  );
  await client.query('update stores set minimum_spend = 0, guest_checkout = true where id = $1', [shop.storeId]);
  await client.query('update slots set capacity = 1000000, unit_capacity = null where store_id = $1', [shop.storeId]);
  await client.query('update slot_pools set capacity = 1000000, unit_capacity = null where store_id = $1', [
    shop.storeId,
  ]);
}

async function tokenOf({ sandbox }: OrderBench): Promise<string> {
  const reply = await fetch(`${sandbox}/checkoutcom/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.publicKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(CARD),
  });
  if (!reply.ok) throw new Error(`No token: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { token: string }).token;
}

/** Shoppers who are about to place their orders. */
async function readyShoppers(bench: OrderBench, method: OrderMethod, count: number): Promise<ReadyShopper[]> {
  const { shop } = bench;
  const shoppers = await fillBaskets(shop, { from: nextPlace, count, lines: LINES });
  nextPlace += count;
  const question = { storeId: shop.storeId, fulfilmentMethod: 'collection' };
  const list = await callAs<SlotList>(shop, 0, '/slots/list', question);
  const slots = list.days.slice(1).flatMap((day) => day.slots);
  const ready: ReadyShopper[] = [];
  for (const [at, shopper] of shoppers.entries()) {
    const slot = slots[at % slots.length];
    if (!slot) throw new Error('The store has no slots for collection');
    const { slotId, timeSlotDate } = slot;
    const body = { ...question, basketToken: shopper.basketToken, timeSlotDate, extras: { slotId } };
    await callAs(shop, shopper.place, '/slots/reserve', body);
    ready.push({ ...shopper, token: method === 'card' ? await tokenOf(bench) : undefined });
  }
  return ready;
}

/** Drafts and pays one order, as checkout does. @returns its number */
async function placeOrder({ shop }: OrderBench, { place, basketToken, token }: ReadyShopper): Promise<string> {
  const draft = await callAs<{ draftOrderId: number; amount: number }>(shop, place, '/checkout/process-order', {
    basketToken,
    storeId: shop.storeId,
    fulfilmentMethod: 'collection',
    paymentGateway: token ? 'checkoutcom' : 'cash',
    firstname: 'Ada',
    lastname: 'Hart',
    emailAddress: `bench-${place}@example.com`,
    phoneNumber: '07700900123',
  });
  const returnUrl = 'http://localhost:4200/checkout/payment';
  const paid = await callAs<{ businessOrderId: string | null }>(shop, place, '/payments/make-payment', {
    paymentMethod: token ? 'card' : 'cash',
    paymentGateway: token ? 'checkoutcom' : 'cash',
    draftOrderId: draft.draftOrderId,
    amount: draft.amount,
    basketToken,
    ...(token && { token, successUrl: returnUrl, failureUrl: returnUrl }),
  });
  if (paid.businessOrderId === null) throw new Error('The order was not placed');
  return paid.businessOrderId;
}

/** An order with its shopper. */
export interface PlacedOrder {
  readonly place: number;
  readonly businessOrderId: string;
}

/** Orders of as many shoppers, which the store has not begun. */
export async function placeCashOrders(bench: OrderBench, count: number): Promise<PlacedOrder[]> {
  const waiting = await readyShoppers(bench, 'cash', count);
  const placed: PlacedOrder[] = [];
  const work = async () => {
    for (let shopper = waiting.pop(); shopper; shopper = waiting.pop())
      placed.push({ place: shopper.place, businessOrderId: await placeOrder(bench, shopper) });
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return placed;
}

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Orders over ten connections, from the details to the placed order; each time is that of both calls. */
export async function measureOrders(
  bench: OrderBench,
  method: OrderMethod,
  seconds: number,
  perSecond: number,
): Promise<Measured> {
  const waiting = await readyShoppers(bench, method, seconds * perSecond * 2);
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const ends = started + seconds * 1_000;
  const work = async () => {
    for (let shopper = waiting.pop(); shopper && performance.now() < ends; shopper = waiting.pop()) {
      const from = performance.now();
      await placeOrder(bench, shopper).then(
        () => times.push(performance.now() - from),
        () => {
          failed += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const sorted = times.sort((a, b) => a - b).map(Math.round);
  return {
    rate: times.length / ((performance.now() - started) / 1_000),
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    slowest: sorted.at(-1) ?? 0,
    failed,
  };
}

/**
 * Makes many payments due whose reply was lost before they were charged, as after an outage of the gateway.
 * @returns the seconds until the reconciler has ended all of them
 */
export async function reconcileMany({ client }: OrderBench, count: number): Promise<number> {
  // Spread over all orders: payments of one order are settled one after another.
  await client.query(
    `insert into payments (id, draft_order_id, method, gateway, amount, currency, state, next_check_at, created_at)
     select $2::bigint + n, placed[1 + n % cardinality(placed)], 'card', 'checkoutcom', 100, 'GBP', 'cancelled', now(),
       now() - interval '3 hours'
     from (select array_agg(draft_order_id) as placed from orders where placed_at is not null) all_orders,
       generate_series(1, $1::int) n`,
    [count, FIRST_OPEN_PAYMENT],
  );
  const started = performance.now();
  for (;;) {
    // The orders of the benchmark wait to be picked: their payments stay open.
    const open = await client.query(
      'select 1 from payments where id > $1 and id <= $2 and next_check_at is not null limit 1',
      [FIRST_OPEN_PAYMENT, FIRST_OPEN_PAYMENT + count],
    );
    if (open.rowCount === 0) return (performance.now() - started) / 1_000;
    await new Promise((done) => setTimeout(done, 250));
  }
}
