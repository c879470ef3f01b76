import { useEffect, useRef } from 'react';

const GAP_PX = 8;

/** The distance by which a box moves down, or up with a negative number, so that it does not cover another one. */
function distanceClearOf(box: DOMRect, other: DOMRect): number {
  const covers = box.top < other.bottom && box.bottom > other.top && box.left < other.right && box.right > other.left;
  if (!covers) return 0;
  const below = other.bottom + GAP_PX - box.top;
  return box.bottom + below <= innerHeight ? below : other.top - GAP_PX - box.bottom;
}

/** Keeps a fixed box clear of what has the focus; `shown` is what it shows. */
export function useClearOfFocus(shown: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const move = () => {
      const [own, focused] = [box.current, document.activeElement];
      if (!own || !focused || focused === document.body || own.contains(focused)) return;
      own.style.translate = '';
      const other = focused.getBoundingClientRect();
      // There is no place beside a part that fills the screen.
      const distance = other.height > innerHeight / 2 ? 0 : distanceClearOf(own.getBoundingClientRect(), other);
      if (distance !== 0) own.style.translate = `0 ${distance}px`;
    };
    move();
    document.addEventListener('focusin', move);
    // The browser scrolls to what it focuses.
    addEventListener('scroll', move, { passive: true });
    return () => {
      document.removeEventListener('focusin', move);
      removeEventListener('scroll', move);
    };
  }, [shown]);
  return box;
}
