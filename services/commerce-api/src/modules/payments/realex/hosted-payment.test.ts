import { GUEST_SESSION } from '../../../../test-support/guest-session';
import type { Draft } from '../../../../test-support/payments/card-payments';
import {
  HOSTED_BANK_CODE,
  HOSTED_CARD,
  HOSTED_CHALLENGED_CARD,
  setUpHostedPayments,
  withValues,
} from '../../../../test-support/payments/hosted-payments';
import type { StartedSandbox } from '../../../../test-support/programs/start-sandbox';
import type { TestService } from '../../../../test-support/test-service';

const {
  world,
  consume,
  draft,
  ledger,
  move,
  payOnPage,
  pick,
  places,
  postResponse,
  produce,
  reconcile,
  start,
  verify,
} = setUpHostedPayments();
let sandbox: StartedSandbox;
let service: TestService;
beforeAll(() => {
  ({ sandbox, service } = world);
});

const fault = (target: string, kind: string, more: object = { times: 1 }) =>
  sandbox.control('PUT', '/api/faults', { target: `realex:${target}`, kind, ...more });

test('[9.04] [7.26] a payment on the hosted page places its order, and its amount is settled once it is picked', async () => {
  const of = await draft();
  const response = await payOnPage(of);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending']);
  const consumed = await consume(of, response);
  expect(consumed.data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store', refusal: null });
  expect(consumed.data.receipt).not.toBeNull();
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending', 'authorised']);
  expect(await places(of)).toEqual(['confirmed']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', net_captured: 0 }]);
  // A repeated response, by whichever way, changes nothing.
  expect((await consume(of, response)).data).toMatchObject({ paymentState: 'authorised' });
  expect((await postResponse(response)).status).toBe(200);
  await pick(of);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending', 'authorised', 'capturing', 'captured']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Captured', net_captured: of.amount }]);
});

test('the page gets the signed payment and what the bank asks about the shopper', async () => {
  const of = await draft();
  const { data } = await start(of);
  const framed = await produce(of);
  expect(framed.data).toMatchObject({
    url: `${sandbox.url}/realex/pay`,
    fields: {
      MERCHANT_ID: 'storefrontsandbox',
      ACCOUNT: 'internet',
      CHANNEL: 'ECOM',
      ORDER_ID: String(data.paymentId),
      AMOUNT: String(of.amount),
      CURRENCY: 'GBP',
      AUTO_SETTLE_FLAG: '0',
      HPP_VERSION: '2',
      HPP_CUSTOMER_EMAIL: expect.stringContaining('@example.test'),
      HPP_CUSTOMER_PHONENUMBER_MOBILE: '44|7700900456',
      BILLING_CODE: '19|9',
      BILLING_CO: 'GB',
      HPP_BILLING_STREET1: '9 Park Street',
      HPP_BILLING_CITY: 'London',
      HPP_BILLING_POSTALCODE: 'SE1 9GF',
      HPP_BILLING_COUNTRY: '826',
      HPP_POST_RESPONSE: 'http://fresh.localhost:4200',
      HPP_POST_DIMENSIONS: 'http://fresh.localhost:4200',
      MERCHANT_RESPONSE_URL: 'http://fresh.localhost:4200/checkout/payment',
    },
  });
  const { fields } = (await produce(of, 'window')).data;
  expect(fields).not.toHaveProperty('HPP_POST_RESPONSE');
});

test('the fields are for the session that entered the details, while the payment waits', async () => {
  const of = await draft();
  expect((await produce(of)).problem.code).toBe('payment_not_found');
  await start(of);
  const others = await produce(of, 'frame', 'A'.repeat(GUEST_SESSION.length));
  expect(others.problem.code).toBe('order_not_found');
  const elsewhere = await service.call('POST /checkout/hosted-payment-producer', {
    draftOrderId: of.draftOrderId,
    basketToken: of.basketToken,
    returnUrl: 'https://evil.example/checkout/payment',
    shownIn: 'window',
  });
  expect(elsewhere.problem.code).toBe('return_url_invalid');
  expect((await verify(of, { cancelled: true })).data).toMatchObject({ refusal: { code: 'payment_cancelled' } });
  expect((await produce(of)).problem.code).toBe('payment_not_found');
});

test.each([
  ['4000120000001154', '101'],
  ['4000130000001724', '102'],
  ['4000160000004147', '103'],
  ['4012001037461114', '110'],
])('the published card %s is declined with %s, and the order can be paid with another', async (card, code) => {
  const of = await draft();
  const { data } = await consume(of, await payOnPage(of, card));
  expect(data).toMatchObject({ paymentState: 'declined', refusal: { code: 'payment_failed', responseCode: code } });
  expect((await consume(of, await payOnPage(of))).data.status).toBe('sent_to_store');
  expect((await sandbox.charges(of.draftOrderId)).map(({ status }) => status).sort()).toEqual([
    'Authorized',
    'Declined',
  ]);
});

