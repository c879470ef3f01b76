import { useLayoutEffect, useRef } from 'react';

/** Shows that the list is a layer of its own; the same distance remains to the edge of the window. */
const GAP_PX = 8;

/**
 * Shows a popover below its anchor in the top layer while it is open; it follows the anchor. The popover must be
 * `popover="manual"`, because its owner closes it.
 */
export function useTopLayer(isOpen: boolean, anchor: () => Element | null) {
  const layer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the anchor is looked up on each use
  useLayoutEffect(() => {
    const popover = layer.current;
    if (!isOpen || !popover) return;
    const place = () => {
      const under = anchor()?.getBoundingClientRect();
      if (!under) return;
      popover.style.left = `${under.left}px`;
      popover.style.top = `${under.bottom + GAP_PX}px`;
      popover.style.width = `${under.width}px`;
      popover.style.maxHeight = `${Math.max(120, innerHeight - under.bottom - 2 * GAP_PX)}px`;
    };
    popover.showPopover();
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      popover.hidePopover();
    };
  }, [isOpen]);
  return layer;
}
