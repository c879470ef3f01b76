import type { PaymentMethod } from '@storefront/api/entities/enumerations';
import { sql } from 'drizzle-orm';
import { returnUrl, setUpCardPayments } from '../../../../test-support/payments/card-payments';
import type { StartedSandbox } from '../../../../test-support/programs/start-sandbox';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

const { world, draft, ledger } = setUpCardPayments();
let sandbox: StartedSandbox;
let service: TestService;
beforeAll(() => {
  ({ sandbox, service } = world);
});
afterEach(() =>
  service.db.execute(sql`update stores set payment_methods = null, catalogue_version = catalogue_version + 1`),
);

const wallets = [
  ['apple_pay', 'appleTokenData', 'Apple Pay'],
  ['google_pay', 'googleTokenData', 'Google Pay'],
] as const;
type Wallet = (typeof wallets)[number][0];

const dataOf = (card?: string) => JSON.stringify({ signature: 's', ...(card && { test_card: card }) });

async function payBy(wallet: Wallet, fields: { appleTokenData?: string; googleTokenData?: string }) {
  const of = await draft();
  const paid = await service.call('POST /payments/make-payment', {
    ...of,
    paymentMethod: wallet,
    paymentGateway: 'checkoutcom',
    successUrl: returnUrl,
    failureUrl: returnUrl,
    ...fields,
  });
  return { of, paid };
}

const limitStoreTo = (...methods: PaymentMethod[]) =>
  service.db.execute(
    sql`update stores set payment_methods = ${`{${methods.join(',')}}`}::text[], catalogue_version = catalogue_version + 1`,
  );

describe.each(wallets)('%s', (wallet, field, name) => {
  test(`[3.18] ${name} pays for an order, and is its payment method`, async () => {
    const { of, paid } = await payBy(wallet, { [field]: dataOf() });
    expect(paid.data).toMatchObject({ status: 'sent_to_store', amount: of.amount });
    expect((await ledger(of.draftOrderId)).slice(0, 2)).toEqual(['created', 'authorised']);
    expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ amount: of.amount }]);
    const { draftOrderId, basketToken } = of;
    const known = await service.call('POST /payments/verify-payment', {
      draftOrderId,
      basketToken,
      paymentGateway: 'checkoutcom',
    });
    expect(known.data).toMatchObject({ method: wallet, status: 'sent_to_store', cardSaving: null });
  });

  test(`[9.03] an American Express card in ${name} is refused before a charge`, async () => {
    const { of, paid } = await payBy(wallet, { [field]: dataOf('345678901234564') });
    expect(paid.problem).toMatchObject({ code: 'card_brand_not_accepted', expected: true });
    expect(await sandbox.charges(of.draftOrderId)).toEqual([]);
  });

  test(`a declined card in ${name} is refused with the bank’s code, and the order can be paid again`, async () => {
    const { of, paid } = await payBy(wallet, { [field]: dataOf('4544249167673670') });
    expect(paid.problem).toMatchObject({ code: 'payment_failed', errors: [{ path: 'token', message: '20051' }] });
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'declined']);
  });

  test.each([
    ['none', undefined, 'payment_token_required'],
    ['no JSON', 'google', 'validation_failed'],
    ['a list', '[]', 'validation_failed'],
    ['ten kilobytes', dataOf('x'.repeat(10_000)), 'validation_failed'],
    ['data that the gateway cannot read', dataOf('4000000000000000'), 'payment_failed'],
  ])('payment data that is %s is refused, and nothing is charged', async (_what, data, code) => {
    const { of, paid } = await payBy(wallet, data === undefined ? {} : { [field]: data });
    expect([paid.status < 500, paid.problem.code]).toEqual([true, code]);
    expect(await sandbox.charges(of.draftOrderId)).toEqual([]);
    expect(await ledger(of.draftOrderId)).toEqual([]);
  });

  test(`[8.18] a store that does not accept ${name} says so, and does not offer it`, async () => {
    await limitStoreTo('cash');
    const offers = await service.call('POST /payments/wallet-offers', { storeId: ids.store });
    expect(offers.data).toEqual({ paymentGateway: null, applePay: null, googlePay: null });
    await limitStoreTo('cash', 'card');
    const { paid } = await payBy(wallet, { [field]: dataOf() });
    expect(paid.problem).toMatchObject({
      code: 'payment_method_not_accepted',
      detail: `Store does not accept ${name} payment`,
    });
  });
});

