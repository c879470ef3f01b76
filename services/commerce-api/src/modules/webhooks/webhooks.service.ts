import { LOW_STOCK_AT, WEBHOOK_DELIVERIES_LISTED_MAX, WEBHOOK_ENDPOINTS_MAX } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { WebhookDelivery, WebhookEndpoint } from '@storefront/api/entities/webhook';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { businesses } from '../../database/schema/business';
import { webhookDeliveries, webhookEndpoints } from '../../database/schema/webhook';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { findBusiness } from '../businesses/find-business';
import { reachOf } from './deliver-webhook';
import { faultOfUrl } from './post-webhook';
import { enqueueDeliveries } from './queue-event';
import { newWebhookSecret } from './sign-webhook';

type EndpointRow = typeof webhookEndpoints.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const timeOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const endpointView = (row: EndpointRow): WebhookEndpoint => ({
  endpointId: row.id,
  businessId: row.businessId,
  url: row.url,
  events: row.events,
  lowStockAt: row.lowStockAt,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  failingSince: timeOf(row.failingSince),
  disabledAt: timeOf(row.disabledAt),
  disabledBecause: row.disabledBecause,
});

const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.id,
  endpointId: row.endpointId,
  eventId: `evt_${row.eventId}`,
  event: row.event,
  at: row.at.toISOString(),
  attempts: row.attempts,
  deliveredAt: timeOf(row.deliveredAt),
  failedAt: timeOf(row.failedAt),
  lastError: row.lastError,
});

const ofBusiness = async (context: ServiceContext, business: string | undefined) =>
  business === undefined ? undefined : eq(webhookEndpoints.businessId, (await findBusiness(context, business)).id);

/** The endpoints of one business, or of all. */
export async function endpointsOf(db: Database, businessId?: number): Promise<{ endpoints: WebhookEndpoint[] }> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(businessId === undefined ? undefined : eq(webhookEndpoints.businessId, businessId))
    .orderBy(asc(webhookEndpoints.businessId), asc(webhookEndpoints.id));
  return { endpoints: rows.map(endpointView) };
}

export const listWebhooks = async (
  context: ServiceContext,
  { business }: BodyOf<'POST /admin/webhooks'>,
): Promise<ReplyOf<'POST /admin/webhooks'>> =>
  endpointsOf(context.db, business === undefined ? undefined : (await findBusiness(context, business)).id);

/** Of calls at once, one adds. @throws Problem webhook_limit_reached */
async function lockForOneMore(tx: Database, businessId: number): Promise<void> {
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');
  const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.businessId, businessId));
  if (count >= WEBHOOK_ENDPOINTS_MAX)
    throw refuse(
      'webhook_limit_reached',
      `A business has at most ${WEBHOOK_ENDPOINTS_MAX} endpoints: remove one first`,
    );
}

/**
 * Adds an endpoint of a business.
 * @returns its secret, which cannot be read again
 * @throws Problem webhook_url_refused, webhook_limit_reached
 */
export async function addEndpoint(
  context: ServiceContext,
  businessId: number,
  { url, events, lowStockAt = LOW_STOCK_AT }: Omit<BodyOf<'POST /admin/webhook-add'>, 'business'>,
  createdBy: string,
  now: Date,
): Promise<ReplyOf<'POST /admin/webhook-add'>> {
  const fault = faultOfUrl(url, reachOf(context));
  if (fault !== undefined) throw refuse('webhook_url_refused', `The URL is refused. ${fault}`);
  const secret = newWebhookSecret();
  const row = { businessId, url, events, lowStockAt, createdBy, createdAt: now };
  const [added] = await inTransaction(context.db, async (tx) => {
    await lockForOneMore(tx, businessId);
    return tx
      .insert(webhookEndpoints)
      .values({ ...row, id: newId(), secret: context.keys.seal(secret) })
      .returning();
  });
  if (!added) throw new Error('The endpoint was not saved');
  return { endpoint: endpointView(added), secret };
}

