import { createHmac } from 'node:crypto';
import {
  BANK_PASSWORD,
  CHALLENGED_CARD,
  type Draft,
  setUpCardPayments,
} from '../../../../test-support/payments/card-payments';
import { sandboxKeys } from '../../../config/checkoutcom-configuration';
import type { LogFields } from '../../../log';

const { world, draft, ledger, pay, pick, places, reconcile, verify } = setUpCardPayments();

const errors: LogFields[] = [];
beforeAll(() =>
  world.service.context.log.to({
    info: () => undefined,
    warn: () => undefined,
    error: (fields) => void errors.push(fields),
  }),
);
beforeEach(() => void errors.splice(0));

const fault = (target: string, kind: string, times?: number) =>
  world.sandbox.control('PUT', '/api/faults', { target: `checkoutcom:${target}`, kind, ...(times && { times }) });
const healed = () => world.sandbox.control('DELETE', '/api/faults');

/** What `npm run ops -- reconcile` shows operators about a draft's payment. */
async function shownToOperators({ draftOrderId }: Draft) {
  const { data } = await world.service.call('POST /admin/reconcile', {}, { admin: true });
  return data.open.filter((payment) => payment.draftOrderId === draftOrderId);
}

describe.each(['amount', 'currency'])('a charge whose reply reports another %s', (what) => {
  test('places no order, is voided, logged and shown to operators', async () => {
    const of = await draft();
    await fault('payments', `wrong-${what}`, 1);
    expect((await pay(of)).problem.code).toBe('payment_failed');
    await reconcile(10);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'voiding', 'voided']);
    expect(await places(of)).toEqual(['held']);
    expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Voided', net_captured: 0 }]);
    expect(errors).toContainEqual(expect.objectContaining({ mismatch: what, paymentId: expect.any(Number) }));
    expect(await shownToOperators(of)).toMatchObject([{ state: 'voided', mismatch: what }]);
  }, 30_000);
});

test('a reply about another payment changes nothing; the payment is found by its own reference', async () => {
  const of = await draft();
  await fault('payments', 'wrong-reference', 1);
  expect((await pay(of)).data).toMatchObject({ paymentState: 'created', orderId: null });
  expect(await ledger(of.draftOrderId)).toEqual(['created']);
  expect(errors).toContainEqual(expect.objectContaining({ mismatch: 'reference' }));
  await reconcile(20);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised']);
  expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Authorized', amount: of.amount }]);
  expect(await shownToOperators(of)).toMatchObject([{ state: 'authorised', mismatch: 'reference' }]);
}, 30_000);

test('another amount in the look-up after the bank’s page places no order', async () => {
  const of = await draft();
  const { data } = await pay(of, CHALLENGED_CARD);
  await world.sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  await fault('payments-read', 'wrong-amount', 1);
  expect((await verify(of)).data).toMatchObject({ orderId: null, refusal: { code: 'payment_failed' } });
  await reconcile(10);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('voided');
  expect(await world.sandbox.charges(of.draftOrderId)).toMatchObject([{ net_captured: 0 }]);
}, 30_000);

test('a picked order’s payment does not count as captured while the gateway reports another amount', async () => {
  const of = await draft();
  await pay(of);
  await world.sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments-read', kind: 'wrong-amount' });
  await pick(of);
  await reconcile(10);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing']);
  expect(await shownToOperators(of)).toMatchObject([{ state: 'capturing', mismatch: 'amount' }]);
  await healed();
  await reconcile(10);
  expect(await ledger(of.draftOrderId)).toEqual(['created', 'authorised', 'capturing', 'captured']);
}, 30_000);

test('a rejected brand that only the reply reports is voided', async () => {
  const of = await draft();
  await fault('payments', 'wrong-scheme', 1);
  expect((await pay(of)).problem.code).toBe('card_brand_not_accepted');
  await reconcile(10);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('voided');
}, 30_000);

describe('a signed webhook', () => {
  /** Sends a signed notice like the gateway does. */
  async function sendNotice(data: object) {
    const body = JSON.stringify({ id: `evt_${Math.random()}`, type: 'payment_approved', data });
    const signature = createHmac('sha256', sandboxKeys.webhookSecret).update(body).digest('hex');
    const reply = await fetch(`${world.service.origin}/webhooks/checkoutcom`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cko-signature': signature },
      body,
    });
    return reply.status;
  }

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
  ])('that reports another %s is logged and shown, and does not settle the payment', async (what, wrong) => {
    const of = await draft();
    const paid = await pay(of, CHALLENGED_CARD);
    const [charge] = await world.sandbox.charges(of.draftOrderId);
    const right = { id: charge?.id, reference: String(paid.data.paymentId), amount: of.amount, currency: 'GBP' };
    expect(await sendNotice({ ...right, ...wrong })).toBe(200);
    expect(await ledger(of.draftOrderId)).toEqual(['created', 'pending']);
    expect(errors).toContainEqual(expect.objectContaining({ mismatch: what }));
    expect(await shownToOperators(of)).toMatchObject([{ state: 'pending', mismatch: what }]);
  });

  test('changes neither payment when its id names one and its reference another', async () => {
    const [one, other] = [await draft(), await draft()];
    const paid = await pay(one, CHALLENGED_CARD);
    await pay(other, CHALLENGED_CARD);
    const [charge] = await world.sandbox.charges(other.draftOrderId);
    expect(await sendNotice({ id: charge?.id, reference: String(paid.data.paymentId) })).toBe(200);
    expect(errors).toContainEqual(expect.objectContaining({ mismatch: 'reference' }));
    expect(await ledger(one.draftOrderId)).toEqual(['created', 'pending']);
    expect(await ledger(other.draftOrderId)).toEqual(['created', 'pending']);
  });
});
