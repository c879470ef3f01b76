import { eq } from 'drizzle-orm';
import type { Draft } from '../../../../test-support/card-payments';
import { setUpHostedPayments } from '../../../../test-support/hosted-payments';
import type { StartedSandbox } from '../../../../test-support/start-sandbox';
import type { TestService } from '../../../../test-support/test-service';
import { refunds } from '../../../database/schema/refund';
import { claimRefund, releaseClaim } from '../claim-refund';
import { later } from '../payment-times';
import { settlePayment } from '../settle-payment.service';

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

/** A captured payment of a new order. */
async function picked(): Promise<{ of: Draft; paymentId: number }> {
  const of = await draft();
  const { paymentId } = (await consume(of, await payOnPage(of))).data;
  await pick(of);
  return { of, paymentId: Number(paymentId) };
}

async function expectRefunded(of: Draft): Promise<void> {
  expect((await ledger(of.draftOrderId)).slice(-2)).toEqual(['refunding', 'refunded']);
  expect(await sandbox.charges(of.draftOrderId)).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
}

test('two processes that refund at one moment give the amount back once', async () => {
  const { of, paymentId } = await picked();
  await fault('error', { status: 502 });
  await move(of, 'order_cancelled');
  await Promise.allSettled([1, 2, 3].map(() => settlePayment(service.context, paymentId)));
  await reconcile(40);
  await expectRefunded(of);
});

test('while one process asks for a refund, another does not, and the refund is recorded', async () => {
  const { of, paymentId } = await picked();
  await fault('slow', { ms: 1000 });
  const cancelled = move(of, 'order_cancelled');
  while ((await faults()).length > 0);
  // A second request would be the one that the gateway performs, and the first would be refused.
  await fault('timeout-after');
  await settlePayment(service.context, paymentId).catch(() => undefined);
  await cancelled;
  expect(await faults()).toHaveLength(1);
  await sandbox.control('DELETE', '/api/faults');
  await reconcile(40);
  await expectRefunded(of);
});

test('a process that was suspended while the gateway refused its request does not release another’s claim', async () => {
  const { db, clock } = service.context;
  const { of, paymentId } = await picked();
  await fault('error', { status: 502 });
  await move(of, 'order_cancelled');
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const first = refund?.attemptedAt ?? clock.now();
  const second = later(clock.now(), 40_000);
  expect(await claimRefund(db, paymentId, refund?.id ?? 0, second)).toEqual({ mayAsk: true, isRepeated: true });
  await releaseClaim(db, refund?.id ?? 0, first);
  const [kept] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  expect(kept?.attemptedAt).toEqual(second);
  await reconcile(80);
  await expectRefunded(of);
});
