import { useEffect, useState } from 'react';

/** False on the server and until the browser has taken the page over. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return isAwake;
}
