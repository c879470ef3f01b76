import { type RefObject, useRef, useState } from 'react';
import { writeQuery } from './write-query';

export interface StoreView {
  /** The view on a phone; a desktop shows both. */
  readonly view: 'list' | 'map';
  setView(view: 'list' | 'map'): void;
  /** The store highlighted in list and map. */
  readonly chosen: number | undefined;
  /** The shopper points at a store in the list. */
  point(id: number): void;
  /** The shopper selected a pin: its store scrolls into view. */
  choose(id: number): void;
  /** The list, whose stores have `data-store`. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/** The view of the stores: list or map, and the highlighted store. */
export function useStoreView(first: 'list' | 'map'): StoreView {
  const [view, setView] = useState(first);
  const [chosen, point] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  return {
    view,
    setView: (next) => {
      setView(next);
      writeQuery({ view: next === 'map' ? next : undefined });
    },
    chosen,
    point,
    choose: (id) => {
      point(id);
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const store = list.current?.querySelector(`[data-store="${id}"]`);
      store?.scrollIntoView({ block: 'nearest', behavior: reducedMotion ? 'auto' : 'smooth' });
    },
    list,
  };
}
