import type { BodyOf } from '@storefront/api/operation-types';
import { formatMoney } from '@storefront/money/format-money';
import { eq, sql } from 'drizzle-orm';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { type Draft, setUpCardPayments } from '../../../../test-support/payments/card-payments';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { orderLines } from '../../../database/schema/order';
import { balanceOf } from '../../ledger/ledger';

const { world, draft, ledger, move, pay, reconcile, verify } = setUpCardPayments();

type Lines = BodyOf<'POST /admin/order-pick'>['lines'];
type Wish = { kind: 'none' | 'similar' | 'item' | 'ask'; menuItemId: number | null; name: string | null };

/** A paid order of six milks that the store is picking. */
async function accepted(wish?: Wish) {
  const of = await draft();
  const { data } = await pay(of);
  const number = data.businessOrderId ?? '';
  if (wish)
    await world.service.db
      .update(orderLines)
      .set({ substitute: wish })
      .where(eq(orderLines.draftOrderId, of.draftOrderId));
  await move(of, 'store_accepted_picking');
  const order = await read(number);
  return { of, number, paymentId: data.paymentId, line: order.lines[0]?.lineId ?? 0, order };
}
const read = async (businessOrderId: string) =>
  (await world.service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;
const record = (businessOrderId: string, lines: Lines) =>
  world.service.call('POST /admin/order-pick', { businessOrderId, lines }, { admin: true });
const charge = async ({ draftOrderId }: Draft) => (await world.sandbox.charges(draftOrderId))[0];

test('missing items are not paid: what was picked is captured, and the rest of the hold ends', async () => {
  const { of, number, paymentId, line, order } = await accepted();
  expect((await record(number, [{ lineId: line, picked: 4 }])).data.lines[0]).toMatchObject({ picked: 4, missing: 2 });
  await move(of, 'picked');
  const after = await read(number);
  expect(after.total).toBeLessThan(order.total);
  expect(after.agreedTotal).toBe(order.total);
  expect(after.lines[0]).toMatchObject({ quantity: 6, picked: 4, missing: 2, lineTotal: 480 });
  const net = after.lines[0]?.breakdown?.net ?? 0;
  expect(after.total).toBe(net + after.totals.deliveryFee);
  const vat = after.breakdown?.vat ?? [];
  expect(vat.reduce((all, { gross }) => all + gross, 0)).toBe(after.total);
  expect(after.payment).toMatchObject({ state: 'captured', amount: after.total });
  expect(await charge(of)).toMatchObject({ amount: order.total, net_captured: after.total });
  expect(await balanceOf(world.service.db, paymentId)).toMatchObject({ authorised: 0, gateway: after.total });
  expect((await record(number, [{ lineId: line, picked: 6 }])).problem.code).toBe('order_not_in_picking');
});

test.each([
  ['none', undefined, ids.bread, 'substitute_refused'],
  ['similar', undefined, ids.bread, undefined],
  ['similar', undefined, ids.milk, 'substitute_refused'],
  ['similar', undefined, ids.wine, 'substitute_refused'],
  ['similar', undefined, 2001, 'substitute_refused'],
  ['item', undefined, ids.bread, undefined],
  ['item', undefined, ids.pizza, 'substitute_refused'],
  ['ask', undefined, ids.bread, 'substitute_refused'],
  ['ask', true, ids.bread, undefined],
] as const)('the wish %s (agreed: %s) and item %s: %s', async (kind, isAgreed, menuItemId, code) => {
  const { number, line } = await accepted({ kind, menuItemId: kind === 'item' ? ids.bread : null, name: null });
  const substitute = { menuItemId, quantity: 1, ...(isAgreed && { isAgreed }) };
  const { status, problem } = await record(number, [{ lineId: line, picked: 5, substitute }]);
  expect([status, problem.code]).toEqual(code ? [409, code] : [200, undefined]);
});

test('a dearer substitute costs what the missing one would have', async () => {
  const { of, number, line, order } = await accepted({ kind: 'similar', menuItemId: null, name: null });
  await record(number, [{ lineId: line, picked: 5, substitute: { menuItemId: ids.bread, quantity: 1 } }]);
  await move(of, 'picked');
  const after = await read(number);
  expect(after.lines[0]).toMatchObject({ picked: 5, missing: 0, substituted: { name: 'Sourdough loaf', quantity: 1 } });
  expect(after.total).toBeLessThanOrEqual(order.total);
  expect(order.total - after.total).toBeLessThanOrEqual(1);
  expect(await charge(of)).toMatchObject({ net_captured: after.total });
  const { receipt } = (await verify(of)).data;
  expect(receipt?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Whole milk', 5],
    ['Sourdough loaf', 1],
  ]);
  expect(receipt?.lines.reduce((all, { lineTotal }) => all + lineTotal, 0)).toBe(receipt?.totals.items);
});

