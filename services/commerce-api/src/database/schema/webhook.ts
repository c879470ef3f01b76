import type { WebhookEndpoint, WebhookEvent } from '@storefront/api/entities/webhook';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Addresses of a business's programs that its events are sent to. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    lowStockAt: integer('low_stock_at').notNull(),
    /** Sealed: unlike keys of callers it has to be read again, to sign. */
    secret: text('secret').notNull(),
    /** The secret before, sealed, which signs too until then. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    /** The name of the operator or of the API key that added it. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    disabledBecause: text('disabled_because').$type<NonNullable<WebhookEndpoint['disabledBecause']>>(),
  },
  (table) => [index('webhook_endpoints_business').on(table.businessId)],
);

/** The outbox of webhooks: an event for an endpoint. It is written with its job in the transaction of the change. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id('id').primaryKey(),
    endpointId: id('endpoint_id').notNull(),
    /** The same for all endpoints that are sent the event. */
    eventId: id('event_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    data: jsonb('data').$type<object>().notNull(),
    at: instant('at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('webhook_deliveries_endpoint').on(table.endpointId, table.at),
    index('webhook_deliveries_at').on(table.at),
    index('webhook_deliveries_failed').on(table.at).where(sql`${table.failedAt} is not null`),
    foreignKey({
      columns: [table.endpointId],
      foreignColumns: [webhookEndpoints.id],
      name: 'webhook_deliveries_of_endpoint',
    }).onDelete('cascade'),
  ],
);
