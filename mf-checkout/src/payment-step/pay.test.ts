import type { ApiClient } from '@storefront/api/client';
import { busFor } from '@storefront/bus/bus';
import { connectionLost } from '@storefront/messages/system';
import type { CheckoutData } from '../steps/checkout-data';
import { readOpenPayment, rememberOpenPayment } from './open-payment/open-payment';
import { type PaymentMethod, type PaymentOutcome, pay } from './pay';

const placed = jest.fn();
busFor('mf-checkout').on('checkout:order-placed', placed);
busFor('shell').handle('shell:refresh-session', async () => ({ kind: 'refreshed' as const }));

const contact = { firstName: 'Grace', lastName: 'Hill', email: 'grace@example.test', phoneNumber: '+447700900456' };
const data = {
  basket: { basketToken: 'b'.repeat(24), fulfilmentMethod: 'delivery', checkout: { contact } },
  store: { id: 101, slug: 'high-street' },
} as unknown as CheckoutData;
const cash: PaymentMethod = { gateway: 'cash' };
const intention = { order: 'order-key', payment: 'payment-key' };
const draft = { ok: true, data: { draftOrderId: 7, amount: 972 } };
const payment = { ok: true, data: { orderId: 8, businessOrderId: 'PW-1', paymentId: 9, redirectUrl: null } };
const lost = Object.assign(new Error('No answer'), { code: 'timeout', status: 0 });

/** Replies in turn; an error means that no reply arrived. */
function apiWithAnswers(...answers: unknown[]) {
  const call = jest.fn(async (_key: string, _input: { idempotencyKey: string }) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const sentRequests = () => call.mock.calls.map(([key, { idempotencyKey }]) => [key, idempotencyKey]);
  return { api: { call } as unknown as ApiClient, sentRequests };
}

const intentionOf = (outcome: PaymentOutcome) => (outcome.kind === 'unknown' ? outcome.intention : intention);

beforeEach(() => placed.mockClear());

test('a payment with a lost reply is repeated with the same key, without the basket, and placed once', async () => {
  const { api, sentRequests } = apiWithAnswers(draft, lost, payment);
  const first = await pay(api, data, 972, intention, cash);
  expect(first).toEqual({
    kind: 'unknown',
    message: connectionLost,
    intention: { ...intention, draft: { draftOrderId: 7, amount: 972 } },
  });
  expect(placed).not.toHaveBeenCalled();
  const second = await pay(api, data, 972, intentionOf(first), cash);
  expect(second).toEqual({ kind: 'placed', draftOrderId: 7, paymentId: 9 });
  expect(sentRequests()).toEqual([
    ['POST /checkout/process-order', 'order-key'],
    ['POST /payments/make-payment', 'payment-key'],
    ['POST /payments/make-payment', 'payment-key'],
  ]);
  expect(placed).toHaveBeenCalledTimes(1);
});

test('a draft with a lost reply is repeated with the same key', async () => {
  const { api, sentRequests } = apiWithAnswers(lost, draft, payment);
  const first = await pay(api, data, 972, intention, cash);
  expect(first).toEqual({ kind: 'unknown', message: connectionLost, intention });
  expect((await pay(api, data, 972, intentionOf(first), cash)).kind).toBe('placed');
  expect(sentRequests().map(([, key]) => key)).toEqual(['order-key', 'order-key', 'payment-key']);
});

test.each([
  ['request_in_progress', 409, 'unknown'],
  ['rate_limited', 429, 'unknown'],
  ['internal_error', 500, 'unknown'],
  ['validation_failed', 422, 'refused'],
])('an undeclared %s (%i) leaves the order %s', async (code, status, kind) => {
  const { api } = apiWithAnswers(draft, Object.assign(new Error(code), { code, status }));
  expect((await pay(api, data, 972, intention, cash)).kind).toBe(kind);
});

test.each([
  ['basket_empty', 'Your basket is empty', '/basket'],
  ['basket_not_found', 'We could not find your basket. Start a new one by adding an item.', '/basket'],
  ['different_store', 'Your basket has changed since you started checkout. Please check it.', '/basket'],
  ['below_minimum_spend', 'Add a little more to reach the minimum spend.', '/basket'],
  ['address_required', 'Tell us where to bring your order.', '/checkout/details'],
  ['order_not_payable', 'This order cannot be paid for any more. Please start checkout again.', '/basket'],
  ['slot_required', 'You need to selected a delivery slot', '/time-slots'],
])('%s is explained and leads to where it can be corrected', async (code, message, path) => {
  const { api } = apiWithAnswers({ ok: false, error: { code } });
  const outcome = await pay(api, data, 972, intention, cash);
  expect(outcome).toEqual({ kind: 'refused', message, goTo: expect.stringContaining(path) });
});

const card: PaymentMethod = { gateway: 'checkoutcom', token: 'tok_1' };
const answered = (data: object) => ({
  ok: true,
  data: { paymentId: 9, orderId: null, businessOrderId: null, redirectUrl: null, ...data },
});

beforeEach(() => localStorage.clear());

test('a card that needs a challenge leads to the bank, and the payment is stored', async () => {
  const { api } = apiWithAnswers(draft, answered({ redirectUrl: 'https://bank.example/3ds' }));
  expect(await pay(api, data, 972, intention, card)).toEqual({ kind: 'bank', url: 'https://bank.example/3ds' });
  expect(readOpenPayment()).toMatchObject({ draftOrderId: 7, gateway: 'checkoutcom' });
});

test('a card payment with a lost or pending reply is looked up and never charged again', async () => {
  for (const answer of [lost, answered({}), { ok: false, error: { code: 'payment_in_progress' } }]) {
    const { api } = apiWithAnswers(draft, answer);
    expect(await pay(api, data, 972, intention, card)).toEqual({ kind: 'checking', draftOrderId: 7 });
    expect(readOpenPayment()).toMatchObject({ draftOrderId: 7 });
  }
});

test('a refused card is explained with reassurance, and its payment is removed', async () => {
  const error = { code: 'payment_failed', errors: [{ path: 'token', message: '20051' }] };
  const { api } = apiWithAnswers(draft, { ok: false, error });
  const outcome = await pay(api, data, 972, intention, card);
  expect(outcome).toEqual({
    kind: 'refused',
    code: 'payment_failed',
    message:
      'There was an issue processing your payment. Your bank says that there is not enough money in this account. Try another card. Nothing was charged.',
  });
  expect(readOpenPayment()).toBeUndefined();
});

test('a stored payment expires after two hours, and invalid data is ignored', () => {
  rememberOpenPayment({ draftOrderId: 7, gateway: 'cash', since: Date.now() - 2 * 3_600_000 });
  expect(readOpenPayment()).toBeUndefined();
  for (const stored of ['{', 'null', '{"draftOrderId":"7"}', '{"draftOrderId":7,"gateway":"evil","since":1}']) {
    localStorage.setItem('checkout:open-payment', stored);
    expect(readOpenPayment()).toBeUndefined();
  }
});
