import type { Card } from './card.types';

/** A card as the gateway returns it, in a token and in a payment's source. */
export function sourceView({ bin, last4, scheme, expiryMonth, expiryYear, name }: Card) {
  return {
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    ...(name && { name }),
    scheme,
    last4,
    bin,
    card_type: 'CREDIT',
    card_category: 'CONSUMER',
    issuer: 'Sandbox Bank',
    issuer_country: 'GB',
    product_id: 'F',
    product_type: 'Classic',
  };
}
