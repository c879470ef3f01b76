import type { PickList } from '@storefront/api/entities/desk/pick-list';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { ids } from '../../../../test-support/shop-data';
import { rowsOf } from '../../../database/database.types';
import { orderLines } from '../../../database/schema/order';

let desk: Desk;
let pia: Operator;
let omar: Operator;
beforeAll(async () => {
  desk = await setUpDesk();
  pia = await desk.picker('Pia');
  omar = await desk.picker('Omar');
});
afterAll(() => desk.service.close());
/** Every test begins without a batch. */
afterEach(() => desk.service.db.execute(sql`delete from order_picks where finished_at is null`));

const storeId = ids.store;
const milk = (quantity: number) => ({ id: ids.milk, quantity });
const loaf = (quantity: number) => ({ id: ids.bread, quantity });
const begin = (by: Operator, ...businessOrderIds: string[]) =>
  by.call('POST /desk/pick-begin', { storeId, businessOrderIds });
const decide = (by: Operator, body: BodyOf<'POST /desk/pick-line'>, key?: string) =>
  by.call('POST /desk/pick-line', body, key === undefined ? {} : { key });
const finish = (by: Operator, { businessOrderId, version }: PickList['orders'][number]) =>
  by.call('POST /desk/pick-finish', { businessOrderId, version, bags: [{ zone: 'chilled', count: 2 }], place: 'B4' });
