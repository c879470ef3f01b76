import { DAY_MS } from '@storefront/api/durations';
import { eq, sql } from 'drizzle-orm';
import { at, type Database } from '../../database/database.types';
import { webhookDeliveries, webhookEndpoints } from '../../database/schema/webhook';
import { pauseAt } from '../../pause-points';
import type { ServiceContext } from '../../service-context';
import { postWebhook, type Reach } from './post-webhook';
import { webhookHeaders } from './sign-webhook';

/** An endpoint without a success for so long is disabled. */
const FAILING_DAYS = 3;
const GONE = 410;
/** A message of ours or of the system's, of which a line is enough. */
const REASON_LENGTH = 200;
const SECRET_UNREADABLE = 'Its secret cannot be read: rotate it';

export const reachOf = ({ config }: Pick<ServiceContext, 'config'>): Reach => ({
  isLoopbackAllowed: !config.production,
});

type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** The secret; undefined when it was sealed with another digest.key. */
function readSecret({ keys }: ServiceContext, sealed: string): string | undefined {
  try {
    return keys.unseal(sealed);
  } catch {
    return undefined;
  }
}

/** The secrets that sign: the current one, and for a day the previous one if it can be read; else undefined. */
function secretsOf(context: ServiceContext, endpoint: EndpointRow, now: Date): string[] | undefined {
  const { secret, previousSecret, previousUntil } = endpoint;
  const current = readSecret(context, secret);
  if (current === undefined) return undefined;
  const isPreviousValid = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const previous = isPreviousValid ? readSecret(context, previousSecret) : undefined;
  return previous === undefined ? [current] : [current, previous];
}

/** Records an attempt of a delivery that failed. @param failedAt when it was given up */
const recordAttempt = (db: Database, deliveryId: number, reason: string, failedAt: Date | null) =>
  db
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, lastError: reason.slice(0, REASON_LENGTH), failedAt })
    .where(eq(webhookDeliveries.id, deliveryId));

/** Records a failure, and disables an endpoint that has failed for days or that says it is gone. */
async function recordFailure(
  { db }: ServiceContext,
  {
    deliveryId,
    endpointId,
    isGone,
    isLast,
  }: Readonly<Record<'deliveryId' | 'endpointId', number>> & Record<'isGone' | 'isLast', boolean>,
  reason: string,
  now: Date,
): Promise<void> {
  await recordAttempt(db, deliveryId, reason, isLast || isGone ? now : null);
  const since = sql`coalesce(${webhookEndpoints.failingSince}, ${at(now)})`;
  const isOver = sql`${since} <= ${at(new Date(now.getTime() - FAILING_DAYS * DAY_MS))}`;
  await db
    .update(webhookEndpoints)
    .set({
      failingSince: since,
      disabledAt: sql`case when ${isGone} or ${isOver} then ${at(now)} end`,
      disabledBecause: sql`case when ${isGone} then 'gone' when ${isOver} then 'failing' end`,
    })
    .where(sql`${webhookEndpoints.id} = ${endpointId} and ${webhookEndpoints.disabledAt} is null`);
}

/**
 * Sends an event to its endpoint; nothing if it was delivered, or the endpoint was disabled or removed.
 * @param isLast after this attempt it is not tried again by itself
 * @throws Error when it was not accepted now
 */
export async function deliverWebhook(
  context: ServiceContext,
  { deliveryId }: { deliveryId: number },
  isLast: boolean,
  reach: Reach = reachOf(context),
): Promise<void> {
  const { db, clock } = context;
  const [found] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found || found.delivery.deliveredAt) return;
  const { delivery, endpoint } = found;
  const now = clock.now();
  const ofDelivery = eq(webhookDeliveries.id, deliveryId);
  if (endpoint.disabledAt) {
    await db.update(webhookDeliveries).set({ failedAt: now, lastError: 'The endpoint is disabled' }).where(ofDelivery);
    return;
  }
  const secrets = secretsOf(context, endpoint, now);
  if (!secrets) {
    // Not the receiver's failure, so the endpoint is not disabled for it.
    await recordAttempt(db, deliveryId, SECRET_UNREADABLE, isLast ? now : null);
    throw new Error(SECRET_UNREADABLE);
  }
  const body = JSON.stringify({ type: delivery.event, timestamp: delivery.at.toISOString(), data: delivery.data });
  const signed = { id: `evt_${delivery.eventId}`, timestamp: Math.floor(now.getTime() / 1000), body };
  let status = 0;
  try {
    status = await postWebhook(new URL(endpoint.url), body, webhookHeaders(secrets, signed), reach);
    if (status < 200 || status > 299) throw new Error(`The endpoint replied ${status}`);
  } catch (error) {
    const isGone = status === GONE;
    const reason = error instanceof Error ? error.message : String(error);
    await recordFailure(context, { deliveryId, endpointId: endpoint.id, isGone, isLast }, reason, now);
    if (isGone) return;
    throw error;
  }
  await pauseAt('after:webhook.waiting.sent');
  await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      deliveredAt: clock.now(),
      lastError: null,
      failedAt: null,
    })
    .where(ofDelivery);
  if (endpoint.failingSince)
    await db.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpoint.id));
}
