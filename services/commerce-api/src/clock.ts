export interface Clock {
  now(): Date;
  /** True while the clock differs from the machine's. */
  isMoved(): boolean;
  set(instant: Date): void;
  reset(): void;
  /** Called after every move, so that jobs which wait for a time check again. */
  onMove(listener: () => void): void;
}

/** The one clock of the service: code and SQL take `now` from it as a parameter, so that tests do not have to wait. */
export function createClock(machine: () => number = Date.now): Clock {
  let offset = 0;
  const listeners: (() => void)[] = [];
  const move = (to: number) => {
    offset = to;
    for (const listener of listeners) listener();
  };
  return {
    now: () => new Date(machine() + offset),
    isMoved: () => offset !== 0,
    set: (instant) => move(instant.getTime() - machine()),
    reset: () => move(0),
    onMove: (listener) => void listeners.push(listener),
  };
}
