import { useStore } from '@nanostores/react';
import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { calendarDay } from '@storefront/dates/calendar-day';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { type DayFields, dayFields } from './day-fields';

/** The maximum number of items per call. */
const MAX_IDS_PER_CALL = 100;

/** Items of a day, by store, day and id. */
const itemsByDay = atom<Readonly<Record<string, DayFields>>>({});
const keyOf = (storeId: number, day: string, itemId: number) => `${storeId} ${day} ${itemId}`;

/** Items requested by the page's cards, fetched together; dataloader would add 1.2 KB to each page for this queue. */
const queue = new Map<string, { storeId: number; day: string; ids: Set<number> }>();

function enqueue(api: ApiClient, storeId: number, day: string, itemId: number): void {
  const page = `${storeId} ${day}`;
  const batch = queue.get(page) ?? { storeId, day, ids: new Set<number>() };
  batch.ids.add(itemId);
  queue.set(page, batch);
  if (queue.size === 1 && batch.ids.size === 1) queueMicrotask(() => void loadQueued(api));
}

async function loadQueued(api: ApiClient): Promise<void> {
  const all = [...queue.values()];
  queue.clear();
  for (const { storeId, day, ids } of all)
    for (let from = 0; from < ids.size; from += MAX_IDS_PER_CALL) {
      const menuItemIds = [...ids].slice(from, from + MAX_IDS_PER_CALL);
      try {
        const reply = await api.call('POST /catalogue/item-list', {
          body: { storeId, menuItemIds, fulfilmentDate: day },
        });
        if (!reply.ok) continue;
        const found = reply.data.items.map((item) => [keyOf(storeId, day, item.id), dayFields(item)] as const);
        itemsByDay.set({ ...itemsByDay.get(), ...Object.fromEntries(found) });
      } catch {
        // On failure the card keeps the page's data; the API checks again when the item is added.
      }
    }
}

/** The day of the shopper's held slot at a store, YYYY-MM-DD. */
export function useSlotDay(storeId: number): string | undefined {
  const slot = useStore(shared.slot);
  return slot?.storeId === storeId ? calendarDay(new Date(slot.startsAt)) : undefined;
}

/**
 * An item on the day of the shopper's slot: its price, its deal, and whether it is available. Undefined without a slot
 * and until it is loaded. Public pages are the same for everybody, so they do not contain it.
 */
export function useItemOnDay(itemId: number, { id: storeId }: Pick<StoreState, 'id'>): DayFields | undefined {
  const { api } = usePageContext();
  const day = useSlotDay(storeId);
  const key = day && keyOf(storeId, day, itemId);
  const items = useStore(itemsByDay);
  useEffect(() => {
    if (day && !itemsByDay.get()[keyOf(storeId, day, itemId)]) enqueue(api, storeId, day, itemId);
  }, [api, storeId, day, itemId]);
  return key ? items[key] : undefined;
}