test('a passed challenge places the order, a failed one does not, and a shopper may turn back', async () => {
  const of = await draft();
  const failed = await consume(of, await payOnPage(of, HOSTED_CHALLENGED_CARD, 'wrong'));
  expect(failed.data.refusal).toEqual({ code: 'payment_failed', responseCode: '110' });
  const cancelled = await consume(of, await payOnPage(of, 'cancel'));
  expect(cancelled.data).toMatchObject({ paymentState: 'cancelled', refusal: { code: 'payment_cancelled' } });
  const passed = await consume(of, await payOnPage(of, HOSTED_CHALLENGED_CARD, HOSTED_BANK_CODE));
  expect(passed.data.status).toBe('sent_to_store');
});

test('a response posted to the return URL places the order without a session', async () => {
  const of = await draft();
  const response = await payOnPage(of);
  expect(await postResponse(response)).toMatchObject({ status: 200 });
  expect((await verify(of)).data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store' });
});

test('a payment whose browser never came back is found by the reconciler', async () => {
  const of = await draft();
  await payOnPage(of);
  await reconcile(20);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending', 'authorised']);
});

test('a page that nobody paid on is cancelled after ten minutes, and what is paid later is given back', async () => {
  const of = await draft();
  await start(of);
  const page = await produce(of);
  await reconcile(40);
  expect((await verify(of)).data.paymentState).toBe('pending');
  await reconcile(11 * 60);
  expect((await verify(of)).data).toMatchObject({ refusal: { code: 'payment_cancelled' } });
  const late = await sandbox.payOnPage(page.data, HOSTED_CARD);
  const consumed = await consume(of, late ?? '');
  expect(consumed.data).toMatchObject({ paymentState: 'voided', orderId: null });
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
});

test('a payment of a basket that changed on the way is voided, and nothing is charged', async () => {
  const of = await draft();
  const response = await payOnPage(of);
  await service.call('POST /basket/clear', { basketToken: of.basketToken });
  expect((await consume(of, response)).data).toMatchObject({ paymentState: 'voided', orderId: null });
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
});

describe('a reply of the gateway is lost', () => {
  test('when the amount could not be settled: it is settled later', async () => {
    const of = await draft();
    const response = await payOnPage(of);
    expect((await consume(of, response)).data.status).toBe('sent_to_store');
    await fault('settle', 'error', { times: 1, status: 502 });
    await pick(of);
    expect((await ledger(of.draftOrderId)).at(-1)).toBe('capturing');
    await reconcile(10);
    expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Captured', net_captured: of.amount }]);
  });

  // Together, because each waits until our call gives up.
  test('when the gateway has settled, voided or refunded it: that happens once', async () => {
    const [settled, voided, refunded] = [await draft(), await draft(), await draft()];
    const voiding = await payOnPage(voided);
    await consume(settled, await payOnPage(settled));
    await consume(refunded, await payOnPage(refunded));
    await pick(refunded);
    await service.call('POST /basket/clear', { basketToken: voided.basketToken });
    for (const target of ['settle', 'void', 'rebate']) await fault(target, 'timeout-after');
    const [, unfinished] = await Promise.all([
      pick(settled),
      consume(voided, voiding),
      move(refunded, 'order_cancelled'),
    ]);
    expect(unfinished.data.paymentState).toBe('voiding');
    await reconcile(10);
    expect((await ledger(refunded.draftOrderId)).at(-1)).toBe('refunding');
    await reconcile(30);
    const states = await Promise.all([settled, voided, refunded].map((of) => ledger(of.draftOrderId)));
    expect(states.map((all) => all.slice(-2))).toEqual([
      ['capturing', 'captured'],
      ['voiding', 'voided'],
      ['refunding', 'refunded'],
    ]);
    const charges = await Promise.all([settled, voided, refunded].map((of) => sandbox.charges(of.draftOrderId)));
    expect(charges.map(([charge]) => [charge?.status, charge?.net_captured])).toEqual([
      ['Captured', settled.amount],
      ['Voided', 0],
      ['Refunded', 0],
    ]);
  }, 40_000);

  test('when it is asked for a payment: nothing is decided until it replies', async () => {
    const of = await draft();
    const response = await payOnPage(of);
    await fault('query', 'error', { status: 503 });
    expect((await consume(of, response)).data).toMatchObject({ paymentState: 'pending', orderId: null, refusal: null });
    await sandbox.control('DELETE', '/api/faults');
    await reconcile(20);
    expect((await verify(of)).data.status).toBe('sent_to_store');
  });
});

describe('a response is refused, and nothing moves,', () => {
  const forgeries: readonly (readonly [what: string, change: (response: string) => string])[] = [
    ['when it is no JSON', () => 'hppResponse'],
    ['when it is no object', () => '["MDA="]'],
    ['when it is empty', () => '{}'],
    ['when a value is a number', (response) => JSON.stringify({ ...JSON.parse(response), RESULT: 0 })],
    [
      'when its values are not encoded',
      (response) => JSON.stringify({ ...JSON.parse(response), MESSAGE: 'Authorised!' }),
    ],
    [
      'when its values are encoded twice',
      (response) => withValues(response, JSON.parse(response) as Record<string, string>),
    ],
    ['with a forged result', (response) => withValues(response, { RESULT: '00' })],
    ['with another order id', (response) => withValues(response, { ORDER_ID: '1' })],
    ['with an order id that is none', (response) => withValues(response, { ORDER_ID: "1' or 1=1" })],
    ['with another merchant', (response) => withValues(response, { MERCHANT_ID: 'another' })],
    [
      'with another signature',
      (response) => withValues(response, { SHA1HASH: 'f093a0b233daa15f2bf44888f4fe75cb652e7bf0' }),
    ],
    ['with another amount', (response) => withValues(response, { AMOUNT: '1' })],
    ['with an amount that is none', (response) => withValues(response, { AMOUNT: '1e3' })],
    ['with another currency', (response) => withValues(response, { CURRENCY: 'USD' })],
  ];

  let of: Draft;
  let declined: string;
  beforeAll(async () => {
    of = await draft();
    declined = await payOnPage(of, '4000120000001154');
  });

  test.each(forgeries)('%s', async (_what, change) => {
    const forged = change(declined);
    const consumed = await consume(of, forged);
    const posted = await postResponse(forged);
    expect([consumed.status, consumed.problem.code]).toEqual([422, 'hosted_response_invalid']);
    expect([posted.status, posted.body.code]).toEqual([422, 'hosted_response_invalid']);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending']);
  });

  test('when it is another order’s', async () => {
    const [mine, others] = [await draft(), await draft()];
    const [own, foreign] = [await payOnPage(mine), await payOnPage(others)];
    const refused = await consume(mine, foreign);
    expect([refused.status, refused.problem.code]).toEqual([422, 'hosted_response_invalid']);
    expect(await ledger(mine.draftOrderId)).toEqual(['created', 'pending']);
    expect(await ledger(others.draftOrderId)).toEqual(['created', 'pending']);
    // Another shopper does not reach the order at all.
    expect((await consume({ ...others, basketToken: mine.basketToken }, foreign)).problem.code).toBe(
      'payment_not_found',
    );
    expect((await consume(mine, own)).data.status).toBe('sent_to_store');
  });

  test('when it is 10 kB of nothing, or of the wrong type', async () => {
    for (const response of ['A'.repeat(10_000), 'A'.repeat(20_000), 7, null, { RESULT: 'MDA=' }, ['MDA=']])
      expect(await postResponse(response)).toMatchObject({ status: 422 });
  });
});

test('a response to a page that was cancelled does not end an order paid on another', async () => {
  const of = await draft();
  await start(of);
  const page = (await produce(of)).data;
  const turnedBack = await sandbox.payOnPage(page, 'cancel');
  await sandbox.payOnPage(page, HOSTED_CARD);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store' });
  await consume(of, turnedBack ?? '');
  await reconcile(10);
  expect((await verify(of)).data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store' });
});

test('everything that an order took is refunded at once, and a part is refused', async () => {
  const of = await draft();
  const { businessOrderId } = (await consume(of, await payOnPage(of))).data;
  await pick(of);
  const refund = (amount: number) =>
    service.call(
      'POST /admin/order-refund',
      { businessOrderId: businessOrderId ?? '', kind: 'goodwill', amount, reason: 'It came late' },
      { admin: true },
    );
  expect((await refund(100)).problem.code).toBe('refund_only_whole');
  expect((await refund(of.amount)).status).toBe(200);
  expect((await ledger(of.draftOrderId)).slice(-2)).toEqual(['refunding', 'refunded']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
});

test('what was refunded in part in the gateway’s dashboard makes a whole refund fail, not look done', async () => {
  const of = await draft();
  const { paymentId } = (await consume(of, await payOnPage(of))).data;
  await pick(of);
  const gateway = service.context.gateways.of(1, 'realex');
  const part = Math.round(of.amount / 5);
  const money = { currency: 'GBP', attempt: 0, authorised: of.amount, refunded: 0 };
  await gateway?.perform('refund', { id: '', reference: String(paymentId), amount: part, ...money });
  await move(of, 'order_cancelled');
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunding');
  await reconcile(120);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunding');
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ net_captured: of.amount - part }]);
});
