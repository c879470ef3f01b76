import { setInterval, setTimeout } from 'node:timers';
import type { Statements } from './database/database.types';
import { removeDueFiles } from './files/remove-due-files';
import { deleteOldDevices } from './http/callers/known-devices';
import { deleteOldKeys } from './http/idempotency';
import { deleteExpiredLimits } from './http/limits/rate-limit';
import { createBoss } from './jobs/boss';
import { enqueuePeriodic } from './jobs/enqueue';
import { bossDatabase } from './jobs/install-jobs';
import { createJobRunner } from './jobs/job-runner';
import type { JobName } from './jobs/job-types';
import { letTimePass } from './jobs/let-time-pass';
import type { JobHandlers } from './jobs/run-jobs';
import { loggableError } from './loggable-error';
import { deleteOldVisits } from './modules/assisted/end-visit';
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
import { deleteOldGuestDataRequests } from './modules/guest-data/guest-data-requests';
import { deleteOldHandhelds } from './modules/handhelds/handhelds.service';
import { deleteOldImports } from './modules/import/imports.repository';
import { deleteOldStockChanges } from './modules/integration/stock/delete-old-changes';
import { sendMarketingChange } from './modules/marketing/marketing-changes';
import { deleteOldForgetRequests } from './modules/member/forget-code';
import { deleteOldOperatorSessions } from './modules/operators/operator-sessions';
import { reconcilePayments } from './modules/payments/settlement/reconciler';
import { deleteOldTickets } from './modules/reservations/waiting-room/delete-old-tickets';
import { keepWeeklySlots } from './modules/reservations/weekly/keep-weekly-slots';
import { applyRetention } from './modules/retention/apply-retention';
import { makeSlots } from './modules/slots/make-slots';
import { releaseLapsed } from './modules/slots/reservation.repository';
import { deleteOldInvitations } from './modules/staff/invitations';
import { deleteOldOperatorCodes } from './modules/staff/operator-codes';
import { deleteOldOperatorDevices } from './modules/staff/operator-devices';
import { deleteOldDeliveries } from './modules/webhooks/delete-old-deliveries';
import { deliverWebhook } from './modules/webhooks/deliver-webhook';
import { adoptRows } from './outgoing-mail/adopt-rows';
import { sendMessage } from './outgoing-mail/send-message';
import type { ServiceContext } from './service-context';

// Twice a second, so that a lapsed place is free again within one second.
const SWEEP_INTERVAL_MS = 500;
/** A shopper may be waiting for a payment or a mail. */
const POLL_INTERVAL_MS = 1_000;
/** Nothing that begins by the clock is waited for within a minute. */
const PERIODIC_INTERVAL_MS = 60_000;
/** Vans of a demonstration move steadily on the map, instead of jumping. */
const DEMO_VANS_INTERVAL_MS = 2_000;
/** Whoever watches the desk of the demonstration sees something happen. */
const DEMO_DAY_INTERVAL_MS = 30_000;
/** By then the service listens: the first start is not longer for them. */
const DEMO_DAY_DELAY_MS = 1_000;

type Report = (error: unknown) => void;
/** @param report of what failed in it without ending it */
type Sweep = (report: Report) => Promise<unknown>;

/** Deletes what has expired, one step after the other. */
async function cleanUp({ db, clock }: ServiceContext): Promise<void> {
  const now = clock.now();
  await adoptRows(db, now);
  await deleteOldKeys(db, now);
  await eraseIdleDetails(db, now);
  await eraseOldDrafts(db, now);
  await deleteOldBaskets(db, now);
  await deleteExpiredLimits(db, now);
  await deleteOldResets(db, now);
  await deleteOldCodes(db, now);
  await deleteOldDevices(db, now);
  await deleteOldOperatorCodes(db, now);
  await deleteOldOperatorDevices(db, now);
  await deleteOldHandhelds(db, now);
  await deleteOldVisits(db, now);
  await deleteOldOperatorSessions(db, now);
  await deleteOldInvitations(db, now);
  await deleteOldAttempts(db, now);
  await deleteOldChallenges(db, now);
  await deleteOldPendingIdentities(db, now);
  await deleteOldForgetRequests(db, now);
  await deleteOldGuestDataRequests(db, now);
  await deleteOldTickets(db, now);
  await deleteOldImports(db, now);
  await deleteOldStockChanges(db, now);
  await deleteOldDeliveries(db, now);
  await deleteOldBannerVisits(db, now);
  await forgetSearchVisits(db, now);
}

