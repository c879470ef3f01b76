import { ids } from '../test-support/shop-data';
import { draftAtOnce, payAtOnce } from './draft-orders';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
let headers: Record<string, string>;
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
  const log = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' };
  const { body } = await environment.post(environment.apis[0], '/oauth/token', log);
  headers = { authorization: `Bearer ${body.access_token}` };
});
afterAll(() => environment?.close());

interface Delivered {
  orderId: number;
  lineId: number;
}

/** Ada's delivered orders of ten milks, as if a card had paid them; no gateway answers, so refunds stay requested. */
async function delivered(count: number): Promise<Delivered[]> {
  const drafts = await draftAtOnce(environment, count, { quantity: 10 });
  expect((await payAtOnce(environment, drafts)).ordered).toBe(count);
  const rows = await environment.sql(
    `update orders set member_id = $1, status = 'delivered' where status = 'sent_to_store' and basket_id in
       (select id from baskets where token = any($2))
     returning draft_order_id as draft, order_id as "orderId",
       (select id from order_lines l where l.draft_order_id = orders.draft_order_id) as "lineId"`,
    [ids.member, drafts.map(({ basketToken }) => basketToken)],
  );
  const of = [rows.map(({ draft }) => draft)];
  await environment.sql(
    `insert into order_events (id, draft_order_id, status, actor, at)
     select draft_order_id, draft_order_id, 'delivered', 'storefront', now() from orders where draft_order_id = any($1)`,
    of,
  );
  await environment.sql(
    `update payments set method = 'card', gateway = 'checkoutcom', state = 'captured' where draft_order_id = any($1)`,
    of,
  );
  for (const [kind, debit, credit] of [
    ['authorisation', 'authorised', 'shopper'],
    ['capture', 'gateway', 'authorised'],
  ])
    await environment.sql(
      `insert into ledger_entries (id, payment_id, kind, debit, credit, amount, currency, key, at)
       select case $2 when 'capture' then id else draft_order_id end, id, $2, $3, $4, amount, currency, $2, now()
       from payments where draft_order_id = any($1)`,
      [...of, kind, debit, credit],
    );
  return rows.map(({ orderId, lineId }) => ({ orderId: Number(orderId), lineId: Number(lineId) }));
}

const report = ({ orderId, lineId }: Delivered, quantity: number, place: number) => {
  const lines = [{ lineId, quantity, kind: 'missing' }];
  const api = environment.apis[place % environment.apis.length];
  return environment.post(api, '/member/order-complaint', { orderId, lines }, headers);
};

test('ten reports of one order at once report each of its units once', async () => {
  const [order] = await delivered(1);
  if (!order) throw new Error('The order was not placed');
  const replies = await Promise.all(Array.from({ length: 10 }, (_, place) => report(order, 3, place)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(7).fill(409)]);
  const [row] = await environment.sql('select refunded_quantity as units from order_lines where id = $1', [
    order.lineId,
  ]);
  expect(row).toEqual({ units: 9 });
});

test('reports of eight orders at once share the limit of their shopper', async () => {
  await environment.sql('delete from complaint_lines');
  await environment.sql('delete from order_complaints');
  const orders = await delivered(8);
  const replies = await Promise.all(orders.map((order, place) => report(order, 10, place)));
  expect(replies.map(({ status }) => status)).toEqual(orders.map(() => 200));
  const states = replies.map(({ body }) => body.state);
  // Ten milks cost 12.00: three of them are within the 40.00 of ninety days.
  expect(states.filter((state) => state === 'refunded')).toHaveLength(3);
  const [row] = await environment.sql('select sum(amount)::int as total from order_complaints where is_automatic');
  expect(row).toEqual({ total: 3_600 });
});
