import type { ReplyOf } from '@storefront/api/operation-types';
import { loggableError } from '../../loggable-error';
import type { ServiceContext } from '../../service-context';
import { GatewayUnclear } from './gateway.types';
import { CHECK_AGAIN_MS } from './payment-times';
import { claimDuePayments, openPayments } from './payments.repository';
import { settlePayment } from './settle-payment.service';

const BATCH_SIZE = 20;

/** Checks every open payment now, whether due or not. @returns the payments that are still open */
export async function reconcileNow(context: ServiceContext): Promise<ReplyOf<'POST /admin/reconcile'>> {
  const open = await openPayments(context.db, context.clock.now());
  const failures: ReplyOf<'POST /admin/reconcile'>['failures'] = [];
  await settleAll(
    context,
    open.map(({ payment }) => payment.id),
    // One failure does not stop the others, and it is reported to the operator.
    (error, paymentId) => failures.push({ paymentId, message: loggableError(error).message }),
  );
  return {
    looked: open.length,
    failures,
    open: (await openPayments(context.db, context.clock.now())).map(openPaymentView),
  };
}

/**
 * Settles every due payment: those whose reply, return or notice never arrived, and those of a dead process. Several
 * processes may run it at once, each claims different payments. @returns how many were checked
 */
export async function reconcilePayments(context: ServiceContext, report: (error: unknown) => void): Promise<number> {
  const now = context.clock.now();
  const due = await claimDuePayments(context.db, now, new Date(now.getTime() + CHECK_AGAIN_MS), BATCH_SIZE);
  await settleAll(context, due, report);
  return due.length;
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
