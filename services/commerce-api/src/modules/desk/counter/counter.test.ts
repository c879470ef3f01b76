import { sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { ids } from '../../../../test-support/shop-data';

let desk: Desk;
let mona: Operator;
beforeAll(async () => {
  desk = await setUpDesk();
  mona = await operatorOf(desk.service, 'Mona', 'manager');
});
afterAll(() => desk.service.close());

const storeId = ids.store;

/** An order that is picked and waits at the counter. */
async function collection() {
  const businessOrderId = await desk.order([{ id: ids.milk, quantity: 6 }]);
  await desk.service.db.execute(
    sql`update orders set fulfilment_method = 'collection' where business_order_id = ${businessOrderId}`,
  );
  const { data } = await mona.call('POST /desk/pick-begin', { storeId, businessOrderIds: [businessOrderId] });
  const [[order], [line]] = [data.orders, data.lines];
  if (!order || !line) throw new Error('The batch is empty');
  await mona.call('POST /desk/pick-line', { businessOrderId, lineId: line.lineId, picked: 4 });
  const bags = [{ zone: 'chilled' as const, count: 2 }];
  await mona.call('POST /desk/pick-finish', { businessOrderId, version: order.version, bags, place: 'B4' });
  return { businessOrderId, lineId: line.lineId };
}
const collections = async (text?: string) =>
  (await mona.call('POST /desk/collections', { storeId, ...(text && { text }) })).data.collections;
const numbers = (rows: readonly { businessOrderId: string }[]) => rows.map(({ businessOrderId }) => businessOrderId);

test('the counter sees what waits, where, for how much cash, and finds it by number, name and phone', async () => {
  const { businessOrderId } = await collection();
  const [row] = (await collections()).filter((one) => one.businessOrderId === businessOrderId);
  expect(row).toMatchObject({
    customer: 'Test Shopper',
    phone: '07700 900456',
    isReady: true,
    place: 'B4',
    bags: [{ zone: 'chilled', count: 2 }],
    proofOfAge: null,
    isOverdue: false,
  });
  expect(row?.toPay).toBe(
    (await desk.service.call('POST /admin/order', { businessOrderId }, { admin: true })).data.total,
  );
  for (const text of [businessOrderId.slice(3, 9).toLowerCase(), 'test sho', '07700 900456'])
    expect(numbers(await collections(text))).toContain(businessOrderId);
  for (const text of ['Nobody', '07700 900999', '%']) expect(await collections(text)).toEqual([]);
});

test('an order is handed over when its age is proven and its cash is taken, and then only once', async () => {
  const { businessOrderId, lineId } = await collection();
  await desk.service.db.execute(sql`update order_lines set confirmed_age = 18 where id = ${lineId}`);
  const handOver = (body: object) => mona.call('POST /desk/hand-over', { businessOrderId, ...body });
  expect(await codeOf(handOver({ cashTaken: true }))).toBe('age_not_proven');
  expect(await codeOf(handOver({ ageProven: 'id_seen' }))).toBe('cash_not_taken');
  const { data } = await handOver({ ageProven: 'id_seen', cashTaken: true });
  expect(data).toMatchObject({ status: 'delivered', payment: { state: 'captured' } });
  expect(data.history?.at(-1)).toMatchObject({ by: 'Mona', reason: 'Handed over; proof of age seen' });
  expect(await codeOf(handOver({ ageProven: 'id_seen', cashTaken: true }))).toBe('illegal_transition');
});

test('a search finds only what the list has: of this store, and not handed over', async () => {
  const { businessOrderId } = await collection();
  await desk.service.db.execute(sql`update orders set contact = contact || '{"firstName":"Thea"}'
    where business_order_id = ${businessOrderId}`);
  const found = async (by: Operator, store: number) =>
    numbers((await by.call('POST /desk/collections', { storeId: store, text: 'thea' })).data.collections);
  expect(await found(mona, storeId)).toEqual([businessOrderId]);
  const stranger = await operatorOf(desk.service, 'Sol', 'counter', 'Testhouse');
  expect(await found(stranger, ids.otherStore)).toEqual([]);
  await mona.call('POST /desk/hand-over', { businessOrderId, cashTaken: true });
  expect(await found(mona, storeId)).toEqual([]);
});

test('an item in place of one with a minimum age needs the proof too', async () => {
  const { businessOrderId, lineId } = await collection();
  const substituted = JSON.stringify({
    itemId: ids.wine,
    name: 'Red wine',
    quantity: 1,
    amount: 1,
    vatRate: 0,
    vat: 0,
  });
  await desk.service.db.execute(sql`update order_lines set confirmed_age = 18, picked = 0,
    substituted = ${substituted}::jsonb where id = ${lineId}`);
  expect(await codeOf(mona.call('POST /desk/hand-over', { businessOrderId, cashTaken: true }))).toBe('age_not_proven');
});

test('a delivery is not handed over at the counter', async () => {
  const businessOrderId = await desk.order([{ id: ids.milk, quantity: 6 }]);
  const given = { businessOrderId, cashTaken: true };
  for (const status of ['store_accepted_picking', 'picked', 'en_route'] as const) {
    await mona.call('POST /admin/order-transition', { businessOrderId, status });
    expect(await codeOf(mona.call('POST /desk/hand-over', given))).toBe('illegal_transition');
  }
});

test('orders are found by number, name, e-mail, phone and postcode, within the business', async () => {
  const businessOrderId = await desk.order([{ id: ids.milk, quantity: 6 }]);
  await desk.service.db.execute(sql`update orders set contact = contact || '{"lastName":"Whitlock-Boyd"}'
    where business_order_id = ${businessOrderId}`);
  const { db } = desk.service;
  const [row] = await db.query.orders.findMany({
    where: (orders, { eq }) => eq(orders.businessOrderId, businessOrderId),
  });
  const find = async (by: Operator, text: string) =>
    numbers((await by.call('POST /desk/orders', { text })).data.orders);
  const email = row?.contact.email ?? '';
  for (const text of [businessOrderId.slice(0, 8), 'whitlock', email.toUpperCase(), '+44 7700 900456', 'se1 9'])
    expect(await find(mona, text)).toContain(businessOrderId);
  expect(await find(mona, 'whitlock')).toEqual([businessOrderId]);
  expect(await find(mona, 'whitlock%')).toEqual([]);
  const stranger = await operatorOf(desk.service, 'Sol', 'support', 'Testhouse');
  expect(await find(stranger, 'whitlock')).toEqual([]);
  expect(await codeOf(stranger.call('POST /desk/orders', { storeId, text: 'whitlock' }))).toBe('store_not_found');
});

test('nobody at the desk hands a collection over by moving the order, which asks for neither age nor cash', async () => {
  const { businessOrderId } = await collection();
  const carl = await operatorOf(desk.service, 'Carl', 'counter');
  const move = { businessOrderId, status: 'delivered' as const };
  expect(await codeOf(carl.call('POST /admin/order-transition', move))).toBe('operator_role_refused');
  expect(await codeOf(mona.call('POST /admin/order-transition', move))).toBe('illegal_transition');
  expect(numbers(await collections())).toContain(businessOrderId);
});
