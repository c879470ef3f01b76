import { sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';

let desk: Desk;
let sue: Operator;
beforeEach(async () => {
  desk = await setUpDesk();
  sue = await operatorOf(desk.service, 'Sue', 'support');
});
afterEach(() => desk.service.close());

async function orderOf(emailAddress: string, addressLine1 = '1 Own Street'): Promise<string> {
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const { data } = await desk.service.call('POST /basket/add-item', item);
  return orderByCash(desk.service, data.basket.basketToken, { emailAddress, addressLine1 });
}
const listed = async (by = sue) =>
  (await by.call('POST /desk/orders-to-check', {})).data.orders.map(({ businessOrderId, signs }) => [
    businessOrderId,
    ...signs,
  ]);
const set = (number: string, change: string) =>
  desk.service.db.execute(sql`update orders set ${sql.raw(change)} where business_order_id = ${number}`);

test('several declined cards are a sign, two are none', async () => {
  const number = await orderOf('declined@example.test');
  const decline = (count: number) =>
    desk.service.db.execute(sql`insert into payments (id, draft_order_id, method, gateway, amount, currency, state, created_at)
      select ${count} * 100 + n, draft_order_id, 'card', 'checkoutcom', 100, 'GBP', 'declined', placed_at
      from orders, generate_series(1, ${count}::int) n where business_order_id = ${number}`);
  await decline(2);
  expect(await listed()).toEqual([]);
  await decline(1);
  expect(await listed()).toEqual([[number, 'cards_declined']]);
  // Its shopper changes it: the cards were declined for the order all the same.
  const changed = await orderOf('declined@example.test');
  await desk.service.db.execute(sql`update orders set changed_into =
    (select draft_order_id from orders where business_order_id = ${changed}) where business_order_id = ${number}`);
  expect(await listed()).toEqual([[changed, 'cards_declined']]);
});

test('an address to which three mailboxes order is a sign, however it is written; labels of one mailbox are one', async () => {
  const first = await orderOf('a@example.test', '7 Shared Row');
  const second = await orderOf('b@example.test', '7 SHARED ROW');
  await orderOf('b+again@example.test', '7 Shared Row');
  expect(await listed()).toEqual([]);
  const third = await orderOf('c@example.test', '7 Shared Row');
  const numbers = (await listed()).map(([number]) => number);
  expect(numbers).toEqual(expect.arrayContaining([first, second, third]));
  expect(numbers).toHaveLength(4);
});

test('a large first order is a sign, a large later one is none', async () => {
  const number = await orderOf('new@example.test');
  await set(number, 'total = 19999');
  expect(await listed()).toEqual([]);
  await set(number, 'total = 20000');
  expect(await listed()).toEqual([[number, 'first_large']]);
  const { data } = await sue.call('POST /desk/orders-to-check', {});
  expect(data.orders[0]).toMatchObject({
    name: 'Test Shopper',
    total: 20000,
    customer: expect.stringMatching(/^g\d+$/),
  });
  const second = await orderOf('new+second@example.test');
  expect(await listed()).toEqual([]);
  await set(second, `status = 'order_cancelled'`);
  expect(await listed()).toEqual([[number, 'first_large']]);
});

test('an order that has left, is old or was checked is not listed, and its history says who checked it', async () => {
  const number = await orderOf('new@example.test');
  await set(number, `total = 30000, status = 'en_route'`);
  expect(await listed()).toEqual([]);
  await set(number, `status = 'picked', placed_at = placed_at - interval '4 days'`);
  expect(await listed()).toEqual([]);
  await set(number, `placed_at = placed_at + interval '4 days'`);
  expect(await listed()).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) {
    const { data } = await sue.call('POST /desk/order-checked', { businessOrderId: number });
    expect(data).toEqual({ checked: true });
  }
  expect(await listed()).toEqual([]);
  const { data } = await desk.service.call('POST /admin/order', { businessOrderId: number }, { admin: true });
  expect(data.history?.filter(({ action }) => action === 'check')).toMatchObject([{ by: 'Sue' }]);
});

test('another business sees and checks none of it', async () => {
  const number = await orderOf('new@example.test');
  await set(number, 'total = 30000');
  const stranger = await operatorOf(desk.service, 'Sol', 'support', 'Testhouse');
  expect(await listed(stranger)).toEqual([]);
  expect(await codeOf(stranger.call('POST /desk/order-checked', { businessOrderId: number }))).toBe('order_not_found');
  expect(await listed()).toHaveLength(1);
});
