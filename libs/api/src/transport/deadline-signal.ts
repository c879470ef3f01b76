/** A signal of a call, and what the call must call when it has ended. */
interface DeadlineSignal {
  readonly signal: AbortSignal;
  /** Whether the time is over. */
  readonly isLate: () => boolean;
  readonly end: () => void;
}

/**
 * A signal that aborts after a time, or with another signal. It has a timer of its own, because Node 20 may collect the
 * sources of AbortSignal.any before they fire.
 */
export function deadlineSignal(milliseconds: number, cancel?: AbortSignal): DeadlineSignal {
  const controller = new AbortController();
  let isLate = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, milliseconds);
  if (cancel?.aborted) abort();
  cancel?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isLate: () => isLate,
    end() {
      clearTimeout(timer);
      cancel?.removeEventListener('abort', abort);
    },
  };
}
