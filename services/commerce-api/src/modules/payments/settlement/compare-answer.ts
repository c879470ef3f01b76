import { isAcceptedBrand } from '@storefront/api/card-brands';
import type { GatewayPayment } from '../../../context/gateway.types';
import type { PaymentRow } from '../../ledger/payment-ledger';

/** The fields in which a gateway's reply can differ from the request. */
export type Mismatch = 'reference' | 'amount' | 'currency' | 'brand';

const HAS_MONEY: readonly GatewayPayment['status'][] = ['authorised', 'captured'];

/**
 * Compares the gateway's reply with the request. A reply about authorised or captured money must state amount and
 * currency; a missing one does not match. In all other replies only the stated fields are compared.
 */
export function mismatchesOf(payment: PaymentRow, answer: GatewayPayment): Mismatch[] {
  const isMoney = HAS_MONEY.includes(answer.status);
  const differs = (stated: unknown, requested: unknown) => (stated === undefined ? isMoney : stated !== requested);
  const expected = payment.captureAmount ?? payment.amount;
  const isOther = answer.status === 'captured' && answer.captured !== undefined && answer.captured !== expected;
  // A refused request does not name a payment of the gateway.
  if (!answer.id) return [];
  return [
    ...(answer.reference !== String(payment.id) ? (['reference'] as const) : []),
    ...(differs(answer.amount, payment.amount) || isOther ? (['amount'] as const) : []),
    ...(differs(answer.currency, payment.currency) ? (['currency'] as const) : []),
    ...(isMoney && answer.cardScheme && !isAcceptedBrand(answer.cardScheme) ? (['brand'] as const) : []),
  ];
}
