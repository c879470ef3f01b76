import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../test-support/api-key';
import { ids } from '../../../test-support/shop-data';
import { setUpWebhooks } from '../../../test-support/webhooks';
import { type Database, rowsOf } from '../../database/database.types';
import { orders } from '../../database/schema/order';
import { forgetCode } from '../member/forget-code';
import { moveOrder } from '../orders/move-order';

const { world, add, deliveries, move, place, send, types } = setUpWebhooks();
const as = { admin: true };

test('an order is told from its placing to its end, signed, without a word about its shopper', async () => {
  await world.service.db.execute(sql`update items set code = 'MILK-1', gtin = '05012345678900' where id = ${ids.milk}`);
  await add(['order.placed', 'order.moved', 'order.picked', 'order.cancelled']);
  const number = await place();
  for (const to of ['store_accepted_picking', 'picked', 'order_cancelled'] as const) {
    expect((await move(number, to)).status).toBe(200);
    expect(await send()).toEqual([]);
  }
  await send();
  expect(types().toSorted()).toEqual(['order.cancelled', 'order.moved', 'order.picked', 'order.placed']);
  const placed = world.received.find(({ body }) => body.type === 'order.placed');
  expect(placed?.body.data).toEqual({
    number,
    status: 'sent_to_store',
    store: 'borough',
    fulfilmentMethod: 'delivery',
    lines: [{ itemId: ids.milk, sku: 'MILK-1', gtin: '05012345678900', quantity: 2, picked: null }],
  });
  expect(world.received.find(({ body }) => body.type === 'order.picked')?.body.data).toMatchObject({
    lines: [{ picked: 2 }],
  });
  expect(placed?.id).toMatch(/^evt_\d+$/);
  expect(placed?.body.timestamp).toBe(world.service.clock.now().toISOString());
  for (const text of ['grace', 'Shopper', '07700', 'Park Street'])
    expect(
      JSON.stringify([world.received, await rowsOf(world.service.db, sql`select data from jobs.job`)]),
    ).not.toContain(text);
});

test('nothing is sent for a change that was not committed', async () => {
  await add(['order.moved']);
  const number = await place();
  const undone = new Error('undone');
  const attempt = world.service.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(sql`business_order_id = ${number}`);
    if (!order) throw new Error('No order');
    await moveOrder(tx as unknown as Database, order, 'store_accepted_picking', world.service.clock.now());
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  expect([await send(), world.received, await deliveries()]).toEqual([[], [], []]);
});

test('an endpoint gets the events that it names, of its own business only', async () => {
  await add(['order.placed', 'order.cancelled'], { business: 'Testhouse' });
  await add(['order.cancelled']);
  await place();
  await send();
  expect(world.received).toEqual([]);
  const { data } = await world.service.call('POST /admin/webhook-deliveries', { business: 'Testhouse' }, as);
  expect(data.deliveries).toEqual([]);
});

test('stock.low is sent when a count crosses the number of the endpoint downwards, and not again below it', async () => {
  const apiKey = await addApiKey(world.service, ['stock:write']);
  const count = (counted: number) => {
    const countedAt = world.service.clock.now().toISOString();
    return world.service.call(
      'POST /v1/stock/movements',
      { store: 'borough', rows: [{ itemId: ids.milk, counted, countedAt }] },
      { apiKey },
    );
  };
  await add(['stock.low'], { lowStockAt: 7 });
  // A first count falls from nothing.
  await count(3);
  await count(9);
  await count(8);
  await place(2);
  await place(1);
  await send();
  expect(world.received.map(({ body }) => body.data)).toMatchObject([
    { store: 'borough', itemId: ids.milk, stock: 6, lowStockAt: 7 },
  ]);
  await count(20);
  await count(3);
  await send();
  expect(world.received.map(({ body }) => body.data.stock)).toEqual([6, 3]);
  await world.service.db.execute(sql`update store_items set stock = null where item_id = ${ids.milk}`);
});

test('a refund and a deleted member are told, by number and id', async () => {
  await add(['order.refunded', 'member.deleted']);
  const number = await place();
  for (const to of ['store_accepted_picking', 'picked', 'en_route', 'delivered'] as const)
    expect((await move(number, to)).status).toBe(200);
  const refund = { businessOrderId: number, kind: 'goodwill', amount: 10, reason: 'Late' } as const;
  const key = 'a-refund-of-ten-pence';
  expect((await world.service.call('POST /admin/order-refund', refund, { ...as, key })).status).toBe(200);
  const member = await world.service.logIn();
  await world.service.call('POST /member/forget-code-request', undefined, { as: member });
  const [row] = await rowsOf<{ id: string }>(world.service.db, sql`select id::text as id from forget_codes`);
  const confirmationCode = forgetCode(world.service.keys, Number(row?.id));
  const confirmed = await world.service.call('POST /member/forget-code-confirm', { confirmationCode }, { as: member });
  expect(confirmed.status).toBe(200);
  await send();
  await send();
  expect(world.received.map(({ body: { type, data } }) => [type, data.number ?? data]).toSorted()).toEqual([
    ['member.deleted', { memberId: ids.member }],
    ['order.refunded', number],
  ]);
});
