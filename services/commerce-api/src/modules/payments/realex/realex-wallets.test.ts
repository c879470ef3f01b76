import { returnUrl } from '../../../../test-support/payments/card-payments';
import { setUpHostedPayments } from '../../../../test-support/payments/hosted-payments';
import type { StartedSandbox } from '../../../../test-support/programs/start-sandbox';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

const { world, draft, ledger, pick, reconcile, verify } = setUpHostedPayments();
let sandbox: StartedSandbox;
let service: TestService;
beforeAll(() => {
  ({ sandbox, service } = world);
});
afterEach(() => sandbox.control('DELETE', '/api/faults'));

const wallets = [
  ['apple_pay', 'appleTokenData'],
  ['google_pay', 'googleTokenData'],
] as const;
type Wallet = (typeof wallets)[number][0];
type Draft = Awaited<ReturnType<typeof draft>>;

const pay = (of: Draft, wallet: Wallet, card = '4242424242424242') =>
  service.call('POST /payments/make-payment', {
    ...of,
    paymentMethod: wallet,
    paymentGateway: 'realex',
    successUrl: returnUrl,
    failureUrl: returnUrl,
    [wallet === 'apple_pay' ? 'appleTokenData' : 'googleTokenData']: JSON.stringify({ test_card: card }),
  });

describe.each(wallets)('%s over Global Payments', (wallet) => {
  test('[3.18] pays for an order, whose amount is settled once it is picked', async () => {
    const of = await draft();
    const paid = await pay(of, wallet);
    expect(paid.data).toMatchObject({ status: 'sent_to_store', amount: of.amount, redirectUrl: null });
    expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', net_captured: 0 }]);
    await pick(of);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
    expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Captured', net_captured: of.amount }]);
  });

  test.each([
    ['a card that its bank declines', '4544249167673670', '101'],
    ['a brand that the account does not take', '345678901234564', '509'],
    ['data that the gateway cannot decrypt', '4000000000000000', '508'],
  ])('%s is refused with the gateway’s code, and the order can be paid again', async (_what, card, code) => {
    const of = await draft();
    const refused = await pay(of, wallet, card);
    expect(refused.problem).toMatchObject({ code: 'payment_failed', errors: [{ path: 'token', message: code }] });
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'declined']);
    expect((await pay(of, wallet)).data.status).toBe('sent_to_store');
    const charges = await sandbox.charges(of.draftOrderId);
    expect(charges.filter(({ status }) => status === 'Authorized')).toHaveLength(1);
  });
});

test('a wallet’s payment whose reply was lost is found, and made once', async () => {
  const of = await draft();
  await sandbox.control('PUT', '/api/faults', { target: 'realex:auth-mobile', kind: 'timeout-after', times: 1 });
  expect((await pay(of, 'apple_pay')).data.status).toBe('sent_to_store');
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', amount: of.amount }]);
}, 40_000);

test('a wallet’s payment that never reached the gateway ends, and the order can be paid again', async () => {
  const of = await draft();
  await sandbox.control('PUT', '/api/faults', { target: 'realex:auth-mobile', kind: 'error', status: 502, times: 1 });
  const paid = await pay(of, 'google_pay');
  expect(paid.data).toMatchObject({ paymentState: 'created', redirectUrl: null, orderId: null });
  await reconcile(40);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'cancelled', refusal: { code: 'payment_failed' } });
  expect((await pay(of, 'google_pay')).data.status).toBe('sent_to_store');
});

test('a business whose cards are charged by Global Payments offers both wallets', async () => {
  const own = await createTestService({ sandboxUrl: sandbox.url, env: { CARD_GATEWAY: 'realex' } });
  const { data } = await own.call('POST /payments/wallet-offers', { storeId: ids.store });
  await own.close();
  expect(data).toMatchObject({
    paymentGateway: 'realex',
    applePay: { countryCode: 'GB' },
    googlePay: { gateway: 'globalpayments', gatewayMerchantId: 'storefrontsandbox' },
  });
});
