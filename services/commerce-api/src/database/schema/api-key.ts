import type { ApiScope } from '@storefront/api/entities/api-key';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Keys of a business's programs: tills, pickers' devices and stock systems. */
export const apiKeys = pgTable('api_keys', {
  id: id('id').primaryKey(),
  businessId: id('business_id').notNull(),
  name: text('name').notNull(),
  /** Keyed hash of the key. */
  keyHash: text('key_hash').notNull().unique('api_keys_key_hash'),
  scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
  /** The stores that it may act for; null means every store of the business. */
  storeIds: bigint('store_ids', { mode: 'number' }).array(),
  /** The name of the operator who made it. */
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Written at most once a minute. */
  lastUsedAt: instant('last_used_at'),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
});
