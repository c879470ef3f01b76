import type { Basket } from '@storefront/api/entities/basket';
import type { Identity } from '../../http/operation.types';
import type { BasketRow } from './basket.repository';

const NOBODY: Basket['checkout'] = { contact: null, deliveryAddress: null, billingAddress: null };

/** A basket of a member who is not the caller. */
export function isAnothers({ memberId }: Pick<BasketRow, 'memberId'>, caller: Identity | undefined): boolean {
  return memberId !== null && memberId !== caller?.memberId;
}

/**
 * Whom and where the basket goes to, as this caller may know it. A basket's token outlives a log-out, so that who is
 * next at the device has the items; the member's name and addresses are the member's alone.
 */
export function checkoutFor(basket: BasketRow, caller: Identity | undefined): Basket['checkout'] {
  if (isAnothers(basket, caller)) return NOBODY;
  const { contact, deliveryAddress, billingAddress } = basket;
  return { contact, deliveryAddress, billingAddress };
}

/** What a caller's own details change in a basket besides: one that was another member's is the caller's from then on. */
export function takeOver(basket: BasketRow, caller: Identity | undefined) {
  return isAnothers(basket, caller) ? { ...NOBODY, retailMemberId: null, memberId: caller?.memberId ?? null } : {};
}
