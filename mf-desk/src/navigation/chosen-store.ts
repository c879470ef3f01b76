import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';

/** The id of the store in which this device's operator works. */
const STORAGE_KEY = 'desk:store';

/** The store that was chosen on this device, or else the operator's first one; undefined for an operator without stores. */
export function chosenStore(stores: readonly DeskStore[]): DeskStore | undefined {
  const chosen = storedId();
  return stores.find(({ storeId }) => storeId === chosen) ?? stores[0];
}

/** Keeps the choice on this device. Without storage it lasts until the page is left. */
export function chooseStore({ storeId }: Pick<DeskStore, 'storeId'>): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(storeId));
  } catch {
    // The first store is shown again next time.
  }
}

function storedId(): number | undefined {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || undefined;
  } catch {
    return undefined;
  }
}
