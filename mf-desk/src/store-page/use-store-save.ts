import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import type { BodyOf } from '@storefront/api/operation-types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';

type SettingsChange = Omit<BodyOf<'POST /desk/store-change'>, 'storeId' | 'seen'>;

/** What a save came to. */
export type Saved =
  | { readonly kind: 'saved'; readonly settings: StoreSettings }
  /** Somebody else has saved these parts meanwhile. */
  | { readonly kind: 'changed'; readonly before: StoreSettings; readonly now: StoreSettings }
  | { readonly kind: 'refused'; readonly detail: string | undefined };

/**
 * Saves parts of a store's settings as a form has seen them. After a conflict, what there is now counts as seen: it is
 * shown beside the form, so the next save replaces it.
 */
export function useStoreSave(first: StoreSettings): (set: SettingsChange) => Promise<Saved> {
  const { api } = usePageContext();
  const [seen, setSeen] = useState(first);
  return async (set) => {
    const { storeId, ...before } = seen;
    const reply = await api.call('POST /desk/store-change', { body: { storeId, seen: before, ...set } });
    if (reply.ok) {
      setSeen(reply.data.settings);
      return { kind: 'saved', settings: reply.data.settings };
    }
    const { code, detail } = reply.error;
    if (code !== 'store_changed') return { kind: 'refused', detail };
    const now = await api.call('POST /desk/store', { body: { storeId } });
    if (!now.ok) return { kind: 'refused', detail: now.error.detail };
    setSeen(now.data);
    return { kind: 'changed', before: seen, now: now.data };
  };
}
