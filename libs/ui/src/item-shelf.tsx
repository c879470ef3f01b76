import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronRightIcon } from './icons/chevron-right';

/** Less than a pixel is rounding, not something to scroll to. */
const TOLERANCE = 2;

/**
 * Cards in one scrolling row: related items, this week's deals. A pointer gets arrows at the ends that have more cards;
 * the keyboard scrolls by moving the focus along the cards.
 */
export function ItemShelf({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ back: 0, on: 0 });
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const look = () => {
      const back = Math.sign(Math.max(0, row.scrollLeft - TOLERANCE));
      const on = Math.sign(Math.max(0, row.scrollWidth - row.clientWidth - row.scrollLeft - TOLERANCE));
      setMore((was) => (was.back === back && was.on === on ? was : { back, on }));
    };
    const size = new ResizeObserver(look);
    size.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  const arrow = (direction: 1 | -1, words: string) => (
    <button
      type="button"
      className="sf-shelf__arrow"
      data-to={direction}
      tabIndex={-1}
      aria-label={`${words} in ${label}`}
      onClick={() => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9 })}
    >
      <ChevronRightIcon />
    </button>
  );
  return (
    <div className="sf-shelf-frame">
      {/* biome-ignore lint/a11y/noRedundantRoles: as in ItemGrid */}
      <ul className="sf-shelf" role="list" aria-label={label} ref={list}>
        {children}
      </ul>
      {more.back > 0 && arrow(-1, 'Back')}
      {more.on > 0 && arrow(1, 'More')}
    </div>
  );
}
