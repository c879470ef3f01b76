import type { GatewayOperation } from '../../../context/gateway.types';
import type { PaymentRow } from '../../ledger/payment-ledger';

/** The operation that each payment state requires at the gateway. */
export const gatewayOperations: Readonly<Partial<Record<PaymentRow['state'], GatewayOperation>>> = {
  capturing: 'capture',
  voiding: 'void',
  refunding: 'refund',
};

/** One request of a gateway operation. */
export interface Attempt {
  readonly state: PaymentRow['state'];
  readonly attempt: number;
}

/** The number of failed requests of this state's operation, which is the number of the next attempt, from 0. */
export const attemptOf = ({ declines, refusals }: Pick<PaymentRow, 'declines' | 'refusals'>): number =>
  declines + refusals;
