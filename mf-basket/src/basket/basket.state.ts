import type { ApiClient } from '@storefront/api/client';
import type { Basket, BasketUpdate } from '@storefront/api/entities/basket';
import { busFor, shared } from '@storefront/bus/bus';
import { basketStateOf, slotStateOf } from '@storefront/bus/from-basket';
import { atom } from 'nanostores';
import { isSummaryOf, mergeUpdates, newerBasket } from './basket.model';

const bus = busFor('mf-basket');

/** The last basket from the API; the rest of the page sees its summary as `shared.basket`. */
export const fullBasket = atom<Basket | undefined>();

/**
 * The changes that need no answer, as the basket's page shows them. The API reports them once; they stay until the page is
 * opened again.
 */
export const shownUpdates = atom<readonly BasketUpdate[]>([]);

/** Stores a reply of the API as the basket, unless a newer one is known. */
export function applyBasket(received: Basket): Basket {
  const basket = newerBasket(fullBasket.get(), received);
  fullBasket.set(basket);
  shownUpdates.set(mergeUpdates(shownUpdates.get(), received.updates));
  bus.set('basket', basketStateOf(basket));
  const { reservation } = basket;
  // mf-slots owns the held slot; when the basket has lost its reservation, the session is read again.
  if (!reservation && shared.slot.get()?.expiresAt) void bus.request('shell:refresh-session', {});
  return basket;
}

/**
 * Reads the basket from the server; undefined when the shopper has none.
 * @param isSummary only a summary is shown, so changes are still reported on the basket's own page
 */
export async function readBasket(api: ApiClient, isSummary = false): Promise<Basket | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  if (!basketToken) return undefined;
  const reply = await api.call('POST /basket/get-or-create', {
    body: { basketToken, ...(isSummary ? { isSummary: isSummary } : {}) },
  });
  if (!reply.ok) throw new Error(`Basket: ${reply.error.code}`);
  if (!isSummary) shownUpdates.set([]);
  return applyBasket(reply.data);
}

/**
 * Reads the basket again if this page has it, because something else changed its prices, availability or owner. If that
 * fails, the page keeps the known basket.
 */
export async function refreshBasket(api: ApiClient): Promise<void> {
  if (!fullBasket.get()) return;
  if (!shared.basket.get()) fullBasket.set(undefined);
  else await readBasket(api, true).catch(() => undefined);
}

/**
 * Keeps the basket on this page equal to what other tabs and devices make of it: a tab's summary or slot that is not its
 * own is followed by a read, and so is the return to the page, because other devices send nothing.
 * @returns ends it
 */
export function followOtherTabs(api: ApiClient): () => void {
  const refreshIfVisible = () => document.visibilityState === 'visible' && void refreshBasket(api);
  document.addEventListener('visibilitychange', refreshIfVisible);
  const unlisten = shared.basket.listen((summary) => {
    const basket = fullBasket.get();
    if (!basket || isSummaryOf(summary, basket)) return;
    void refreshBasket(api);
  });
  // In no summary, but in the total: the fee of the slot.
  const unlistenSlot = shared.slot.listen((slot) => {
    if (slot && slot.slotId !== slotStateOf(fullBasket.get()?.reservation ?? null)?.slotId) void refreshBasket(api);
  });
  return () => {
    document.removeEventListener('visibilitychange', refreshIfVisible);
    unlisten();
    unlistenSlot();
  };
}

export function clearBasket(): void {
  fullBasket.set(undefined);
  bus.set('basket', null);
}