test('the final receipt says what was picked, replaced and missing, and its sums add up', async () => {
  const { number, line, of, order } = await accepted({ kind: 'similar', menuItemId: null, name: null });
  await record(number, [{ lineId: line, picked: 3, substitute: { menuItemId: ids.bread, quantity: 1 } }]);
  await move(of, 'picked');
  for (let round = 0; round < 9; round += 1)
    await sendQueuedMail(world.service.context, (error) => {
      throw error;
    });
  const { mail } = (await world.sandbox.control('GET', `/api/mail?subject=${number}`)) as {
    mail: { subject: string; text: string }[];
  };
  const receipt = mail.find(({ subject }) => subject.startsWith('The receipt'))?.text ?? '';
  const { total, totals } = await read(number);
  for (const text of ['3 × Whole milk', '1 × Sourdough loaf in place of Whole milk', '2 × Whole milk, not available'])
    expect(receipt).toContain(text);
  const money = (minor: number) => formatMoney(minor, { currency: 'GBP', locale: 'en-GB' });
  expect(receipt).toContain(`Taken from your card: ${money(total)}`);
  expect(receipt).toContain(`That is ${money(order.total - total)} less than you agreed to.`);
  expect(totals.items - totals.discount + totals.deliveryFee + totals.tip).toBe(total);
  expect(receipt).toMatch(/Of which VAT at 20%: /);
});

test('a weighed line costs its weight, and at most the estimate', async () => {
  const { db, context } = world.service;
  await db.execute(sql`update items set typical_grams = 1000 where id = ${ids.milk}`);
  context.cache.clear();
  const light = await accepted();
  const heavy = await accepted();
  await db.execute(sql`update items set typical_grams = null where id = ${ids.milk}`);
  context.cache.clear();
  await record(light.number, [{ lineId: light.line, picked: 6, grams: 3000 }]);
  await record(heavy.number, [{ lineId: heavy.line, picked: 6, grams: 9000 }]);
  for (const { of } of [light, heavy]) await move(of, 'picked');
  expect((await read(light.number)).lines[0]).toMatchObject({ lineTotal: 360, weight: { weighed: { grams: 3000 } } });
  expect((await read(heavy.number)).total).toBe(heavy.order.total);
});

test('an order of which nothing was picked cannot be picked', async () => {
  const { number, line } = await accepted();
  await record(number, [{ lineId: line, picked: 0 }]);
  const moved = await world.service.call(
    'POST /admin/order-transition',
    { businessOrderId: number, status: 'picked' },
    { admin: true },
  );
  expect([moved.status, moved.problem.code]).toEqual([409, 'nothing_picked']);
  expect((await read(number)).status).toBe('store_accepted_picking');
});

test('what was captured before picking and not picked is refunded', async () => {
  const of = await draft();
  const { data } = await pay(of);
  await reconcile(6 * 86_400 + 60);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('captured');
  await move(of, 'store_accepted_picking');
  const number = data.businessOrderId ?? '';
  const line = (await read(number)).lines[0]?.lineId ?? 0;
  await record(number, [{ lineId: line, picked: 3 }]);
  await move(of, 'picked');
  const after = await read(number);
  expect(after.refunds).toMatchObject([{ kind: 'picking', amount: of.amount - after.total, isDone: true }]);
  expect(await charge(of)).toMatchObject({ net_captured: after.total });
  expect((await ledger(of.draftOrderId)).slice(-2)).toEqual(['refunding', 'captured']);
});

test('cash is collected for what was picked', async () => {
  const { call } = world.service;
  const { data: added } = await call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  const number = await orderByCash(world.service, added.basket.basketToken, { emailAddress: 'cash@example.test' });
  const order = await read(number);
  await move(order, 'store_accepted_picking');
  await record(number, [{ lineId: order.lines[0]?.lineId ?? 0, picked: 2 }]);
  await move(order, 'picked', 'en_route', 'delivered');
  const after = await read(number);
  expect(after.payment).toMatchObject({ state: 'captured', amount: after.total });
  expect((await balanceOf(world.service.db, after.payment?.paymentId ?? 0)).till).toBe(after.total);
  expect(after.total).toBeLessThan(order.total);
});

test('a pick of another order’s line, of more than was asked, or of a weight of pieces is refused', async () => {
  const { number, line } = await accepted();
  const other = await accepted();
  const codeOf = async (lines: Lines) => (await record(number, lines)).problem.code;
  expect(await codeOf([{ lineId: other.line, picked: 1 }])).toBe('line_not_found');
  expect(await codeOf([{ lineId: line, picked: 7 }])).toBe('pick_invalid');
  expect(await codeOf([{ lineId: line, picked: 6, substitute: { menuItemId: ids.bread, quantity: 1 } }])).toBe(
    'pick_invalid',
  );
  expect(await codeOf([{ lineId: line, picked: 6, grams: 100 }])).toBe('pick_invalid');
  expect(await codeOf([{ lineId: line, picked: -1 }])).toBe('validation_failed');
  expect(await codeOf([])).toBe('validation_failed');
  expect((await record('TM-NONE', [{ lineId: line, picked: 1 }])).problem.code).toBe('order_not_found');
});
