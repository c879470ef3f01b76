import { useEffect, useRef } from 'react';

/** A heading that takes the focus when it appears, so that a screen reader reads on from it, and the page is at its top. */
export function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return heading;
}
