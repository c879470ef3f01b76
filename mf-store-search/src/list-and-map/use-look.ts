import { type RefObject, useRef, useState } from 'react';
import { writeQuery } from './write-query';

export interface Look {
  /** What a phone shows; a desktop shows both. */
  readonly view: 'list' | 'map';
  look(view: 'list' | 'map'): void;
  /** The store that the list and the map both point at. */
  readonly chosen: number | undefined;
  /** The shopper points at a store of the list. */
  point(id: number): void;
  /** The shopper chose a pin of the map: its store comes into view. */
  choose(id: number): void;
  /** The list, whose stores carry `data-store`. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/** How stores are looked at: as a list or on a map, and which one of them. */
export function useLook(first: 'list' | 'map'): Look {
  const [view, setView] = useState(first);
  const [chosen, point] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  return {
    view,
    look: (next) => {
      setView(next);
      writeQuery({ view: next === 'map' ? next : undefined });
    },
    chosen,
    point,
    choose: (id) => {
      point(id);
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const store = list.current?.querySelector(`[data-store="${id}"]`);
      store?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    },
    list,
  };
}
