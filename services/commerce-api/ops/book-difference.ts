import type { BookDifference } from '@storefront/api/entities/book-difference';

/** How a payment differs from its gateway's list; amounts are in minor units. */
const differenceTexts = {
  unknown: 'Not ours',
  amount: 'Another amount',
  twice: 'Taken twice',
  missing: 'Not listed by the gateway',
} as const;

/** A difference from a gateway's list as a line for operators. */
export const differenceLine = ({ kind, gateway, gatewayPaymentId, paymentId, stated, recorded }: BookDifference) =>
  `${differenceTexts[kind]}: ${gateway} ${gatewayPaymentId ?? ''}, our payment ${paymentId ?? 'none'}; there ${stated}, here ${recorded}`;
