import { useEffect, useState } from 'react';

/** False on the server and until the page is hydrated. */
export function useHydrated(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return isAwake;
}
