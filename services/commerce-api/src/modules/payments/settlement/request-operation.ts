import { type CardGateway, GatewayNotAsked, type GatewayPayment, GatewayRefused } from '../../../context/gateway.types';
import type { ServiceContext } from '../../../service-context';
import { balanceOf } from '../../ledger/ledger';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { requestedRefunds } from '../../ledger/refunds';
import { claimRefund, type RefundClaim, releaseClaim } from '../refunds/claim-refund';
import { type Attempt, attemptOf, gatewayOperations } from './gateway-operations';

/** Whether the gateway completed or refused the operation at once. */
interface RequestedOperation {
  readonly answer?: GatewayPayment;
  readonly refused?: Attempt;
}

/**
 * Requests the operation of the payment's state: the capture of a picked order, a void or a refund.
 * @returns undefined when nothing had to be requested, or another process requests it
 * @throws GatewayUnclear
 */
export async function requestOperation(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  gateway: CardGateway,
  payment: PaymentRow,
  now: Date,
): Promise<RequestedOperation | undefined> {
  const { gatewayPaymentId: id, currency, state, retryAt } = payment;
  const operation = gatewayOperations[state];
  if (!id || !operation || (retryAt && retryAt > now)) return undefined;
  const attempt = attemptOf(payment);
  const [refund] = operation === 'refund' ? await requestedRefunds(db, payment.id) : [];
  if (operation === 'refund' && !refund) return undefined;
  const { refunded } = await balanceOf(db, payment.id);
  let claim: RefundClaim | undefined;
  if (refund && gateway.refundsOnlyWhole) {
    claim = await claimRefund(db, clock, payment.id, refund.id);
    if (!claim) return undefined;
  }
  const amount = refund?.amount ?? payment.captureAmount ?? payment.amount;
  const ofRefund = refund && { key: String(refund.id), isRepeated: claim?.isRepeated ?? false };
  try {
    const reference = String(payment.id);
    const performedOn = { id, reference, amount, currency, attempt, authorised: payment.amount, refunded, ...ofRefund };
    return { answer: await gateway.perform(operation, performedOn) };
  } catch (error) {
    const isRefused = error instanceof GatewayRefused;
    if (refund && claim && (isRefused || error instanceof GatewayNotAsked)) await releaseClaim(db, refund.id, claim);
    // The gateway also refuses what is already done; the next look-up shows the actual state.
    if (isRefused) return { refused: { state, attempt } };
    throw error;
  }
}
