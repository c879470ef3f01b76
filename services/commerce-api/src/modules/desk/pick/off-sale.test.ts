import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { ids } from '../../../../test-support/shop-data';
import { newId } from '../../../ids';

let desk: Desk;
let pia: Operator;
let stan: Operator;
beforeAll(async () => {
  desk = await setUpDesk();
  pia = await desk.picker('Pia');
  stan = await operatorOf(desk.service, 'Stan', 'stock');
});
afterAll(() => desk.service.close());

const storeId = ids.store;
let line: { businessOrderId: string; lineId: number };
beforeEach(async () => {
  const { db, clock } = desk.service;
  await db.execute(sql`delete from order_picks`);
  await db.execute(sql`delete from store_item_changes`);
  await db.execute(sql`update store_items set in_stock = true, stock = 24, counted_at = null
    where item_id = ${ids.milk} and store_id = ${storeId}`);
  desk.service.context.cache.clear();
  const businessOrderId = await desk.order([{ id: ids.milk, quantity: 6 }]);
  const { data } = await pia.call('POST /desk/pick-begin', { storeId, businessOrderIds: [businessOrderId] });
  line = { businessOrderId, lineId: data.lines[0]?.lineId ?? 0 };
  clock.set(new Date(clock.now().getTime() + 60_000));
});

const decide = (body: Omit<BodyOf<'POST /desk/pick-line'>, 'businessOrderId' | 'lineId'>, key?: string) =>
  pia.call('POST /desk/pick-line', { ...line, ...body }, key === undefined ? {} : { key });
const shelf = async () => {
  const { data } = await stan.call('POST /desk/items', { storeId, text: 'milk' });
  const item = data.items.find(({ menuItemId }) => menuItemId === ids.milk);
  return [item?.inStock, item?.stock];
};
const history = async () =>
  (await stan.call('POST /desk/item-history', { storeId, menuItemId: ids.milk })).data.changes;
const minutesAgo = (minutes: number) => new Date(desk.service.clock.now().getTime() - minutes * 60_000).toISOString();

test('a picker who finds nothing left takes the item off sale once, in the history by their name', async () => {
  const decision = { picked: 0, offSale: true };
  const { data } = await decide(decision, 'nothing left of the milk');
  expect(data).toMatchObject({ picked: 0, stock: 0 });
  expect(await shelf()).toEqual([false, 0]);
  await decide(decision, 'nothing left of the milk');
  await decide(decision);
  expect(await history()).toMatchObject([
    {
      before: { inStock: true, stock: 18 },
      after: { inStock: false, stock: 0 },
      source: 'picker',
      operatorName: 'Pia',
    },
  ]);
});

test('fewer than asked may take it off sale too; all of them, an undone line and silence may not', async () => {
  await decide({ picked: 0 });
  expect(await shelf()).toEqual([true, 18]);
  for (const picked of [6, null]) expect(await codeOf(decide({ picked, offSale: true }))).toBe('pick_invalid');
  await decide({ picked: 2, offSale: true });
  expect(await shelf()).toEqual([false, 0]);
});

test('a count or a change after the picker looked stays', async () => {
  const decidedAt = minutesAgo(0.5);
  const items = [{ menuItemId: ids.milk, seen: { stock: 18 }, set: { stock: 40 } }];
  await stan.call('POST /desk/items-change', { storeId, items });
  await decide({ picked: 0, offSale: true, decidedAt });
  expect(await shelf()).toEqual([true, 40]);
});

test('a delivery after the picker looked stays, and they are told; one before it and an order do not count', async () => {
  const lookedAt = minutesAgo(0.5);
  const moved = (change: number, minutes = 0.25) =>
    desk.service.db.execute(sql`insert into stock_changes (id, store_id, item_id, change, at)
      values (${newId()}, ${storeId}, ${ids.milk}, ${change}, ${minutesAgo(minutes)}::timestamptz)`);
  const decision = { picked: 0, offSale: true, decidedAt: lookedAt };
  await moved(40);
  const key = 'nothing left, they believe';
  for (const { data } of [await decide(decision, key), await decide(decision, key)])
    expect(data).toMatchObject({ picked: 0, staysOnSale: true });
  expect(await shelf()).toEqual([true, 18]);
  await desk.service.db.execute(sql`delete from stock_changes`);
  await moved(-3);
  await moved(5, 0.75);
  const { data } = await decide(decision);
  expect(data.staysOnSale).toBeUndefined();
  expect(await shelf()).toEqual([false, 0]);
});

test('a picker who takes the decision back puts the item back on sale, unless somebody has changed it since', async () => {
  await decide({ picked: 0, offSale: true });
  await decide({ picked: null });
  expect(await shelf()).toEqual([true, 18]);
  await decide({ picked: 1, offSale: true });
  desk.service.clock.set(new Date(desk.service.clock.now().getTime() + 1_000));
  const items = [{ menuItemId: ids.milk, seen: { stock: 0 }, set: { stock: 5 } }];
  await stan.call('POST /desk/items-change', { storeId, items });
  await decide({ picked: null });
  expect(await shelf()).toEqual([false, 5]);
});

test('what a program has counted since stays when a picker takes the decision back', async () => {
  await decide({ picked: 0, offSale: true });
  await desk.service.db.execute(sql`update store_items set stock = 7 where item_id = ${ids.milk}`);
  await decide({ picked: null });
  expect(await shelf()).toEqual([false, 7]);
});
