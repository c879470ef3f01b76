import { setInterval } from 'node:timers';
import { removeDueFiles } from './files/remove-due-files';
import { deleteOldDevices } from './http/callers/known-devices';
import { deleteOldKeys } from './http/idempotency';
import { deleteExpiredLimits } from './http/limits/rate-limit';
import { deleteOldCodes } from './modules/auth/codes/one-time-codes';
import { deleteOldChallenges } from './modules/auth/passkeys/passkey-challenges';
import { deleteOldResets } from './modules/auth/passwords/password-reset.service';
import { deleteOldPendingIdentities } from './modules/auth/providers/member-identities';
import { deleteOldAttempts } from './modules/auth/providers/provider-attempts';
import { deleteOldBaskets } from './modules/basket/owners/delete-old-baskets';
import { eraseIdleDetails } from './modules/basket/owners/personal-details';
import { countItemSales } from './modules/catalogue/items/item-sales.repository';
import { forgetSearchVisits } from './modules/catalogue/popular-terms.repository';
import { eraseOldDrafts } from './modules/checkout/erase-old-drafts';
import { deleteOldBannerVisits } from './modules/content/count-banner.service';
import { driveDemoVans } from './modules/drivers/demo-vans';
import { deleteOldImports } from './modules/import/imports.repository';
import { deleteOldStockChanges } from './modules/integration/stock/delete-old-changes';
import { sendMarketingChanges } from './modules/marketing/marketing-changes';
import { deleteOldForgetRequests } from './modules/member/forget-code';
import { reconcilePayments } from './modules/payments/settlement/reconciler';
import { keepWeeklySlots } from './modules/reservations/weekly/keep-weekly-slots';
import { makeSlots } from './modules/slots/make-slots';
import { releaseLapsed } from './modules/slots/reservation.repository';
import { sendQueuedMail } from './outgoing-mail/send-queued-mail';
import type { ServiceContext } from './service-context';
import { localDay } from './time/local-day';

// Twice a second, so that a lapsed place is free again within one second.
const SWEEP_INTERVAL_MS = 500;
/** Nothing in this job is waited for within a minute. */
const CLEAN_UP_INTERVAL_MS = 60_000;
/** A shopper may be waiting for the payment or the mail. */
const OUTSIDE_CALLS_INTERVAL_MS = 1_000;
/** Nobody can reach these files any more, so seconds do not matter. */
const FILE_REMOVAL_INTERVAL_MS = 10_000;
/** Vans of a demonstration move steadily on the map, instead of jumping. */
const DEMO_VANS_INTERVAL_MS = 2_000;

/** @param report of what failed in it without ending it */
type Job = (report: (error: unknown) => void) => Promise<unknown>;

/**
 * Runs the jobs that no request triggers: releases lapsed reservations, adds a day of slots each day, keeps places for
 * weekly slots, deletes expired rows, settles payments, sends mail, tells the marketing platform what changed, and
 * removes files of deleted people; in a demonstration it also drives the vans. @returns stops the jobs
 */
export function startBackgroundJobs(context: ServiceContext, report: (error: unknown) => void): () => Promise<void> {
  const { db, clock, installation } = context;
  let slotDay = '';
  let stopped = false;
  const queues: Promise<void>[] = [];
  /**
   * Jobs of one queue run one after another. Jobs that call outside systems have their own queue, so that a slow one
   * delays only them.
   */
  const newQueue = () => {
    const place = queues.push(Promise.resolve()) - 1;
    return (name: string, job: Job) => {
      queues[place] = (queues[place] ?? Promise.resolve()).then(async () => {
        if (!stopped) await installation.jobs.record(name, job, report);
      });
      return queues[place];
    };
  };
  /** Skips a run while the previous one is still going. */
  const skipWhileRunning = (name: string, job: Job) => {
    const queue = newQueue();
    let busy = false;
    return () => {
      if (busy) return;
      busy = true;
      void queue(name, job).then(() => {
        busy = false;
      });
    };
  };
  const queue = newQueue();
  const releaseReservations = () => void queue('release of slots', () => releaseLapsed(db, clock.now()));
  const cleanUp = () =>
    void queue('clean-up', async (fail) => {
      const now = clock.now();
      // UTC is good enough: slots reach two weeks ahead, so the hour at which the new day is added does not matter.
      const today = localDay(now, 'UTC');
      if (today !== slotDay) {
        await makeSlots(db, now);
        await countItemSales(db, now);
      }
      slotDay = today;
      await keepWeeklySlots(context, now, fail);
      await deleteOldKeys(db, now);
      await eraseIdleDetails(db, now);
      await eraseOldDrafts(db, now);
      await deleteOldBaskets(db, now);
      await deleteExpiredLimits(db, now);
      await deleteOldResets(db, now);
      await deleteOldCodes(db, now);
      await deleteOldDevices(db, now);
      await deleteOldAttempts(db, now);
      await deleteOldChallenges(db, now);
      await deleteOldPendingIdentities(db, now);
      await deleteOldForgetRequests(db, now);
      await deleteOldImports(db, now);
      await deleteOldStockChanges(db, now);
      await deleteOldBannerVisits(db, now);
      await forgetSearchVisits(db, now);
    });
  const reconcile = skipWhileRunning('payments', (fail) => reconcilePayments(context, fail, () => !stopped));
  const sendMail = skipWhileRunning('mail', (fail) => sendQueuedMail(context, fail));
  const tellMarketing = skipWhileRunning('marketing', (fail) => sendMarketingChanges(context, fail));
  const removeFiles = skipWhileRunning('removal of files', (fail) => removeDueFiles(context, fail));
  const driveVans = skipWhileRunning('vans of the demonstration', () => driveDemoVans(context));
  clock.onMove(() => {
    releaseReservations();
    cleanUp();
    reconcile();
    sendMail();
    tellMarketing();
    removeFiles();
  });
  cleanUp();
  reconcile();
  sendMail();
  tellMarketing();
  removeFiles();
  const timers = [
    setInterval(releaseReservations, SWEEP_INTERVAL_MS),
    setInterval(cleanUp, CLEAN_UP_INTERVAL_MS),
    setInterval(reconcile, OUTSIDE_CALLS_INTERVAL_MS),
    setInterval(sendMail, OUTSIDE_CALLS_INTERVAL_MS),
    setInterval(tellMarketing, OUTSIDE_CALLS_INTERVAL_MS),
    setInterval(removeFiles, FILE_REMOVAL_INTERVAL_MS),
    ...(context.config.production ? [] : [setInterval(driveVans, DEMO_VANS_INTERVAL_MS)]),
  ];
  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.all(queues);
  };
}
