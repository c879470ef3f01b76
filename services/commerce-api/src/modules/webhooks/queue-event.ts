import type { WebhookEvent } from '@storefront/api/entities/webhook';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { at, type Database } from '../../database/database.types';
import { webhookEndpoints } from '../../database/schema/webhook';
import { newId } from '../../ids';
import { enqueue } from '../../jobs/enqueue';

type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** The endpoints of a business that want an event, disabled ones included: they may be enabled and ask for it later. */
export const endpointsFor = (tx: Database, businessId: number, event: WebhookEvent): Promise<EndpointRow[]> =>
  tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.businessId, businessId), arrayContains(webhookEndpoints.events, [event])));

/** Queues the jobs that send deliveries. Those of one endpoint go one by one, so that a slow one delays only itself. */
export const enqueueDeliveries = (tx: Database, rows: readonly { id: number; endpointId: number }[]): Promise<void> =>
  enqueue(
    tx,
    rows.map(({ id, endpointId }) => ({ name: 'webhook', payload: { deliveryId: id }, key: String(endpointId) })),
  );

/** Queues an event for endpoints in the transaction that causes it. @param data ids, codes and numbers, nothing personal */
export const queueFor = (
  tx: Database,
  endpoints: readonly EndpointRow[],
  event: WebhookEvent,
  data: object,
  now: Date,
): Promise<void> => queueEach(tx, endpoints, event, [data], now);

/** The same for many events of a kind, in one statement for all deliveries and one for all jobs. */
export async function queueEach(
  tx: Database,
  endpoints: readonly EndpointRow[],
  event: WebhookEvent,
  all: readonly object[],
  now: Date,
): Promise<void> {
  if (endpoints.length === 0 || all.length === 0) return;
  const rows = all.flatMap((data) => {
    const eventId = newId();
    return endpoints.map(({ id: endpointId }) => ({ id: newId(), endpointId, eventId, data }));
  });
  await tx.execute(sql`
    insert into webhook_deliveries (id, endpoint_id, event_id, event, data, at)
    select v.id, v."endpointId", v."eventId", ${event}::text, v.data, ${at(now)}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as v(id bigint, "endpointId" bigint, "eventId" bigint, data jsonb)`);
  const enabled = new Set(endpoints.flatMap(({ id, disabledAt }) => (disabledAt ? [] : [id])));
  await enqueueDeliveries(
    tx,
    rows.filter(({ endpointId }) => enabled.has(endpointId)),
  );
}
