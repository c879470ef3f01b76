export interface Clock {
  now(): Date;
  /** True while the clock differs from the machine's. */
  isMoved(): boolean;
  set(instant: Date): void;
  reset(): void;
  /** Follows another clock, which is ahead of the machine's by so many milliseconds. */
  follow(aheadMs: number): void;
  /** Called after every move, so that jobs which wait for a time check again. */
  onMove(listener: () => void): void;
}

/** The one clock of the service: code and SQL take `now` from it as a parameter, so that tests do not have to wait. */
export function createClock(machine: () => number = Date.now): Clock {
  let offset = 0;
  let ahead = 0;
  const listeners: (() => void)[] = [];
  const move = (to: number) => {
    offset = to;
    for (const listener of listeners) listener();
  };
  return {
    now: () => new Date(machine() + ahead + offset),
    isMoved: () => offset !== 0,
    set: (instant) => move(instant.getTime() - machine() - ahead),
    reset: () => move(0),
    follow: (aheadMs) => {
      ahead = aheadMs;
    },
    onMove: (listener) => void listeners.push(listener),
  };
}
