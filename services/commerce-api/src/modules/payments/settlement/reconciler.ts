import { DAY_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { GatewayUnclear } from '../../../context/gateway.types';
import { loggableError } from '../../../loggable-error';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { claimDuePayments, openPayments } from '../../ledger/payments.repository';
import { CHECK_AGAIN_MS } from '../payment-times';
import { compareBooks } from './compare-books';
import { settlePayment } from './settle-payment.service';

/** Another process may take what is not settled after CHECK_AGAIN_MS, so one process takes few at a time. */
const BATCH_SIZE = 20;

/**
 * Checks every open payment now, whether due or not, and compares the gateways' lists of the last days if asked to.
 * @returns the payments that are still open, and what differs
 * @throws Problem payment_gateway_unavailable when a gateway does not list its payments now
 */
export async function reconcileNow(
  context: ServiceContext,
  { days }: BodyOf<'POST /admin/reconcile'>,
): Promise<ReplyOf<'POST /admin/reconcile'>> {
  const open = await openPayments(context.db, context.clock.now());
  const failures: ReplyOf<'POST /admin/reconcile'>['failures'] = [];
  await settleAll(
    context,
    open.map(({ payment }) => payment.id),
    // One failure does not stop the others, and it is reported to the operator.
    (error, paymentId) => failures.push({ paymentId, message: loggableError(error).message }),
  );
  const differences =
    days === undefined
      ? undefined
      : await compareSince(context, new Date(context.clock.now().getTime() - days * DAY_MS));
  return {
    looked: open.length,
    failures,
    ...(differences && { differences }),
    open: (await openPayments(context.db, context.clock.now())).map(openPaymentView),
  };
}

const compareSince = (context: ServiceContext, since: Date) =>
  compareBooks(context, since).catch((error: unknown) => {
    throw error instanceof GatewayUnclear ? refuse('payment_gateway_unavailable') : error;
  });

/**
 * Settles every due payment: those whose reply, return or notice never arrived, and those of a dead process. Several
 * processes may run it at once, each claims different payments.
 * @param mayGoOn false ends it after the current batch
 * @returns how many were checked
 */
export async function reconcilePayments(
  context: ServiceContext,
  report: (error: unknown) => void,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const now = context.clock.now();
  let checked = 0;
  for (;;) {
    const due = await claimDuePayments(context.db, now, new Date(now.getTime() + CHECK_AGAIN_MS), BATCH_SIZE);
    await settleAll(context, due, report);
    checked += due.length;
    if (due.length < BATCH_SIZE || !mayGoOn()) return checked;
  }
}

async function settleAll(
  context: ServiceContext,
  paymentIds: readonly number[],
  report: (error: unknown, paymentId: number) => void,
) {
  await Promise.all(
    paymentIds.map((paymentId) =>
      settlePayment(context, paymentId).catch((error: unknown) => {
        if (!(error instanceof GatewayUnclear)) report(error, paymentId);
      }),
    ),
  );
}

type OpenRow = Awaited<ReturnType<typeof openPayments>>[number];

function openPaymentView({ payment, businessOrderId }: OpenRow) {
  const {
    id: paymentId,
    draftOrderId,
    gateway,
    gatewayPaymentId,
    state,
    amount,
    currency,
    mismatch,
    createdAt,
  } = payment;
  return {
    paymentId,
    draftOrderId,
    businessOrderId,
    gateway,
    gatewayPaymentId,
    state,
    amount,
    currency,
    mismatch,
    createdAt: createdAt.toISOString(),
  };
}
