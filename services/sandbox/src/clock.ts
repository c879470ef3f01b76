export interface Clock {
  now(): Date;
  /** True while it differs from the machine's clock. */
  isMoved(): boolean;
  set(instant: Date): void;
  advance(seconds: number): void;
  reset(): void;
  /**
   * Runs a callback at a time of this clock, or at once if that has passed; moving the clock brings it forward. Returns
   * its cancellation.
   */
  at(instant: Date, run: () => void): () => void;
  /** Cancels all pending callbacks. */
  stop(): void;
}

interface ScheduledTask {
  instant: number;
  run: () => void;
  timer?: NodeJS.Timeout;
}

/** The maximum of setTimeout; later callbacks are rescheduled then. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The sandbox's one clock: token lifetimes, idempotency and resends follow it, so that no test needs to wait. */
export function createClock(machine: () => number = Date.now): Clock {
  let offset = 0;
  const tasks = new Set<ScheduledTask>();

  const arm = (appointment: ScheduledTask) => {
    clearTimeout(appointment.timer);
    const wait = Math.min(Math.max(appointment.instant - machine() - offset, 0), MAX_TIMER_MS);
    appointment.timer = setTimeout(() => {
      if (machine() + offset < appointment.instant) return arm(appointment);
      tasks.delete(appointment);
      appointment.run();
    }, wait);
  };
  const move = (to: number) => {
    offset = to;
    for (const appointment of tasks) arm(appointment);
  };

  return {
    now: () => new Date(machine() + offset),
    isMoved: () => offset !== 0,
    set: (instant) => move(instant.getTime() - machine()),
    advance: (seconds) => move(offset + seconds * 1000),
    reset: () => move(0),
    at(instant, run) {
      const appointment: ScheduledTask = { instant: instant.getTime(), run };
      tasks.add(appointment);
      arm(appointment);
      return () => {
        clearTimeout(appointment.timer);
        tasks.delete(appointment);
      };
    },
    stop() {
      for (const { timer } of tasks) clearTimeout(timer);
      tasks.clear();
    },
  };
}
