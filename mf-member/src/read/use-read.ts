import { useCallback, useState } from 'react';
import { type Read, read } from './read';

export type Reading<Data> = Read<Data> | { readonly kind: 'reading' };

/** A read with a retry, for 'Try again' in place. */
export function useRead<Data>(first: Read<Data>, ask: () => Promise<Data>): [Reading<Data>, () => void] {
  const [state, setState] = useState<Reading<Data>>(first);
  const again = useCallback(() => {
    setState({ kind: 'reading' });
    void read(ask).then(setState);
  }, [ask]);
  return [state, again];
}
