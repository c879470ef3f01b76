import type { OperatorRole } from '@storefront/api/entities/operator';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** What the desk's screens of content did, whose history is read by what it changed; a condition as of an index. */
export const isContentAction = sql.raw(
  "operation in ('deskBannerAdd', 'deskBannerChange', 'deskDealAdd', 'deskDealChange', 'deskDealEnd')",
);

/** What the history of a store's delivery zones is read from. */
export const isZoneAction = sql.raw("operation = 'deskZoneChange'");

/** What operators of a business did: a row for each call that may change something, after it. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    operatorId: id('operator_id').notNull(),
    /** As they were called and what they were then. */
    operatorName: text('operator_name').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** The operation's id. */
    operation: text('operation').notNull(),
    /** The fields of the body that name what it was about; none of them is personal data. */
    target: jsonb('target').$type<Record<string, string | number>>().notNull(),
    /** The number of the order that it was about. */
    orderNumber: text('order_number'),
    /** The store that it was about, or that of the order. */
    storeId: id('store_id'),
    /** In the operator's words. */
    reason: text('reason'),
    /** 'done', or the code of the refusal. */
    outcome: text('outcome').notNull(),
    /** Of staff, keys, endpoints, stores and content: what changed. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('operator_actions_business').on(table.businessId, table.at),
    index('operator_actions_order').on(table.orderNumber),
    index('operator_actions_at').on(table.at),
    index('operator_actions_content').on(table.businessId, table.at).where(isContentAction),
    index('operator_actions_zones').on(table.storeId, table.at).where(isZoneAction),
  ],
);
