import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a row of days, and nothing else, to its chosen day where that is outside. @returns the ref of the row */
export function useChosenInView(date: string | undefined): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day may be outside
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    const visible = row.current?.getBoundingClientRect();
    if (!row.current || !chosen || !visible) return;
    if (chosen.left >= visible.left && chosen.right <= visible.right) return;
    row.current.scrollLeft += chosen.left - visible.left - (visible.width - chosen.width) / 2;
  }, [date]);
  return row;
}
