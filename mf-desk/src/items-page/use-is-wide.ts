import { useEffect, useState } from 'react';

/** From here on a panel fits beside the table. */
const WIDE = '(width >= 1280px)';

/** Whether the window has room for a panel beside the table; false until the page runs in a browser. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const show = () => setWide(query.matches);
    show();
    query.addEventListener('change', show);
    return () => query.removeEventListener('change', show);
  }, []);
  return isWide;
}
