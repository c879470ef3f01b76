import { testCards } from '@storefront/sandbox/test-cards';
import { setUpCardPayments } from '../../../test-support/payments/card-payments';

const { world, paymentBody, draft, ledger, pay, places, reconcile, verify } = setUpCardPayments();

const fault = (target: string, kind: string) =>
  world.sandbox.control('PUT', '/api/faults', { target: `checkoutcom:${target}`, kind, times: 1 });
const refusedBrands = testCards.filter(
  ({ brand, outcome, challenge }) =>
    ['American Express', 'Diners Club International'].includes(brand) && outcome === 'approved' && !challenge,
);

test.each(refusedBrands)('$brand $number is rejected before anything is charged', async ({ number, cvv }) => {
  const of = await draft();
  const reply = await world.service.call(
    'POST /payments/make-payment',
    paymentBody(of, await world.sandbox.token(number, cvv)),
  );
  expect(reply.status).toBe(422);
  expect(reply.problem).toMatchObject({
    code: 'card_brand_not_accepted',
    expected: true,
    detail: 'We take Visa, Mastercard, Discover and JCB. Please use one of those.',
  });
  expect(await world.sandbox.charges(of.draftOrderId)).toEqual([]);
  expect(await ledger(of.draftOrderId)).toEqual([]);
  expect((await pay(of)).data).toMatchObject({ paymentState: 'authorised' });
});

test.each(['error', 'reset'])(
  'where the gateway does not return the brand (%s), its reply to the charge does, and the authorisation is voided',
  async (kind) => {
    const of = await draft();
    await fault('card-metadata', kind);
    const token = await world.sandbox.token('345678901234564', '1051');
    const reply = await world.service.call('POST /payments/make-payment', paymentBody(of, token));
    expect(reply.problem.code).toBe('card_brand_not_accepted');
    await reconcile(10);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'voiding', 'voided']);
    expect(await places(of)).toEqual(['held']);
    expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
    expect((await verify(of)).data).toMatchObject({ refusal: { code: 'card_brand_not_accepted' }, orderId: null });
  },
  30_000,
);

test('a gateway that does not return the brand prevents no payment with an accepted card', async () => {
  const of = await draft();
  await fault('card-metadata', 'error');
  expect((await pay(of)).data).toMatchObject({ paymentState: 'authorised' });
});