/** Adds an endpoint of the business that an operator names. @throws Problem business_not_found */
export const addWebhook = async (
  context: ServiceContext,
  { business, ...endpoint }: BodyOf<'POST /admin/webhook-add'>,
  createdBy: string,
  now: Date,
): Promise<ReplyOf<'POST /admin/webhook-add'>> =>
  addEndpoint(context, (await findBusiness(context, business)).id, endpoint, createdBy, now);

/** Removes an endpoint of a business with the events that wait for it. @throws Problem webhook_not_found */
export async function removeEndpoint(
  db: Database,
  businessId: number,
  endpointId: number,
): Promise<{ endpoint: WebhookEndpoint }> {
  const [removed] = await db
    .delete(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.businessId, businessId)))
    .returning();
  if (!removed) throw refuse('webhook_not_found');
  return { endpoint: endpointView(removed) };
}

/** Changes an endpoint. A secret that is replaced signs too for a day. */
export async function changeWebhook(
  { db, keys }: ServiceContext,
  { endpointId, change }: BodyOf<'POST /admin/webhook-change'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/webhook-change'>> {
  const which = eq(webhookEndpoints.id, endpointId);
  const [before] = await db.select().from(webhookEndpoints).where(which);
  if (!before) throw refuse('webhook_not_found');
  if (change === 'remove') {
    await db.delete(webhookEndpoints).where(which);
    return { endpoint: endpointView(before), secret: null };
  }
  const secret = change === 'rotate' ? newWebhookSecret() : null;
  const changes: Record<typeof change, Partial<EndpointRow>> = {
    disable: { disabledAt: before.disabledAt ?? now, disabledBecause: before.disabledBecause ?? 'operator' },
    enable: { disabledAt: null, disabledBecause: null, failingSince: null },
    rotate: {
      secret: keys.seal(secret ?? ''),
      previousSecret: before.secret,
      previousUntil: new Date(now.getTime() + DAY_MS),
    },
  };
  const [after] = await db.update(webhookEndpoints).set(changes[change]).where(which).returning();
  return { endpoint: endpointView(after ?? before), secret };
}

export async function listDeliveries(
  context: ServiceContext,
  { business, isFailed }: BodyOf<'POST /admin/webhook-deliveries'>,
): Promise<ReplyOf<'POST /admin/webhook-deliveries'>> {
  const rows = await context.db
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(await ofBusiness(context, business), isFailed ? isNotNull(webhookDeliveries.failedAt) : undefined))
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
    .limit(WEBHOOK_DELIVERIES_LISTED_MAX);
  return { deliveries: rows.map(({ delivery }) => deliveryView(delivery)) };
}

async function sendAnew(tx: Database, endpoint: EndpointRow, which: ReturnType<typeof eq>): Promise<number> {
  if (endpoint.disabledAt) throw refuse('webhook_disabled');
  const rows = await tx
    .update(webhookDeliveries)
    .set({ attempts: 0, deliveredAt: null, failedAt: null, lastError: null })
    .where(and(eq(webhookDeliveries.endpointId, endpoint.id), which))
    .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId });
  await enqueueDeliveries(tx, rows);
  return rows.length;
}

/** Sends one delivery again. */
export const resendDelivery = ({ db }: ServiceContext, deliveryId: number): Promise<{ queued: number }> =>
  inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ endpoint: webhookEndpoints })
      .from(webhookEndpoints)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
      .where(eq(webhookDeliveries.id, deliveryId));
    if (!found) throw refuse('webhook_delivery_not_found');
    return { queued: await sendAnew(tx, found.endpoint, eq(webhookDeliveries.id, deliveryId)) };
  });

/** Sends an endpoint's events since a time again, delivered or not. */
export const replayWebhook = (
  { db }: ServiceContext,
  { endpointId, since }: BodyOf<'POST /admin/webhook-replay'>,
): Promise<{ queued: number }> =>
  inTransaction(db, async (tx) => {
    const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
    if (!endpoint) throw refuse('webhook_not_found');
    const from = new Date(since);
    if (Number.isNaN(from.getTime())) throw refuse('date_invalid');
    return { queued: await sendAnew(tx, endpoint, gte(webhookDeliveries.at, from)) };
  });
