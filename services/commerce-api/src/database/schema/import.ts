import type { ImportReport } from '@storefront/api/entities/import-report';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StagedRow } from '../staged-row.types';
import { id, instant } from './columns';

/** Open while rows arrive, working while they are validated and applied, then one of the final states. */
export type ImportState = 'open' | 'working' | 'done' | 'refused' | 'failed' | 'abandoned';

export const imports = pgTable(
  'imports',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    removeMissing: boolean('remove_missing').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last heartbeat of the client, or of the process that applies the import. */
    lastHeartbeatAt: instant('heard_at').notNull(),
    report: jsonb('report').$type<ImportReport>(),
  },
  (table) => [
    uniqueIndex('imports_one_per_business').on(table.businessId).where(sql`${table.state} in ('open', 'working')`),
    index('imports_heard').on(table.lastHeartbeatAt),
  ],
);

/** Uploaded rows, kept until the import ends: one batch holds rows of one kind with the same columns. */
export const importBatches = pgTable(
  'import_batches',
  {
    importId: id('import_id').notNull(),
    batch: integer('batch').notNull(),
    kind: text('kind').notNull(),
    columns: text('columns').array().notNull(),
    rows: jsonb('rows').$type<StagedRow[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.batch] })],
);