const batchOf = async (by: Operator) => (await by.call('POST /desk/pick-list')).data.batch;
const read = async (businessOrderId: string) =>
  (await desk.service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;

/** A batch with one order of six milks, or something similar. */
async function batch() {
  const number = await desk.order([milk(6)]);
  await desk.service.db.execute(sql`update order_lines set substitute = '{"kind":"similar","menuItemId":null,"name":null}'
    where draft_order_id = (select draft_order_id from orders where business_order_id = ${number})`);
  const { data } = await begin(pia, number);
  const [order] = data.orders;
  const [line] = data.lines;
  if (!order || !line) throw new Error('The batch is empty');
  return { number, order, lineId: line.lineId };
}

test('a batch has a tote for each order, and its lines in walking order', async () => {
  const { db } = desk.service;
  const places = [
    [ids.milk, '2', '1'],
    [ids.bread, '10', '1'],
    [1100, '9', '3'],
  ];
  for (const [item, aisle, bay] of places)
    await db.execute(sql`update store_items set aisle = ${aisle}, bay = ${bay} where item_id = ${item}`);
  await db.execute(sql`update items set zone = 'chilled', weight = '2 l' where id = ${ids.milk}`);
  const first = await desk.order([milk(6), loaf(1)]);
  const second = await desk.order([
    { id: 1100, quantity: 9 },
    { id: 1101, quantity: 2 },
  ]);
  const { data } = await begin(pia, second.toLowerCase(), first);
  expect(data.orders.map(({ businessOrderId, tote, status }) => [businessOrderId, tote, status])).toEqual([
    [second, 'A', 'store_accepted_picking'],
    [first, 'B', 'store_accepted_picking'],
  ]);
  expect(data.orders[0]).toMatchObject({ pickBy: '2026-11-25T16:30:00.000Z', customer: 'Test Shopper' });
  // Aisle 9, aisle 10, without a place, then the cold one.
  expect(data.lines.map(({ menuItemId, tote }) => [menuItemId, tote])).toEqual([
    [1100, 'A'],
    [ids.bread, 'B'],
    [1101, 'A'],
    [ids.milk, 'B'],
  ]);
  expect(data.lines[3]).toMatchObject({
    zone: 'chilled',
    size: '2 l',
    place: { aisle: '2', bay: '1', shelf: null },
    wish: { kind: 'none', menuItemId: null, name: null },
    picked: null,
  });
  expect((await read(first)).history?.at(-1)).toMatchObject({ status: 'store_accepted_picking', by: 'Pia' });
});

test('an order has one picker, who gets the same batch again and finishes it before the next', async () => {
  const { number } = await batch();
  expect(await codeOf(begin(omar, number))).toBe('order_has_picker');
  const again = await begin(pia, number);
  expect(again.data.batchId).toBe((await batchOf(pia))?.batchId);
  const other = await desk.order([milk(6)]);
  expect(await codeOf(begin(pia, number, other))).toBe('batch_not_finished');
  expect((await read(other)).status).toBe('sent_to_store');
  expect(await batchOf(omar)).toBeNull();
});

test('orders of other stores, unknown ones and finished ones are not picked, and none of the batch is taken then', async () => {
  const number = await desk.order([milk(6)]);
  const unlike = { storeId: ids.farStore, businessOrderIds: [number] };
  expect(await codeOf(pia.call('POST /desk/pick-begin', unlike))).toBe('order_not_found');
  expect(await codeOf(pia.call('POST /desk/pick-begin', { ...unlike, storeId: ids.otherStore }))).toBe(
    'store_not_found',
  );
  expect(await codeOf(begin(pia, number, 'TM-NONE'))).toBe('order_not_found');
  expect(await codeOf(begin(pia, number, 'TM-ADAS-PAST-2345'))).toBe('order_not_in_picking');
  expect((await read(number)).status).toBe('sent_to_store');
  const stranger = await operatorOf(desk.service, 'Sol', 'picker', 'Testhouse');
  expect(await codeOf(begin(stranger, number))).toBe('store_not_found');
  const house = { storeId: ids.otherStore, businessOrderIds: [number] };
  expect(await codeOf(stranger.call('POST /desk/pick-begin', house))).toBe('order_not_found');
  const byAdmin = { storeId, businessOrderIds: [number] };
  expect(await codeOf(desk.service.call('POST /desk/pick-begin', byAdmin, { admin: true }))).toBe(
    'operator_role_refused',
  );
});

test('a line is decided, decided again and undone; what was picked and replaced is at most what was asked', async () => {
  const { number, lineId } = await batch();
  const line = { businessOrderId: number, lineId };
  expect((await decide(pia, { ...line, picked: 4 })).data).toMatchObject({ picked: 4, substituted: null });
  const substitute = { menuItemId: ids.bread, quantity: 2 };
  expect((await decide(pia, { ...line, picked: 4, substitute })).data).toMatchObject({
    picked: 4,
    substituted: { menuItemId: ids.bread, name: 'Sourdough loaf', quantity: 2 },
  });
  expect(await codeOf(decide(pia, { ...line, picked: 5, substitute }))).toBe('pick_invalid');
  expect(await codeOf(decide(pia, { ...line, picked: null, substitute }))).toBe('pick_invalid');
  expect(await codeOf(decide(pia, { ...line, picked: 4, decidedAt: 'yesterday, about' }))).toBe('pick_invalid');
  expect(await codeOf(decide(pia, { ...line, lineId: 1, picked: 4 }))).toBe('line_not_found');
  expect((await decide(pia, { ...line, picked: null })).data).toMatchObject({ picked: null, substituted: null });
  expect(await codeOf(decide(omar, { ...line, picked: 6 }))).toBe('order_has_picker');
});

test('a substitute that is out of stock, also by count, is refused', async () => {
  const { number, lineId } = await batch();
  const line = { businessOrderId: number, lineId, picked: 5 };
  const soldOut = { menuItemId: ids.soldOut, quantity: 1 };
  expect(await codeOf(decide(pia, { ...line, substitute: soldOut }))).toBe('substitute_refused');
  await desk.service.db.execute(sql`update store_items set stock = 0 where item_id = 1120`);
  const counted = { menuItemId: 1120, quantity: 1 };
  expect(await codeOf(decide(pia, { ...line, substitute: counted }))).toBe('substitute_refused');
});

test('a request that is repeated after a later decision changes nothing and gets the line as it is now', async () => {
  const { number, lineId } = await batch();
  const first = { businessOrderId: number, lineId, picked: 1 };
  const key = 'the first decision of line 1';
  await decide(pia, first, key);
  await decide(pia, { ...first, picked: 6 }, 'the second decision of line 1');
  expect((await decide(pia, first, key)).data.picked).toBe(6);
  expect(await codeOf(decide(pia, { ...first, picked: 3 }, key))).toBe('idempotency_key_reused');
});

test('a decision without a connection counts from when it was made: a later one stays', async () => {
  const { clock } = desk.service;
  const { number, lineId } = await batch();
  const line = { businessOrderId: number, lineId };
  const early = clock.now().toISOString();
  clock.set(new Date(clock.now().getTime() + 60_000));
  await decide(pia, { ...line, picked: 6 });
  // Pia's own earlier decision arrives late.
  expect((await decide(pia, { ...line, picked: 2, decidedAt: early })).data.picked).toBe(6);
  await pia.call('POST /desk/pick-release', { businessOrderId: number });
  await begin(omar, number);
  expect(await codeOf(decide(omar, { ...line, picked: 2, decidedAt: early }))).toBe('pick_outdated');
  // A clock that is ahead makes no decision that nobody can change.
  await decide(omar, { ...line, picked: 5, decidedAt: '2099-01-01T00:00:00Z' });
  expect((await decide(omar, { ...line, picked: 4 })).data.picked).toBe(4);
  clock.reset();
});

test('what a program recorded meanwhile stays too, unless the late decision is the same', async () => {
  const { clock } = desk.service;
  const { number, lineId } = await batch();
  const early = clock.now().toISOString();
  clock.set(new Date(clock.now().getTime() + 60_000));
  const recorded = { businessOrderId: number, lines: [{ lineId, picked: 3 }] };
  await desk.service.call('POST /admin/order-pick', recorded, { admin: true });
  const late = { businessOrderId: number, lineId, decidedAt: early };
  expect(await codeOf(decide(pia, { ...late, picked: 6 }))).toBe('pick_outdated');
  expect((await decide(pia, { ...late, picked: 3 })).data.picked).toBe(3);
  clock.reset();
});

test('a finished order is picked like any other, with its bags and place, and leaves the batch', async () => {
  const { number, order, lineId } = await batch();
  expect(await codeOf(finish(pia, order))).toBe('pick_undecided');
  await decide(pia, { businessOrderId: number, lineId, picked: 4 });
  expect(await codeOf(finish(omar, order))).toBe('order_has_picker');
  expect((await finish(pia, order)).data).toEqual({ batch: null });
  const after = await read(number);
  expect(after).toMatchObject({ status: 'picked', lines: [{ picked: 4, missing: 2, lineTotal: 480 }] });
  expect(after.payment?.amount).toBe(after.total);
  const [row] = await rowsOf(desk.service.db, sql`select bags, place from order_picks`);
  expect(row).toEqual({ bags: [{ zone: 'chilled', count: 2 }], place: 'B4' });
  expect(await codeOf(decide(pia, { businessOrderId: number, lineId, picked: 6 }))).toBe('order_not_in_picking');
  expect(await codeOf(finish(pia, order))).toBe('order_not_in_picking');
});

test('an order of which nothing was found is not finished', async () => {
  const { number, order, lineId } = await batch();
  await decide(pia, { businessOrderId: number, lineId, picked: 0 });
  expect(await codeOf(finish(pia, order))).toBe('nothing_picked');
  expect((await batchOf(pia))?.orders).toHaveLength(1);
});

test('an order that asks for something else than was shown is not finished', async () => {
  const { number, order, lineId } = await batch();
  await decide(pia, { businessOrderId: number, lineId, picked: 6 });
  await desk.service.db.update(orderLines).set({ instructions: 'Long dates' }).where(eq(orderLines.id, lineId));
  expect(await codeOf(finish(pia, order))).toBe('pick_outdated');
  const [shown] = (await batchOf(pia))?.orders ?? [];
  expect(shown && (await codeOf(finish(pia, shown)))).toBeUndefined();
});

test('an order that is given back keeps its decisions for the next picker; a manager takes it from any', async () => {
  const { number, lineId } = await batch();
  await decide(pia, { businessOrderId: number, lineId, picked: 3 });
  const release = (by: Operator) => by.call('POST /desk/pick-release', { businessOrderId: number });
  expect(await codeOf(release(omar))).toBe('order_has_picker');
  expect((await release(pia)).data.batch).toBeNull();
  expect(await codeOf(release(pia))).toBe('order_not_in_picking');
  expect((await begin(omar, number)).data.lines[0]?.picked).toBe(3);
  const manager = await operatorOf(desk.service, 'Mona', 'manager');
  expect(await codeOf(release(manager))).toBeUndefined();
  expect((await read(number)).history?.at(-1)).toMatchObject({
    action: 'pick',
    by: 'Mona',
    reason: 'Given back by Omar',
  });
});

test('a cancelled order stays in the batch without lines while another is picked, and does not hinder the next', async () => {
  const [gone, kept] = [await desk.order([milk(6)]), await desk.order([milk(6)])];
  await begin(pia, gone, kept);
  const cancel = (businessOrderId: string) =>
    desk.service.call('POST /admin/order-transition', { businessOrderId, status: 'order_cancelled' }, { admin: true });
  await cancel(gone);
  const shown = await batchOf(pia);
  expect(shown?.orders.map(({ status }) => status)).toEqual(['order_cancelled', 'store_accepted_picking']);
  expect(shown?.lines.map(({ businessOrderId }) => businessOrderId)).toEqual([kept]);
  await cancel(kept);
  expect((await batchOf(pia))?.orders).toHaveLength(2);
  expect((await begin(pia, await desk.order([milk(6)]))).status).toBe(200);
});

test('an order of a batch is neither recorded nor finished past its picker', async () => {
  const { number, lineId } = await batch();
  const recorded = { businessOrderId: number, lines: [{ lineId, picked: 1 }] };
  expect(await codeOf(omar.call('POST /admin/order-pick', recorded))).toBe('order_has_picker');
  const picked = { businessOrderId: number, status: 'picked' as const };
  for (const by of [omar, pia])
    expect(await codeOf(by.call('POST /admin/order-transition', picked))).toBe('order_has_picker');
  expect((await read(number)).status).toBe('store_accepted_picking');
});

test('a batch whose only order is cancelled stays, so that its picker puts the goods back', async () => {
  const { number } = await batch();
  const cancelled = { businessOrderId: number, status: 'order_cancelled' as const };
  const moved = await desk.service.call('POST /admin/order-transition', cancelled, { admin: true });
  expect(moved.status).toBe(200);
  const left = await batchOf(pia);
  expect(left?.orders).toMatchObject([{ businessOrderId: number, status: 'order_cancelled' }]);
  expect(left?.lines).toEqual([]);
  expect(await codeOf(pia.call('POST /desk/pick-release', { businessOrderId: number }))).toBeUndefined();
  expect(await batchOf(pia)).toBeNull();
});

test('an order is finished once what is sold by weight is weighed', async () => {
  const { number, order, lineId } = await batch();
  const weight = JSON.stringify({ estimatedGrams: 6000, estimate: 720, limit: 720 });
  await desk.service.db.execute(sql`update order_lines set weight = ${weight}::jsonb where id = ${lineId}`);
  const { version } = (await batchOf(pia))?.orders[0] ?? order;
  await decide(pia, { businessOrderId: number, lineId, picked: 5 });
  expect(await codeOf(finish(pia, { ...order, version }))).toBe('pick_undecided');
  await decide(pia, { businessOrderId: number, lineId, picked: 5, grams: 4900 });
  expect(await codeOf(finish(pia, { ...order, version }))).toBeUndefined();
});
