import { sql } from 'drizzle-orm';
import { type Draft, setUpCardPayments } from '../../../../test-support/payments/card-payments';
import { rowsOf } from '../../../database/database.types';

const { world, draft, ledger, move, pay, places, reconcile, verify } = setUpCardPayments();

const cancel = (
  { draftOrderId, basketToken }: Draft,
  options: { guest?: string | undefined; business?: number } = {},
) => world.service.call('POST /checkout/order-cancel', { draftOrderId, basketToken }, options);
const transition = (businessOrderId: string | null, status: 'store_accepted_picking' | 'order_cancelled') =>
  world.service.call(
    'POST /admin/order-transition',
    { businessOrderId: businessOrderId ?? '', status },
    { admin: true },
  );
const charge = async ({ draftOrderId }: Draft) => (await world.sandbox.charges(draftOrderId))[0];
const slotOpens = (leadMinutes: number) =>
  world.service.db.execute(sql`update slots set lead_minutes = ${leadMinutes}`);

test('a shopper cancels an order: the hold on the card ends, and place and coupon are free again', async () => {
  const terms = {
    business: 'localhost',
    code: 'ONCE',
    name: 'Once',
    kind: 'fixed',
    amount: 100,
    maximumUses: 1,
  } as const;
  await world.service.call('POST /admin/coupon-add', terms, { admin: true });
  const of = await draft('ONCE');
  await pay(of);
  const { status, data } = await cancel(of);
  expect([status, data.status, data.statusText]).toEqual([200, 'order_cancelled', 'Order Cancelled']);
  expect(await places(of)).toEqual(['released']);
  expect(await charge(of)).toMatchObject({ status: 'Voided', net_captured: 0 });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'voiding', 'voided']);
  expect(await rowsOf(world.service.db, sql`select uses from coupons where code = 'ONCE'`)).toEqual([{ uses: 0 }]);
  // A second click finds it cancelled.
  expect((await cancel(of)).data.status).toBe('order_cancelled');
  const number = data.businessOrderId;
  const { data: seen } = await world.service.call('POST /admin/order', { businessOrderId: number }, { admin: true });
  expect(seen.history?.at(-1)).toMatchObject({ by: 'shopper', reason: 'Cancelled by the shopper' });
  const mails = await rowsOf(
    world.service.db,
    sql`select kind from outgoing_mail where subject_id = ${of.draftOrderId} and kind = 'order_ended'`,
  );
  expect(mails).toHaveLength(1);
});

test('an order is cancelled until the cut-off of its slot, not after it, and not once it is picked', async () => {
  const late = await draft();
  await pay(late);
  const early = await draft();
  await pay(early);
  // The slot begins on the next day at 17:00.
  await slotOpens(31 * 60 + 1);
  expect((await cancel(late)).problem.code).toBe('order_not_cancellable');
  await slotOpens(31 * 60 - 1);
  expect((await cancel(early)).status).toBe(200);
  await slotOpens(0);
  await move(late, 'store_accepted_picking');
  expect((await cancel(late)).problem.code).toBe('order_not_cancellable');
});

test('nobody cancels another’s order, another business’s, a draft, or with a basket’s token alone', async () => {
  const of = await draft();
  expect((await cancel(of)).problem.code).toBe('order_not_found');
  await pay(of);
  expect((await cancel(of, { guest: undefined })).problem.code).toBe('order_not_found');
  expect((await cancel(of, { guest: 'B'.repeat(43) })).problem.code).toBe('order_not_found');
  expect((await cancel(of, { business: 2 })).problem.code).toBe('order_not_found');
  const other = await draft();
  expect((await cancel({ ...of, basketToken: other.basketToken })).problem.code).toBe('order_not_found');
  expect((await verify(of)).data.status).toBe('sent_to_store');
});

test.each([1, 2, 3])('cancelling against the store’s start: exactly one of them happens (%s)', async () => {
  const of = await draft();
  const { data } = await pay(of);
  const [cancelled, started] = await Promise.all([
    cancel(of),
    transition(data.businessOrderId, 'store_accepted_picking'),
  ]);
  expect([cancelled.status, started.status].sort()).toEqual([200, 409]);
  const { status } = (await verify(of)).data;
  expect(status).toBe(cancelled.status === 200 ? 'order_cancelled' : 'store_accepted_picking');
});

test('cancelling against an early capture: what was taken is given back, once', async () => {
  const of = await draft();
  await pay(of);
  // The slot is sooner than the authorisation's end in this test, so its cut-off is moved.
  await slotOpens(-10 * 24 * 60);
  await Promise.all([reconcile(6 * 86_400 + 60), cancel(of), cancel(of)]);
  await reconcile(10);
  await reconcile(10);
  await slotOpens(0);
  expect((await verify(of)).data.status).toBe('order_cancelled');
  expect(await charge(of)).toMatchObject({ net_captured: 0 });
  expect(['voided', 'refunded']).toContain((await ledger(of.draftOrderId)).at(-1));
});

test('while the gateway is away the order is cancelled, and its money given back later', async () => {
  const of = await draft();
  await pay(of);
  await world.sandbox.control('PUT', '/api/faults', {
    target: 'checkoutcom:voids',
    kind: 'error',
    status: 503,
    times: 1,
  });
  expect((await cancel(of)).status).toBe(200);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('voiding');
  await reconcile(10);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('voided');
});
