import { setInterval } from 'node:timers';
import { forgetOldKeys } from './http/idempotency';
import { forgetOldAttempts } from './modules/auth/attempts';
import { localDay } from './modules/slots/local-day';
import { makeSlots } from './modules/slots/make-slots';
import { sweepLapsed } from './modules/slots/reservation.repository';
import type { ServiceContext } from './service-context';

// Twice a second: a place is free again within a second of its end, the sweep itself included.
const SWEEP_EVERY_MS = 500;
const TIDY_EVERY_MS = 60_000;

/** What the service does of itself: gives lapsed places back, adds a day of slots each day, forgets what is old. */
export function startChores({ db, clock }: ServiceContext, report: (error: unknown) => void): () => Promise<void> {
  let slotDay = '';
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  // One after the other: on one connection they would queue up anyway.
  const queue = (chore: () => Promise<unknown>) => {
    running = running.then(async () => {
      if (!stopped) await chore().catch(report);
    });
  };
  const sweep = () => queue(() => sweepLapsed(db, clock.now()));
  const tidy = () =>
    queue(async () => {
      const now = clock.now();
      // UTC will do: slots reach two weeks ahead, so the hour of the new day does not matter.
      const today = localDay(now, 'UTC');
      if (today !== slotDay) await makeSlots(db, now);
      slotDay = today;
      await forgetOldKeys(db, now);
      await forgetOldAttempts(db, now);
    });
  clock.onMove(() => {
    sweep();
    tidy();
  });
  tidy();
  const timers = [setInterval(sweep, SWEEP_EVERY_MS), setInterval(tidy, TIDY_EVERY_MS)];
  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
