import { GatewayUnclear } from '../../../context/gateway.types';
import type { ServiceContext } from '../../../service-context';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { settlePayment } from '../settlement/settle-payment.service';

/** Asks the gateway for the requested refunds of a payment; if it does not answer, the reconciler asks again. */
export async function settleRefund(context: ServiceContext, { id, gateway }: PaymentRow): Promise<void> {
  if (gateway === 'cash') return;
  await settlePayment(context, id).catch((error: unknown) => {
    if (!(error instanceof GatewayUnclear)) throw error;
  });
}
