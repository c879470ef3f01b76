import type { ReplyOf } from '@storefront/api/operation-types';
import { loggableError } from '../../loggable-error';
import type { ServiceContext } from '../../service-context';
import { GatewayUnclear } from './gateway.types';
import { CHECK_AGAIN_MS } from './payment-times';
import { claimDuePayments, openPayments } from './payments.repository';
import { settlePayment } from './settle-payment.service';

const AT_ONCE = 20;

/** Looks at every payment that is not at rest now, whatever its time, and returns what is open after that. */
export async function reconcileNow(context: ServiceContext): Promise<ReplyOf<'POST /admin/reconcile'>> {
  const open = await openPayments(context.db, context.clock.now());
  const failures: ReplyOf<'POST /admin/reconcile'>['failures'] = [];
  await settleAll(
    context,
    open.map(({ payment }) => payment.id),
    // One that fails keeps no other from being settled, and the operator hears of it.
    (error, paymentId) => failures.push({ paymentId, message: loggableError(error).message }),
  );
  return {
    looked: open.length,
    failures,
    open: (await openPayments(context.db, context.clock.now())).map(openPaymentView),
  };
}

/**
 * Settles every payment whose time has come: those whose answer, return or notice never arrived, and those of a process that died. Any number of
 * processes may do it at once: each takes others. Returns how many were looked at.
 */
export async function reconcilePayments(context: ServiceContext, report: (error: unknown) => void): Promise<number> {
  const now = context.clock.now();
  const due = await claimDuePayments(context.db, now, new Date(now.getTime() + CHECK_AGAIN_MS), AT_ONCE);
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
