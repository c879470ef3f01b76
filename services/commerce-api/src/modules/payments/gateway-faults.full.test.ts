import { isAcceptedBrand } from '@storefront/api/card-brands';
import { testCards } from '@storefront/sandbox/test-cards';
import { setUpCardPayments, VALID_CARD } from '../../../test-support/payments/card-payments';

const { world, draft, ledger, move, pay, pick, places, reconcile, verify } = setUpCardPayments();

const fault = (target: string, kind: string) =>
  world.sandbox.control('PUT', '/api/faults', { target: `checkoutcom:${target}`, kind, status: 503, times: 1 });

describe.each(['error', 'reset', 'timeout-after'])('a gateway that fails once (%s)', (kind) => {
  test('during the capture is retried a little later, and captures once', async () => {
    const of = await draft();
    await pay(of);
    await fault('captures', kind);
    await pick(of);
    await reconcile(10);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
    expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ net_captured: of.amount }]);
  }, 30_000);

  test('during the refund is retried a little later, and refunds once', async () => {
    const of = await draft();
    await pay(of);
    await pick(of);
    await fault('refunds', kind);
    await move(of, 'order_cancelled');
    await reconcile(10);
    expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunded');
    expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
  }, 30_000);

  test('during the void is retried a little later, and voids', async () => {
    const of = await draft();
    await pay(of);
    await fault('voids', kind);
    await move(of, 'store_rejected_order');
    await reconcile(10);
    expect((await ledger(of.draftOrderId)).at(-1)).toBe('voided');
    expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
  }, 30_000);
});

const atOnce = testCards.filter(({ brand, outcome, challenge, later_actions_declined }) => {
  return isAcceptedBrand(brand) && outcome === 'approved' && !challenge && !later_actions_declined;
});

test.each(atOnce.map(({ number, authentication, note }) => [number, authentication, note ?? 'Approved.'] as const))(
  'the published card %s without a challenge (%s) ends as published: %s',
  async (number, authentication) => {
    const of = await draft();
    const card = testCards.find((one) => one.number === number);
    const token = await world.sandbox.token(number, card?.cvv);
    const paid = await world.service.call('POST /payments/make-payment', {
      ...of,
      paymentMethod: 'card',
      paymentGateway: 'checkoutcom',
      token,
      successUrl: 'http://fresh.localhost:4200/checkout/payment?result=success',
      failureUrl: 'http://fresh.localhost:4200/checkout/payment?result=failure',
    });
    if (!['N', 'R', 'none'].includes(authentication)) {
      expect(paid.data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store' });
      return;
    }
    expect(paid.problem).toMatchObject({ code: 'payment_failed' });
    if (authentication === 'none') expect(JSON.stringify(paid.problem)).toContain('20150');
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'declined']);
    expect(await places(of)).toEqual(['held']);
    expect((await verify(of)).data).toMatchObject({ refusal: { code: 'payment_failed' }, orderId: null });
    // Another card can be used.
    expect((await pay(of, VALID_CARD)).data).toMatchObject({ paymentState: 'authorised' });
  },
);
