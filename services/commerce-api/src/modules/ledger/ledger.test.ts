import { asc, eq, sql } from 'drizzle-orm';
import { setUpCardPayments } from '../../../test-support/payments/card-payments';
import { ids } from '../../../test-support/shop-data';
import { rowsOf } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { ledgerEntries } from '../../database/schema/ledger';
import { payments } from '../../database/schema/order';
import { balanceOf, post } from './ledger';
import { lockPayment } from './payments.repository';

const { world, draft, pay } = setUpCardPayments();

const db = () => world.service.db;
const entriesOf = (paymentId: number) =>
  db().select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, paymentId)).orderBy(asc(ledgerEntries.id));
const move = (businessOrderId: string | null, status: 'store_rejected_order') =>
  world.service.call(
    'POST /admin/order-transition',
    { businessOrderId: businessOrderId ?? '', status },
    { admin: true },
  );

test('each movement of an order’s money is an entry of its own, and debit equals credit', async () => {
  const of = await draft();
  const { data } = await pay(of);
  await move(data.businessOrderId, 'store_rejected_order');
  const entries = await entriesOf(data.paymentId);
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries)
    expect(entry).toMatchObject({ amount: of.amount, currency: 'GBP', reference: expect.stringMatching(/^pay_/) });
  expect(await balanceOf(db(), data.paymentId)).toMatchObject({ authorised: 0, gateway: 0, till: 0 });
  const sums = await rowsOf(
    db(),
    sql`select sum(case side when 'debit' then amount else -amount end)::int as difference from (
          select 'debit' as side, debit as account, amount from ledger_entries
          union all select 'credit', credit, amount from ledger_entries) sides`,
  );
  expect(sums).toEqual([{ difference: 0 }]);
});

test('entries are only added', async () => {
  await pay(await draft());
  for (const change of [
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
  ])
    await expect(db().execute(change)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'Rows of ledger_entries are only added' }),
    });
  await expect(db().execute('delete from payment_events')).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'Rows of payment_events are only added' }),
  });
});

test('the database refuses to take more than a payment has', async () => {
  const [cash] = await db().select().from(payments).where(eq(payments.draftOrderId, ids.pastOrder));
  const paymentId = cash?.id ?? 0;
  expect((await balanceOf(db(), paymentId)).till).toBe(cash?.amount);
  const refund = (amount: number, key: string) =>
    inTransaction(db(), async (tx) =>
      post(tx, await lockPayment(tx, paymentId), 'refund', amount, world.service.clock.now(), key),
    );
  const refused = { cause: expect.objectContaining({ code: '23514' }) };
  await expect(refund((cash?.amount ?? 0) + 1, 'one')).rejects.toMatchObject(refused);
  await refund(100, 'two');
  await expect(refund(cash?.amount ?? 0, 'three')).rejects.toMatchObject(refused);
  await expect(refund(100, 'two')).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23505' }) });
  await expect(refund(-5, 'four')).rejects.toMatchObject(refused);
});

test.each([
  ["update orders set status = 'lost' where draft_order_id = 801"],
  ['update orders set total = -1 where draft_order_id = 801'],
  ['update orders set placed_at = null where draft_order_id = 801'],
  ['update order_lines set quantity = 0 where draft_order_id = 801'],
  ['update order_lines set deal_saving = line_total + 1 where draft_order_id = 801'],
  ['update payments set amount = -1 where draft_order_id = 801'],
  ["update payments set state = 'paid' where draft_order_id = 801"],
  ["update payments set method = 'card' where draft_order_id = 801"],
])('the database refuses: %s', async (statement) => {
  await expect(db().execute(statement)).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23514' }) });
});

test('an order with payments, lines or events cannot be deleted', async () => {
  await expect(db().execute('delete from orders where draft_order_id = 801')).rejects.toMatchObject({
    cause: expect.objectContaining({ code: '23503' }),
  });
});
