export interface Clock {
  now(): Date;
  /** True while it differs from the machine's clock. */
  moved(): boolean;
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

interface Appointment {
  instant: number;
  run: () => void;
  timer?: NodeJS.Timeout;
}

/** The maximum of setTimeout; later callbacks are rescheduled then. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** The sandbox's one clock: token lifetimes, idempotency and resends follow it, so that no test needs to wait. */
export function createClock(machine: () => number = Date.now): Clock {
  let offset = 0;
  const appointments = new Set<Appointment>();

  const arm = (appointment: Appointment) => {
    clearTimeout(appointment.timer);
    const wait = Math.min(Math.max(appointment.instant - machine() - offset, 0), MAX_WAIT_MS);
    appointment.timer = setTimeout(() => {
      if (machine() + offset < appointment.instant) return arm(appointment);
      appointments.delete(appointment);
      appointment.run();
    }, wait);
  };
  const move = (to: number) => {
    offset = to;
    for (const appointment of appointments) arm(appointment);
  };

  return {
    now: () => new Date(machine() + offset),
    moved: () => offset !== 0,
    set: (instant) => move(instant.getTime() - machine()),
    advance: (seconds) => move(offset + seconds * 1000),
    reset: () => move(0),
    at(instant, run) {
      const appointment: Appointment = { instant: instant.getTime(), run };
      appointments.add(appointment);
      arm(appointment);
      return () => {
        clearTimeout(appointment.timer);
        appointments.delete(appointment);
      };
    },
    stop() {
      for (const { timer } of appointments) clearTimeout(timer);
      appointments.clear();
    },
  };
}
