import { useStore } from '@nanostores/react';
import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { plainDate } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { type CardItem, cardItem } from './card-item';

/** The maximum number of items per call. */
const AT_ONCE = 100;

/** Items of a day, by store, day and id. */
const onDays = atom<Readonly<Record<string, CardItem>>>({});
const keyOf = (storeId: number, day: string, itemId: number) => `${storeId} ${day} ${itemId}`;

/** Items requested by the page's cards, fetched together. */
const wanted = new Map<string, { storeId: number; day: string; ids: Set<number> }>();

function want(api: ApiClient, storeId: number, day: string, itemId: number): void {
  const page = `${storeId} ${day}`;
  const asked = wanted.get(page) ?? { storeId, day, ids: new Set<number>() };
  asked.ids.add(itemId);
  wanted.set(page, asked);
  if (wanted.size === 1 && asked.ids.size === 1) queueMicrotask(() => void askAll(api));
}

async function askAll(api: ApiClient): Promise<void> {
  const all = [...wanted.values()];
  wanted.clear();
  for (const { storeId, day, ids } of all)
    for (let from = 0; from < ids.size; from += AT_ONCE) {
      const menuItemIds = [...ids].slice(from, from + AT_ONCE);
      try {
        const reply = await api.call('POST /catalogue/item-list', {
          body: { storeId, menuItemIds, fulfilmentDate: day },
        });
        if (!reply.ok) continue;
        const found = reply.data.items.map((item) => [keyOf(storeId, day, item.id), cardItem(item)] as const);
        onDays.set({ ...onDays.get(), ...Object.fromEntries(found) });
      } catch {
        // On failure the card keeps the page's data; the API checks again when the item is added.
      }
    }
}

/** The day of the shopper's held slot at a store, YYYY-MM-DD. */
export function useSlotDay(storeId: number): string | undefined {
  const slot = useStore(shared.slot);
  return slot?.storeId === storeId ? plainDate(new Date(slot.startsAt)) : undefined;
}

/**
 * An item on the day of the shopper's slot: its price, its deal, and whether it is available. Undefined without a slot
 * and until it is loaded. Public pages are the same for everybody, so they do not contain it.
 */
export function useItemOnDay(itemId: number, { id: storeId }: Pick<StoreState, 'id'>): CardItem | undefined {
  const { api } = usePageContext();
  const day = useSlotDay(storeId);
  const key = day && keyOf(storeId, day, itemId);
  const known = useStore(onDays);
  useEffect(() => {
    if (day && !onDays.get()[keyOf(storeId, day, itemId)]) want(api, storeId, day, itemId);
  }, [api, storeId, day, itemId]);
  return key ? known[key] : undefined;
}
