import type { BookDifference } from '@storefront/api/entities/book-difference';
import type { PaymentGateway } from '@storefront/api/entities/enumerations';

export const gatewayNames: Readonly<Record<PaymentGateway, string>> = {
  cash: 'Cash',
  checkoutcom: 'Checkout.com',
  realex: 'Realex',
};

/** What a gateway's list and the ledger do not agree on. */
export const differenceNames: Readonly<Record<BookDifference['kind'], string>> = {
  unknown: 'A payment that we do not know',
  amount: 'Another amount than ours',
  twice: 'One payment taken twice',
  missing: 'Our payment is not in the list',
};

/** A rate in basis points: '20%', '5%', '0%'. */
export const rateName = (rate: number): string => `${rate / 100}%`;