/** What each kind of job does. A periodic one that fails is not tried again: the next period does what is left. */
export function jobHandlers(context: ServiceContext): JobHandlers {
  const { db, clock, installation } = context;
  const periodic = (name: JobName, work: Sweep) => (_: object, report: Report) =>
    installation.jobs.record(name, work, report);
  return {
    mail: ({ messageId }) => sendMessage(context, messageId),
    letter: ({ messageId }) => sendMessage(context, messageId),
    text: ({ messageId }) => sendMessage(context, messageId),
    marketing: (user) => sendMarketingChange(context, user),
    webhook: (delivery, _report, isLast) => deliverWebhook(context, delivery, isLast),
    'file-removal': periodic('file-removal', (report) => removeDueFiles(context, report)),
    'clean-up': periodic('clean-up', () => cleanUp(context)),
    'weekly-slots': periodic('weekly-slots', (report) => keepWeeklySlots(context, clock.now(), report)),
    retention: periodic('retention', () => applyRetention(db, clock.now())),
    'new-slots': periodic('new-slots', async () => {
      await makeSlots(db, clock.now());
      await countItemSales(db, clock.now());
    }),
  };
}

/** Runs a sweep; asked again while it runs, it does nothing. */
function oneByOne({ installation }: ServiceContext, name: string, sweep: Sweep, report: Report) {
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= installation.jobs.record(name, sweep, report).finally(() => {
      running = undefined;
    });
  };
  return { begin, ended: async () => running };
}

/**
 * Runs what no request waits for: the jobs of the queues, whichever process queued them, and the sweeps that need less
 * than a second. @returns stops them
 */
export async function startBackgroundJobs(
  context: ServiceContext,
  { db, script }: Statements,
  report: Report,
): Promise<() => Promise<void>> {
  const { clock, config } = context;
  const runner = createJobRunner({ db, handlers: jobHandlers(context), describe: loggableError, report });
  const maintenance = createBoss(bossDatabase(db, script), true);
  maintenance.on('error', report);
  await maintenance.start();
  let stopped = false;

  const moveOrders = oneByOne(
    context,
    'orders of the demonstration',
    // Imported only by a demonstration with orders of its own.
    async () => (await import(/* webpackChunkName: "demo-day" */ './demo-day/move-demo-day')).moveDemoDay(context),
    report,
  );
  const release = oneByOne(
    context,
    'release of slots',
    async () => {
      // Orders of the demonstration hold places in the past, which the sweep would release before they are confirmed.
      await moveOrders.ended();
      await releaseLapsed(db, clock.now());
    },
    report,
  );
  const reconcile = oneByOne(context, 'payments', (fail) => reconcilePayments(context, fail, () => !stopped), report);
  const poll = oneByOne(context, 'queues', () => runner.poll(), report);
  const driveVans = oneByOne(context, 'vans of the demonstration', () => driveDemoVans(context), report);
  const begin = (atOnce: boolean) => enqueuePeriodic(db, { atOnce }).catch(report);
  const ahead = () => clock.now().getTime() - Date.now();
  let known = ahead();
  async function catchUp(ms: number): Promise<void> {
    if (ms > 0) await letTimePass(db, maintenance, ms, runner.own());
    await begin(true);
    await runner.poll();
  }
  clock.onMove(() => {
    const moved = ahead() - known;
    known += moved;
    release.begin();
    reconcile.begin();
    void catchUp(moved).catch(report);
  });
  await begin(true);
  poll.begin();
  reconcile.begin();
  const timers = [
    setInterval(release.begin, SWEEP_INTERVAL_MS),
    setInterval(poll.begin, POLL_INTERVAL_MS),
    setInterval(reconcile.begin, POLL_INTERVAL_MS),
    setInterval(begin, PERIODIC_INTERVAL_MS, false),
    ...(config.production ? [] : [setInterval(driveVans.begin, DEMO_VANS_INTERVAL_MS)]),
    ...(config.demoOrders
      ? [setTimeout(moveOrders.begin, DEMO_DAY_DELAY_MS), setInterval(moveOrders.begin, DEMO_DAY_INTERVAL_MS)]
      : []),
  ];
  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    await maintenance.stop({ graceful: false, close: false });
    await runner.stop();
    await Promise.all([release.ended(), reconcile.ended(), driveVans.ended(), moveOrders.ended()]);
  };
}