test('[8.18] a store that does not accept cards says so, whatever the page offered', async () => {
  const of = await draft();
  await limitStoreTo('cash', 'google_pay');
  const paid = await service.call('POST /payments/make-payment', {
    ...of,
    paymentMethod: 'card',
    paymentGateway: 'checkoutcom',
    token: await sandbox.token('4242424242424242'),
    successUrl: returnUrl,
    failureUrl: returnUrl,
  });
  expect(paid.problem).toMatchObject({
    code: 'payment_method_not_accepted',
    detail: 'Store does not accept card payment',
  });
});

test('a store’s page lists the payment methods that its own settings leave', async () => {
  const own = await createTestService({ sandboxUrl: sandbox.url });
  await own.db.execute(sql`update stores set payment_methods = '{google_pay,cash}'`);
  const { data: store } = await own.call('POST /stores/details', { storeId: ids.store });
  await own.close();
  expect(store.paymentMethods).toEqual(['google_pay', 'cash']);
});

test('the browser is told what each wallet needs, and no secret', async () => {
  const { data } = await service.call('POST /payments/wallet-offers', { storeId: ids.store });
  expect(data).toMatchObject({
    paymentGateway: 'checkoutcom',
    applePay: { scriptUrl: `${sandbox.url}/apple-pay/apple-pay-sdk.js`, countryCode: 'GB' },
    googlePay: { gateway: 'checkoutltd', gatewayMerchantId: expect.stringMatching(/^pk_/), environment: 'TEST' },
  });
  expect(JSON.stringify(data)).not.toContain('sk_');
});

describe('Apple’s merchant validation', () => {
  const validationURL = () => `${sandbox.url}/apple-pay/paymentservices/startSession`;
  const validate = (fields: object = {}) =>
    service.call('POST /payments/wallet-merchant-validation', {
      validationURL: validationURL(),
      storeId: ids.store,
      domain: 'fresh.localhost',
      ...fields,
    });

  test('[7.26] validationURL, storeId and domain give the session of one payment', async () => {
    const { status, data } = await validate();
    expect([status, data]).toEqual([200, expect.objectContaining({ domainName: 'fresh.localhost' })]);
  });

  test.each([
    ['a private address', { validationURL: 'http://127.0.0.1:5432/' }, 'validationURL'],
    ['the metadata service', { validationURL: 'http://169.254.169.254/latest/meta-data' }, 'validationURL'],
    [
      'a host that only looks like Apple’s',
      { validationURL: 'https://apple-pay-gateway.apple.com.evil.test/paymentservices/startSession' },
      'validationURL',
    ],
    ['another business’s domain', { domain: 'house.localhost' }, 'domain'],
    ['an unknown domain', { domain: 'evil.test' }, 'domain'],
  ])('%s is refused', async (_what, fields, path) => {
    const { status, problem } = await validate(fields);
    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([422, 'validation_failed', path]);
  });

  test('another business’s store is not found, and a store without Apple Pay has no session', async () => {
    expect((await validate({ storeId: ids.otherStore })).problem.code).toBe('store_not_found');
    await limitStoreTo('cash');
    expect((await validate()).problem.code).toBe('payment_method_not_accepted');
  });

  test('Apple’s failure is not the shopper’s: the wallet cannot be used just now', async () => {
    await sandbox.control('PUT', '/api/faults', { target: 'apple-pay:session', kind: 'error', status: 500 });
    expect((await validate()).problem).toMatchObject({ code: 'wallet_unavailable', expected: true });
  });
});

test('each business serves its own domain association, and none without an account', async () => {
  const read = (business: number) => service.call('GET /payments/apple-pay-domain', undefined, { business });
  expect((await read(ids.business)).data.association).toContain(`business ${ids.business}`);
  expect((await read(ids.otherBusiness)).data.association).toContain(`business ${ids.otherBusiness}`);
  const without = await createTestService();
  const { data } = await without.call('GET /payments/apple-pay-domain');
  const offers = await without.call('POST /payments/wallet-offers', { storeId: ids.store });
  const { data: store } = await without.call('POST /stores/details', { storeId: ids.store });
  await without.close();
  expect(data.association).toBeNull();
  expect(offers.data).toEqual({ paymentGateway: null, applePay: null, googlePay: null });
  expect(store.paymentMethods).toEqual(['cash']);
});
