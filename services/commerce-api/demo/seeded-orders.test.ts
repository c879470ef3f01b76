import { shopZone } from '@storefront/dates/shop-zone';
import { cashEvents } from '../src/seed/cash-events';
import { isEndedState, isLegalMove } from '../src/states/order-status';
import { mayMovePayment } from '../src/states/payment-state';
import { localDay } from '../src/time/local-day';
import { openDemoDatabase } from '../test-support/open-demo-database';
import { demoIds } from './content/ids';
import type { DemoMember } from './demo-data.types';
import { demoShops } from './demo-shops';
import { type ImportedRows, readImportedRows } from './imported-rows';
import { memberRows } from './people/member-rows';
import { openOn } from './people/opening-times';

/**
 * Hours of three days, including a weekend, and the nights of clock changes: a demonstration may be seeded at any time.
 */
const HOURS = Array.from({ length: 14 }, (_, at) => new Date(Date.UTC(2026, 10, 13, at * 5, 20)));
const CLOCK_CHANGES = ['2026-03-29T01:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(
  (at) => new Date(at),
);
const moments = [...HOURS, ...CLOCK_CHANGES].map((now) => now.toISOString());

const shops: ImportedRows[] = [];
beforeAll(async () => {
  const database = await openDemoDatabase(new Date('2026-11-12T14:20:00Z'));
  for (const { business } of demoShops) shops.push(await readImportedRows(database.db, business.id));
  await database.close();
});

/** The orders of all members if the demonstration were seeded at a moment. */
const ordersAt = (moment: string): DemoMember['orders'] =>
  demoShops.flatMap(({ business, members }, at) => {
    const rows = shops[at];
    if (!rows) throw new Error(`${business.name} has no rows`);
    return memberRows(members, business.id, new Date(moment), rows, demoIds()).flatMap(({ orders }) => orders);
  });

const storesAndTimes = () => ({
  stores: shops.flatMap(({ stores }) => stores),
  slotTemplates: shops.flatMap(({ slotTemplates }) => slotTemplates),
});

test('every slot template lies within its store’s opening hours', () => {
  const { stores, slotTemplates } = storesAndTimes();
  const outside = slotTemplates.filter(({ storeId, days, starts, ends }) => {
    const hours = stores.find(({ id }) => id === storeId)?.openingHours ?? [];
    return !days.every((day) => hours.some((one) => one.day === day && one.opens <= starts && ends <= one.closes));
  });
  expect(outside).toEqual([]);
});

test.each(moments)('seeded at %s, no order, slot or event lies outside opening hours or in the future', (at) => {
  const { stores, slotTemplates } = storesAndTimes();
  const now = new Date(at);
  const faults: string[] = [];
  for (const order of ordersAt(at)) {
    const hours = stores.find(({ id }) => id === order.storeId)?.openingHours ?? [];
    const say = (what: string, at: Date) =>
      faults.push(`${order.number} ${order.status}: ${what} at ${at.toISOString()}`);
    for (const at of [order.slotStartsAt, order.slotEndsAt, ...order.events.map((event) => event.at)]) {
      const open = openOn(hours, localDay(at, shopZone), shopZone);
      if (!open || at.getTime() < open[0] || at.getTime() > open[1]) say('outside opening hours', at);
    }
    for (const { at } of order.events) if (at.getTime() > now.getTime()) say('an event in the future', at);
    const offered = slotTemplates.some(
      ({ storeId, fulfilmentMethod }) => storeId === order.storeId && fulfilmentMethod === order.fulfilmentMethod,
    );
    if (!offered) say('a method that the store does not offer', order.slotStartsAt);
    const toCome = ['sent_to_store', 'store_accepted_picking', 'picked'].includes(order.status);
    if (toCome && order.slotStartsAt.getTime() < now.getTime()) say('a slot that has gone by', order.slotStartsAt);
    if (order.status === 'en_route' && order.slotStartsAt.getTime() > now.getTime())
      say('a driver before the slot', order.slotStartsAt);
  }
  expect(faults).toEqual([]);
});

test.each(moments)('seeded at %s, every order and its payment followed allowed transitions', (at) => {
  for (const order of ordersAt(at)) {
    const states = ['draft' as const, ...order.events.map(({ status }) => status)];
    expect([order.number, states.at(-1)]).toEqual([order.number, order.status]);
    for (const [at, to] of states.slice(1).entries())
      expect([to, isLegalMove(states[at] ?? 'draft', to, order.fulfilmentMethod)]).toEqual([to, true]);
    const times = order.events.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const paid = cashEvents(order).map(({ state }) => state);
    for (const [at, to] of paid.slice(1).entries()) expect(mayMovePayment(paid[at] ?? 'created', to)).toBe(true);
    const expected = order.status === 'refunded' ? 'refunded' : order.status === 'delivered' ? 'captured' : undefined;
    expect(paid.at(-1)).toBe(expected ?? (isEndedState(order.status) ? 'cancelled' : 'to_collect'));
  }
});
