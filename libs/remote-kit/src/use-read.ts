import { useCallback, useEffect, useState } from 'react';

/** The result of a read; until there is one it is loading, and a read that rejects has failed. */
export type Reading<Result> = Result | { readonly kind: 'loading' } | { readonly kind: 'failed' };

const LOADING = { kind: 'loading' } as const;
const FAILED = { kind: 'failed' } as const;

/**
 * Reads data in the browser, and again on `reload` or when `read` is another function. A result of kind 'read' stays
 * visible meanwhile. A read that is no longer needed is aborted, and its result is ignored.
 * @param read memoised with useCallback; undefined while there is nothing to read
 * @param first the result of `read` that the page's `load` already has
 */
export function useRead<Result extends { readonly kind: string }>(
  read: ((signal: AbortSignal) => Promise<Result>) | undefined,
  first?: Result,
): [reading: Reading<Result>, reload: () => void] {
  const [reading, setReading] = useState<Reading<Result>>(first ?? LOADING);
  const [attempt, setAttempt] = useState(0);
  const [firstRead] = useState(() => first && read);

  useEffect(() => {
    if (!read || (attempt === 0 && read === firstRead)) return;
    const controller = new AbortController();
    const show = (result: Reading<Result>) => !controller.signal.aborted && setReading(result);
    setReading((before) => (before.kind === 'read' ? before : LOADING));
    read(controller.signal).then(show, () => show(FAILED));
    return () => controller.abort();
  }, [read, firstRead, attempt]);

  return [reading, useCallback(() => setAttempt((count) => count + 1), [])];
}
