import type { SavedCard } from '@storefront/api/entities/saved-card';

/** What people recognise a card by. */
export const cardName = ({ brand, lastFour }: SavedCard): string => `${brand} ending ${lastFour}`;

/** Such as '04/29'. */
export const cardExpiry = ({ expiryMonth, expiryYear }: SavedCard): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;

/** A card is good until the end of its month. */
export const isExpired = ({ expiryMonth, expiryYear }: SavedCard, now: Date): boolean =>
  now >= new Date(expiryYear, expiryMonth, 1);
