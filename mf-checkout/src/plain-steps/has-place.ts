import type { Basket } from '@storefront/api/entities/basket';

/** Whether a place in a time slot is held for the basket, or kept for the order that it replaces. */
export const hasPlace = ({ reservation }: Pick<Basket, 'reservation'>): boolean =>
  reservation?.state === 'held' || reservation?.state === 'confirmed';
