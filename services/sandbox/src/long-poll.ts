/** The longest wait that a caller may request, in seconds. */
export const MAX_WAIT_SECONDS = 60;

export interface LongPoll<T> {
  /** Looks once; undefined means keep waiting. */
  read: () => T | undefined;
  /** Calls back whenever the result may have changed; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
  seconds: number;
  /** Ends the wait early, because the caller has gone. */
  signal: AbortSignal;
}

/** Resolves as soon as there is a result, or after `seconds` with undefined, so that tests need no sleep. */
export function longPoll<T>({ read, subscribe, seconds, signal }: LongPoll<T>): Promise<T | undefined> {
  const found = read();
  if (found !== undefined || seconds <= 0 || signal.aborted) return Promise.resolve(found);
  return new Promise((resolve) => {
    const end = (result: T | undefined) => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener('abort', gone);
      resolve(result);
    };
    const gone = () => end(undefined);
    const timer = setTimeout(gone, Math.min(seconds, MAX_WAIT_SECONDS) * 1000);
    const unsubscribe = subscribe(() => {
      const seen = read();
      if (seen !== undefined) end(seen);
    });
    signal.addEventListener('abort', gone);
  });
}
