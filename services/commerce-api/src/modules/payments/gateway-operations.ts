import type { GatewayOperation } from './gateway.types';
import type { PaymentRow } from './payment-ledger';

/** What we owe the gateway in each state. */
export const gatewayOperations: Readonly<Partial<Record<PaymentRow['state'], GatewayOperation>>> = {
  authorised: 'capture',
  voiding: 'void',
  refunding: 'refund',
};

/** One time that a deed was asked for. */
export interface Attempt {
  readonly state: PaymentRow['state'];
  readonly attempt: number;
}

/** How often what is owed in this state came to nothing: the number of the attempt that is next, from 0. */
export const attemptOf = ({ declines, refusals }: Pick<PaymentRow, 'declines' | 'refusals'>): number =>
  declines + refusals;
