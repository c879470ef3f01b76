import { sql } from 'drizzle-orm';
import { setUpCardPayments, VALID_CARD } from '../../../../test-support/payments/card-payments';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { sandboxKeys } from '../../../config/checkoutcom-configuration';
import { at, rowsOf } from '../../../database/database.types';
import { settlePayment } from './settle-payment.service';

const { world, draft, ledger, move, pay, pick, places, reconcile, verify } = setUpCardPayments();

const decline = (operation: 'captures' | 'voids' | 'refunds', times: number) =>
  world.sandbox.control('PUT', '/api/faults', { target: `checkoutcom:${operation}`, kind: 'decline', times });
const charge = async (draftOrderId: number) => (await world.sandbox.charges(draftOrderId))[0];
const mailsOf = async (businessOrderId: string | null) => {
  for (let round = 0; round < 4; round += 1)
    await sendQueuedMail(world.service.context, (error) => {
      throw error;
    });
  const found = await world.sandbox.control('GET', `/api/mail?subject=${businessOrderId}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
};

test('a capture declined later by its bank is requested again after a minute, with a new key', async () => {
  const of = await draft();
  await pay(of);
  await decline('captures', 1);
  await pick(of);
  await reconcile(30);
  expect(await charge(of.draftOrderId)).toMatchObject({ status: 'Authorized', net_captured: 0 });
  await reconcile(40);
  expect(await charge(of.draftOrderId)).toMatchObject({ status: 'Captured', net_captured: of.amount });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
  expect(await places(of)).toEqual(['confirmed']);
});

test('an order whose amount cannot be captured is not delivered: it ends, its place is released and the shopper is notified', async () => {
  const of = await draft();
  const paid = await pay(of);
  const { businessOrderId } = paid.data;
  expect(await mailsOf(businessOrderId)).toHaveLength(1);
  await decline('captures', 3);
  await pick(of);
  for (const wait of [61, 601]) await reconcile(wait);
  await reconcile(6);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'voiding', 'voided']);
  expect(await charge(of.draftOrderId)).toMatchObject({ status: 'Voided', net_captured: 0 });
  expect(await places(of)).toEqual(['released']);
  expect((await verify(of)).data).toMatchObject({
    status: 'order_cancelled',
    paymentState: 'voided',
    refusal: { code: 'payment_failed' },
  });
  const [ended, ...confirmations] = (await mailsOf(businessOrderId)).sort((a, b) =>
    b.subject.includes('not coming') ? 1 : a.subject.includes('not coming') ? -1 : 0,
  );
  expect(confirmations).toHaveLength(1);
  expect(ended?.text).toContain('its payment could not be taken');
  expect(ended?.text).toContain('You have not been charged.');
});

test('an order that has left the store is not ended: its payment stays on the operators’ list', async () => {
  const left = await draft();
  await pay(left);
  await decline('captures', 4);
  await pick(left);
  await move(left, 'en_route');
  for (const wait of [61, 601, 6]) await reconcile(wait);
  const { open } = (await world.service.call('POST /admin/reconcile', {}, { admin: true })).data;
  expect(open).toContainEqual(expect.objectContaining({ draftOrderId: left.draftOrderId, state: 'capturing' }));
  // The fourth attempt is declined too; hours later the bank accepts.
  await reconcile(3700);
  await reconcile(3700);
  expect(await ledger(left.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
});

test.each([
  ['void', 'voids'],
  ['refund', 'refunds'],
] as const)('a %s that the bank declines is asked for again until it is done', async (_operation, operations) => {
  const of = await draft();
  await pay(of, VALID_CARD);
  if (operations === 'refunds') await pick(of);
  await decline(operations, 1);
  await move(of, 'order_cancelled');
  expect((await charge(of.draftOrderId))?.status).toBe(operations === 'voids' ? 'Authorized' : 'Captured');
  await reconcile(61);
  expect(await charge(of.draftOrderId)).toMatchObject({
    status: operations === 'voids' ? 'Voided' : 'Refunded',
    net_captured: 0,
  });
  expect((await ledger(of.draftOrderId)).at(-1)).toBe(operations === 'voids' ? 'voided' : 'refunded');
});

test('a card whose bank declines everything afterwards brings no order and takes nothing', async () => {
  const of = await draft();
  await pay(of, '4273149019799094');
  await pick(of);
  for (const wait of [61, 601, 6]) await reconcile(wait);
  expect((await verify(of)).data).toMatchObject({ status: 'order_cancelled', paymentState: 'voiding' });
  expect(await charge(of.draftOrderId)).toMatchObject({ net_captured: 0 });
});

test('an authorisation that was given back at the gateway by hand ends its order too', async () => {
  const of = await draft();
  const paid = await pay(of);
  const { id } = (await charge(of.draftOrderId)) ?? {};
  const byHand = await fetch(`${world.sandbox.url}/checkoutcom/payments/${id}/voids`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(byHand.status).toBe(202);
  await settlePayment(world.service.context, paid.data.paymentId);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'voiding', 'voided']);
  expect((await verify(of)).data).toMatchObject({ status: 'order_declined' });
  expect(await places(of)).toEqual(['released']);
});

const gatewayCall = (method: string, path: string) =>
  fetch(`${world.sandbox.url}/checkoutcom/payments/${path}`, {
    method,
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  });
const refuseCaptures = (status: number, times?: number) =>
  world.sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'error', status, times });

test('a capture that is refused at once, again and again, ends its order as a declined one does', async () => {
  const of = await draft();
  // The gateway's reply about a payment that does not allow the operation.
  await refuseCaptures(403);
  await pay(of);
  await pick(of);
  for (const wait of [61, 601, 6]) await reconcile(wait);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'voiding', 'voided']);
  expect((await verify(of)).data).toMatchObject({ status: 'order_cancelled', refusal: { code: 'payment_failed' } });
});

test.each([401, 429])(
  'a gateway that rejects our credentials (%s) ends no order: it is called until it accepts',
  async (status) => {
    const of = await draft();
    await refuseCaptures(status);
    await pay(of);
    await pick(of);
    for (const wait of [61, 601, 6]) await reconcile(wait);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing']);
    await world.sandbox.control('DELETE', '/api/faults');
    await reconcile(6);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
  },
);

test('an amount captured with a lost reply, and refunded in the gateway’s dashboard, ends its order', async () => {
  const of = await draft();
  await world.sandbox.control('PUT', '/api/faults', {
    target: 'checkoutcom:payments-read',
    kind: 'error',
    status: 503,
  });
  await pay(of);
  await pick(of);
  const { id } = (await charge(of.draftOrderId)) ?? {};
  for (const operation of ['captures', 'refunds'])
    expect((await gatewayCall('POST', `${id}/${operation}`)).status).toBe(202);
  await world.sandbox.control('DELETE', '/api/faults');
  await reconcile(6);
  await reconcile(6);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunded');
  expect((await verify(of)).data.status).toBe('order_cancelled');
  expect(await places(of)).toEqual(['released']);
});

test('a paid order refunded in the dashboard becomes refunded if delivered, otherwise cancelled', async () => {
  for (const [delivered, status] of [
    [true, 'refunded'],
    [false, 'order_cancelled'],
  ] as const) {
    const of = await draft();
    const paid = await pay(of);
    await pick(of);
    if (delivered) await move(of, 'en_route', 'delivered');
    const { id } = (await charge(of.draftOrderId)) ?? {};
    await gatewayCall('POST', `${id}/refunds`);
    await settlePayment(world.service.context, paid.data.paymentId);
    expect((await verify(of)).data).toMatchObject({ status, paymentState: 'refunded' });
  }
});

test('a shopper’s return, the reconciler and an operator at once request each capture once', async () => {
  const of = await draft();
  await world.sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'decline' });
  await pay(of);
  await pick(of);
  for (const wait of [61, 601, 6])
    await Promise.all([
      reconcile(wait),
      verify(of),
      verify(of),
      world.service.call('POST /admin/reconcile', {}, { admin: true }),
    ]);
  await reconcile(6);
  const { id } = (await charge(of.draftOrderId)) ?? {};
  const actions = (await (await gatewayCall('GET', `${id}/actions`)).json()) as { type: string; approved: boolean }[];
  expect(actions.filter(({ type }) => type === 'Capture')).toHaveLength(3);
  expect(actions.filter(({ type, approved }) => type === 'Void' && approved)).toHaveLength(1);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'voiding', 'voided']);
});

test('capture data read before the order was cancelled does not delay the void', async () => {
  const of = await draft();
  const paid = await pay(of);
  await decline('captures', 1);
  await pick(of);
  await world.sandbox.control('PUT', '/api/faults', {
    target: 'checkoutcom:voids',
    kind: 'error',
    status: 503,
    times: 1,
  });
  await move(of, 'order_cancelled');
  const { id } = (await charge(of.draftOrderId)) ?? {};
  const asked = { reference: String(paid.data.paymentId), amount: of.amount, currency: 'GBP' };
  const stale = { id: id ?? '', ...asked, status: 'authorised', operation: 'capture', declines: 2 } as const;
  await settlePayment(world.service.context, paid.data.paymentId, stale);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('voided');
});

test('a dispatched order without its authorisation is checked once an hour, on the operators’ list', async () => {
  const of = await draft();
  const paid = await pay(of);
  await decline('captures', 1);
  await pick(of);
  await move(of, 'en_route');
  const { id } = (await charge(of.draftOrderId)) ?? {};
  await gatewayCall('POST', `${id}/voids`);
  await reconcile(61);
  const [row] = await rowsOf<{ wait: number }>(
    world.service.db,
    sql`select extract(epoch from next_check_at - ${at(world.service.clock.now())})::int as wait
        from payments where id = ${paid.data.paymentId}`,
  );
  expect(row?.wait).toBeGreaterThan(3500);
  expect((await verify(of)).data).toMatchObject({ status: 'en_route', paymentState: 'capturing' });
});

test('a mail explains what happened to the money, and an ended order gets no thanks', async () => {
  const of = await draft();
  await world.sandbox.control('PUT', '/api/faults', { target: 'smtp', kind: 'error' });
  const paid = await pay(of);
  await sendQueuedMail(world.service.context, () => undefined);
  await world.sandbox.control('DELETE', '/api/faults');
  // An operator may decline an order for reasons of the store.
  await move(of, 'order_declined');
  const { clock } = world.service;
  clock.set(new Date(clock.now().getTime() + 120_000));
  const mails = await mailsOf(paid.data.businessOrderId);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('has been cancelled')]);
  expect(mails[0]?.text).toContain('could not accept it');
  expect(mails[0]?.text).toContain('You have not been charged.');
});
