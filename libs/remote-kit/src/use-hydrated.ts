import { useEffect, useState } from 'react';

/** False on the server and until the page is hydrated. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
