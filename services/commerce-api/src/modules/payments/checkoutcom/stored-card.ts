import type { StoredCard } from '../../../context/gateway.types';
import type { WireSource } from './wire-payment';

/** The card of a payment or an instrument; undefined when the gateway does not state all of it. */
export function toStoredCard(source: WireSource): StoredCard | undefined {
  const { id, fingerprint, scheme, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = source;
  if (!id || !fingerprint || !scheme || !last4 || !expiryMonth || !expiryYear) return undefined;
  return { id, fingerprint, scheme, lastFour: last4, expiryMonth, expiryYear };
}
