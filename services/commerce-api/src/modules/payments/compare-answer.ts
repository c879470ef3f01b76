import { isAcceptedBrand } from '@storefront/api/card-brands';
import type { GatewayPayment } from './gateway.types';
import type { PaymentRow } from './payment-ledger';

/** What a gateway can state differently from what it was asked for. */
export type Mismatch = 'reference' | 'amount' | 'currency' | 'brand';

const HAS_MONEY: readonly GatewayPayment['status'][] = ['authorised', 'captured'];

/**
 * Compares the gateway's answer with what it was asked for. Money that is set aside or taken must be stated in full: an answer without its amount or
 * currency does not match. Of any other answer what it states is compared.
 */
export function mismatchesOf(payment: PaymentRow, answer: GatewayPayment): Mismatch[] {
  const isMoney = HAS_MONEY.includes(answer.status);
  const differs = (stated: unknown, asked: unknown) => (stated === undefined ? isMoney : stated !== asked);
  const isShort = answer.status === 'captured' && answer.captured !== undefined && answer.captured !== payment.amount;
  // A refusal of the request itself names no payment of the gateway's.
  if (!answer.id) return [];
  return [
    ...(answer.reference !== String(payment.id) ? (['reference'] as const) : []),
    ...(differs(answer.amount, payment.amount) || isShort ? (['amount'] as const) : []),
    ...(differs(answer.currency, payment.currency) ? (['currency'] as const) : []),
    ...(isMoney && answer.cardScheme && !isAcceptedBrand(answer.cardScheme) ? (['brand'] as const) : []),
  ];
}
