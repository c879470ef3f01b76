import { type Reading, useRead } from '@storefront/remote-kit/use-read';
import { useEffect } from 'react';
import { useLogIn } from './use-log-in';

interface FloorReadOptions<Result> {
  /** What the page's `load` already has. */
  readonly first?: Result;
  /** Read again this often, in milliseconds, because others work on the same orders. */
  readonly everyMs?: number;
}

/**
 * `useRead` for a screen of the store's floor, which leads to the log-in when nobody is logged in.
 * @param path the page to which the log-in leads back
 */
export function useFloorRead<Result extends { readonly kind: string }>(
  path: string,
  read: ((signal: AbortSignal) => Promise<Result>) | undefined,
  { first, everyMs }: FloorReadOptions<Result> = {},
): [reading: Reading<Result>, reload: () => void] {
  const logIn = useLogIn(path);
  const [reading, reload] = useRead<Result>(read, first);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(reload, everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
  useEffect(() => {
    if (reading.kind === 'log-in') logIn();
  }, [reading.kind, logIn]);
  return [reading, reload];
}
