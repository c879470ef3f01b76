import { GOOD, setUpCardPayments } from '../../../test-support/card-payments';
import { sendWaitingMail } from '../../mail/send-waiting-mail';
import { sandboxKeys } from './checkoutcom/checkoutcom-account';

const { world, draft, ledger, pay, places, reconcile, verify } = setUpCardPayments();

const decline = (deed: 'captures' | 'voids' | 'refunds', times: number) =>
  world.sandbox.control('PUT', '/api/faults', { target: `checkoutcom:${deed}`, kind: 'decline', times });
const charge = async (draftOrderId: number) => (await world.sandbox.charges(draftOrderId))[0];
const move = (businessOrderId: string | null, status: 'store_accepted_picking' | 'picked' | 'store_rejected_order') =>
  world.service.call(
    'POST /admin/order-transition',
    { businessOrderId: businessOrderId ?? '', status },
    { admin: true },
  );
const mailsOf = async (businessOrderId: string | null) => {
  for (let round = 0; round < 4; round += 1)
    await sendWaitingMail(world.service.context, (error) => {
      throw error;
    });
  const found = await world.sandbox.control('GET', `/api/mail?subject=${businessOrderId}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
};

test('a capture that its bank declines afterwards is asked for again a minute later, under a key of its own', async () => {
  const of = await draft();
  await decline('captures', 1);
  const paid = await pay(of);
  expect(paid.data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store' });
  await reconcile(30);
  expect(await charge(of.draftOrderId)).toMatchObject({ status: 'Authorized', net_captured: 0 });
  await reconcile(40);
  expect(await charge(of.draftOrderId)).toMatchObject({ status: 'Captured', net_captured: of.amount });
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'captured']);
  expect(await places(of)).toEqual(['confirmed']);
});

test('an order whose sum is not to be had is not delivered for nothing: it ends, its place is free and the shopper is told', async () => {
  const of = await draft();
  await decline('captures', 3);
  const paid = await pay(of);
  const { businessOrderId } = paid.data;
  for (const wait of [61, 601]) await reconcile(wait);
  await reconcile(6);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'voiding', 'voided']);
  expect(await charge(of.draftOrderId)).toMatchObject({ status: 'Voided', net_captured: 0 });
  expect(await places(of)).toEqual(['released']);
  expect((await verify(of)).data).toMatchObject({
    status: 'order_declined',
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

test('an order that the store is picking already is cancelled, one that has left is not: its payment stays in the operators’ sight', async () => {
  const picked = await draft();
  await decline('captures', 3);
  const first = await pay(picked);
  await move(first.data.businessOrderId, 'store_accepted_picking');
  for (const wait of [61, 601, 6]) await reconcile(wait);
  expect((await verify(picked)).data.status).toBe('order_cancelled');

  world.service.clock.reset();
  const left = await draft();
  await decline('captures', 4);
  const second = await pay(left);
  for (const status of ['store_accepted_picking', 'picked'] as const) await move(second.data.businessOrderId, status);
  await world.service.call(
    'POST /admin/order-transition',
    { businessOrderId: second.data.businessOrderId ?? '', status: 'en_route' },
    { admin: true },
  );
  for (const wait of [61, 601, 6]) await reconcile(wait);
  const { open } = (await world.service.call('POST /admin/reconcile', {}, { admin: true })).data;
  expect(open).toContainEqual(expect.objectContaining({ draftOrderId: left.draftOrderId, state: 'authorised' }));
  // The fourth is declined too; hours later the bank has another mind.
  await reconcile(3700);
  await reconcile(3700);
  expect(await ledger(left.draftOrderId)).toEqual(['created', 'authorised', 'captured']);
});

test.each([
  ['void', 'voids'],
  ['refund', 'refunds'],
] as const)('a %s that the bank declines is asked for again until it is done', async (_deed, deeds) => {
  const of = await draft();
  if (deeds === 'voids') await decline('captures', 1);
  const paid = await pay(of, GOOD);
  await decline(deeds, 1);
  expect((await move(paid.data.businessOrderId, 'store_rejected_order')).status).toBe(200);
  expect((await charge(of.draftOrderId))?.status).toBe(deeds === 'voids' ? 'Authorized' : 'Captured');
  await reconcile(61);
  expect(await charge(of.draftOrderId)).toMatchObject({
    status: deeds === 'voids' ? 'Voided' : 'Refunded',
    net_captured: 0,
  });
  expect((await ledger(of.draftOrderId)).at(-1)).toBe(deeds === 'voids' ? 'voided' : 'refunded');
});

test('a card whose bank declines everything afterwards brings no order and takes nothing', async () => {
  const of = await draft();
  await pay(of, '4273149019799094');
  for (const wait of [61, 601, 6]) await reconcile(wait);
  expect((await verify(of)).data).toMatchObject({ status: 'order_declined', paymentState: 'voiding' });
  expect(await charge(of.draftOrderId)).toMatchObject({ net_captured: 0 });
});

test('an authorisation that was given back at the gateway by hand ends its order too', async () => {
  const of = await draft();
  await decline('captures', 1);
  await pay(of);
  const { id } = (await charge(of.draftOrderId)) ?? {};
  const byHand = await fetch(`${world.sandbox.url}/checkoutcom/payments/${id}/voids`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(byHand.status).toBe(202);
  await reconcile(61);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'voiding', 'voided']);
  expect((await verify(of)).data).toMatchObject({ status: 'order_declined' });
  expect(await places(of)).toEqual(['released']);
});
