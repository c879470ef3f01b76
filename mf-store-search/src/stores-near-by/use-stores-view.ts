import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import type { ListedStore } from '../store/listed-store';
import { filterStores } from './store-filters';
import type { StoresNearByData } from './stores-near-by-data';

export interface StoresView {
  readonly shown: readonly ListedStore[];
  readonly filters: readonly string[];
  readonly view: 'list' | 'map';
  /** The store that the list and the map both point at. */
  readonly chosen: number | undefined;
  toggle(filter: string): void;
  look(view: 'list' | 'map'): void;
  choose(id: number | undefined): void;
}

/** What of a search is shown, and how. It stands in the page's address too, so that a reload or a link shows the same. */
export function useStoresView({ stores = [], ...data }: StoresNearByData): StoresView {
  const { url } = usePageContext();
  const [filters, setFilters] = useState(data.filters);
  const [view, setView] = useState(data.view);
  const [chosen, choose] = useState<number>();
  const write = (changes: Readonly<Record<string, string | undefined>>) => {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes))
      if (value) query.set(name, value);
      else query.delete(name);
    history.replaceState(history.state, '', `${url.split('?')[0]}?${query}`);
  };
  return {
    shown: filterStores(stores, filters),
    filters,
    view,
    chosen,
    toggle: (name) => {
      const on = !filters.includes(name);
      setFilters(on ? [...filters, name] : filters.filter((one) => one !== name));
      write({ [name]: on ? 'yes' : undefined });
    },
    look: (next) => {
      setView(next);
      write({ view: next === 'map' ? 'map' : undefined });
    },
    choose,
  };
}
