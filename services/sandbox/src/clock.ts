export interface Clock {
  now(): Date;
  /** True while it shows another time than the machine's. */
  moved(): boolean;
  set(instant: Date): void;
  advance(seconds: number): void;
  reset(): void;
  /** Runs something at an instant of this clock, at once when that has passed; a move of the clock brings it nearer. Returns its cancellation. */
  at(instant: Date, run: () => void): () => void;
  /** Forgets everything that was still to run. */
  stop(): void;
}

interface Appointment {
  instant: number;
  run: () => void;
  timer?: NodeJS.Timeout;
}

/** setTimeout takes no longer wait than this; an appointment further away looks again then. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** The sandbox's one clock: lives of tokens, idempotency and waits between resends follow it, so that no test need wait. */
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
