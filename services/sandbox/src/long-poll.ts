/** The longest that a caller may ask to be kept waiting, in seconds. */
export const MAX_WAIT = 60;

export interface LongPoll<T> {
  /** Looks once; undefined means that the wait goes on. */
  look: () => T | undefined;
  /** Calls back whenever looking again makes sense; returns the way to stop that. */
  subscribe: (again: () => void) => () => void;
  seconds: number;
  /** Ends the wait early, because the caller has gone. */
  signal: AbortSignal;
}

/** Answers as soon as there is something to see, else after `seconds` with undefined: a test that asks needs no sleep. */
export function longPoll<T>({ look, subscribe, seconds, signal }: LongPoll<T>): Promise<T | undefined> {
  const found = look();
  if (found !== undefined || seconds <= 0 || signal.aborted) return Promise.resolve(found);
  return new Promise((resolve) => {
    const end = (result: T | undefined) => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener('abort', gone);
      resolve(result);
    };
    const gone = () => end(undefined);
    const timer = setTimeout(gone, Math.min(seconds, MAX_WAIT) * 1000);
    const unsubscribe = subscribe(() => {
      const seen = look();
      if (seen !== undefined) end(seen);
    });
    signal.addEventListener('abort', gone);
  });
}
