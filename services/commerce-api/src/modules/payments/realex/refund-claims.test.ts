import { eq } from 'drizzle-orm';
import type { Draft } from '../../../../test-support/payments/card-payments';
import { setUpHostedPayments } from '../../../../test-support/payments/hosted-payments';
import type { StartedSandbox } from '../../../../test-support/programs/start-sandbox';
import type { TestService } from '../../../../test-support/test-service';
import { GatewayNotAsked } from '../../../context/gateway.types';
import { inTransaction } from '../../../database/in-transaction';
import { refunds } from '../../../database/schema/refund';
import { movePayment } from '../../ledger/payment-ledger';
import { lockPayment } from '../../ledger/payments.repository';
import { requestRefund } from '../../ledger/refunds';
import { claimRefund, releaseClaim } from '../refunds/claim-refund';
import { settlePayment } from '../settlement/settle-payment.service';
import { realexAccount } from './realex-account';
import { realexGateway } from './realex-gateway';

const { world, consume, draft, ledger, move, payOnPage, pick, reconcile } = setUpHostedPayments();
let sandbox: StartedSandbox;
let service: TestService;
beforeAll(() => {
  ({ sandbox, service } = world);
});

const fault = (kind: string, more: object = {}) =>
  sandbox.control('PUT', '/api/faults', { target: 'realex:rebate', kind, times: 1, ...more });
/** The faults that have not happened yet. */
const faults = async () => ((await sandbox.control('GET', '/api/faults')) as { faults: unknown[] }).faults;

/** Waits until a fault has begun. @returns whether the work that meets it is over */
async function untilTaken(work: Promise<unknown>): Promise<() => boolean> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver && (await faults()).length > 0);
  return () => isOver;
}

/** A captured payment of a new order. */
async function picked(): Promise<{ of: Draft; paymentId: number }> {
  const of = await draft();
  const { paymentId } = (await consume(of, await payOnPage(of))).data;
  await pick(of);
  return { of, paymentId: Number(paymentId) };
}

const advance = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));

async function refundOf(paymentId: number) {
  const [refund] = await service.context.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  if (!refund) throw new Error(`Payment ${paymentId} has no refund`);
  return refund;
}

async function expectRefunded(of: Draft): Promise<void> {
  expect((await ledger(of.draftOrderId)).slice(-2)).toEqual(['refunding', 'refunded']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
}

test('two processes that refund at one moment give the amount back once', async () => {
  const { of, paymentId } = await picked();
  await fault('error', { status: 502 });
  await move(of, 'order_cancelled');
  advance(31);
  await Promise.all([1, 2, 3].map(() => settlePayment(service.context, paymentId)));
  await expectRefunded(of);
});

test('while one process asks for a refund, another does not, and the refund is recorded', async () => {
  const { of, paymentId } = await picked();
  await fault('slow', { ms: 4000 });
  const cancelled = move(of, 'order_cancelled');
  const isOver = await untilTaken(cancelled);
  // A second request would be the one that the gateway performs, and the first would be refused.
  await fault('timeout-after');
  await settlePayment(service.context, paymentId);
  expect(isOver()).toBe(false);
  await cancelled;
  expect(await faults()).toHaveLength(1);
  await sandbox.control('DELETE', '/api/faults');
  await expectRefunded(of);
});

test('a process that was suspended while the gateway refused its request does not release another’s claim', async () => {
  const { db, clock } = service.context;
  const { of, paymentId } = await picked();
  await fault('error', { status: 502 });
  await move(of, 'order_cancelled');
  const { id, attemptedAt } = await refundOf(paymentId);
  const first = { claimedAt: attemptedAt ?? clock.now(), isRepeated: false };
  advance(31);
  const second = await claimRefund(db, clock, paymentId, id);
  expect(second).toEqual({ claimedAt: clock.now(), isRepeated: true });
  await releaseClaim(db, id, first);
  expect((await refundOf(paymentId)).attemptedAt).toEqual(second?.claimedAt);
  await reconcile(31);
  await expectRefunded(of);
});

test('a refund that was made with a fault as the reply is recorded, even if its repetition is declined', async () => {
  const { of } = await picked();
  await fault('bank-fault');
  await move(of, 'order_cancelled');
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
  await fault('decline');
  await reconcile(31);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunding');
  await reconcile(61);
  await expectRefunded(of);
});

test('a refund that the gateway was not asked for stays a first request', async () => {
  const { of, paymentId } = await picked();
  // The second look-up fails, which precedes the request for the refund.
  await sandbox.control('PUT', '/api/faults', { target: 'realex:query', kind: 'slow', ms: 3000, times: 1 });
  const cancelled = move(of, 'order_cancelled');
  await untilTaken(cancelled);
  await sandbox.control('PUT', '/api/faults', { target: 'realex:query', kind: 'error', status: 503, times: 1 });
  await cancelled;
  expect(await faults()).toEqual([]);
  expect((await refundOf(paymentId)).attemptedAt).toBeNull();
  await reconcile(6);
  await expectRefunded(of);
});

test('a request with a wrong password, which the gateway does not recognise, was not performed', async () => {
  const { of, paymentId } = await picked();
  const account = realexAccount({}, 1, sandbox.url);
  const gateway = account && realexGateway({ ...account, rebatePassword: 'former' });
  const money = { amount: of.amount, currency: 'GBP', attempt: 0, authorised: of.amount, refunded: 0 };
  const asked = gateway?.perform('refund', { id: '', reference: String(paymentId), ...money });
  await expect(asked).rejects.toThrow(
    new GatewayNotAsked('The gateway did not accept the request: 505 refundhash incorrect'),
  );
  await expect(asked).rejects.toBeInstanceOf(GatewayNotAsked);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ net_captured: of.amount }]);
});

test('a part whose refund was repeated is refunded, and the rest stays captured', async () => {
  const { db, clock } = service.context;
  const { of, paymentId } = await picked();
  const part = Math.round(of.amount * 0.6);
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    await requestRefund(tx, payment, { kind: 'picking', amount: part, reason: 'Less was picked' }, clock.now());
    await movePayment(tx, payment, 'refunding', clock.now(), { nextCheckAt: clock.now() });
  });
  await fault('bank-fault');
  await reconcile(1);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunding');
  await reconcile(31);
  expect((await ledger(of.draftOrderId)).slice(-2)).toEqual(['refunding', 'captured']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ net_captured: of.amount - part }]);
  expect(await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([{ amount: part }]);
});
