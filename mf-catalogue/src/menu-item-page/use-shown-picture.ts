import { type MouseEvent, useRef, useState } from 'react';

/** Which of a strip's pictures is visible, and how to scroll to another one. */
export function useShownPicture(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  return {
    strip,
    shown,
    follow: () => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      setShown(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / Math.max(1, clientWidth)))));
    },
    show: (event: MouseEvent, at: number) => {
      const place = strip.current;
      if (!place) return;
      event.preventDefault();
      place.scrollTo({ left: at * place.clientWidth });
    },
  };
}
