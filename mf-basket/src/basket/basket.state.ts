import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import { busFor, shared } from '@storefront/bus/bus';
import { atom } from 'nanostores';
import { basketState, newerOf } from './basket.model';

const bus = busFor('mf-basket');

/** The whole basket as the API last gave it; the rest of the page sees it in short as `shared.basket`. */
export const wholeBasket = atom<Basket | undefined>();

/** Takes an answer of the API as the basket, unless a newer one is known. */
export function takeBasket(arrived: Basket): Basket {
  const basket = newerOf(wholeBasket.get(), arrived);
  wholeBasket.set(basket);
  bus.set('basket', basketState(basket));
  const { reservation } = basket;
  // The hold belongs to mf-slots; a basket that lost it is asked for anew through the session.
  if (!reservation && shared.slot.get()?.expiresAt) void bus.request('shell:refresh-session', {});
  return basket;
}

/**
 * The basket as it is on the server now; undefined when the shopper has none yet.
 * @param isGlance it is shown in short: what changed in it is for the basket's own page to tell
 */
export async function readBasket(api: ApiClient, isGlance = false): Promise<Basket | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  if (!basketToken) return undefined;
  const reply = await api.call('POST /basket/get-or-create', {
    body: { basketToken, ...(isGlance ? { isGlance } : {}) },
  });
  if (!reply.ok) throw new Error(`Basket: ${reply.error.code}`);
  return takeBasket(reply.data);
}

/**
 * Reads the basket again if this page has it, because something outside the basket changed its prices, its availability
 * or its owner. A failure keeps what is shown.
 */
export async function refreshBasket(api: ApiClient): Promise<void> {
  if (!wholeBasket.get()) return;
  if (!shared.basket.get()) wholeBasket.set(undefined);
  else await readBasket(api, true).catch(() => undefined);
}

export function forgetBasket(): void {
  wholeBasket.set(undefined);
  bus.set('basket', null);
}
