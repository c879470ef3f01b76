import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

// Every key starts with store_id, so that a distributed engine can keep a store's slots and reservations together.

export const slotTemplates = pgTable(
  'slot_templates',
  {
    storeId: id('store_id').notNull(),
    id: id('id').notNull(),
    code: text('code'),
    fulfilmentMethod: text('fulfilment_method').$type<'delivery' | 'collection'>().notNull(),
    days: integer('days').array().notNull(),
    starts: text('starts').notNull(),
    ends: text('ends').notNull(),
    capacity: integer('capacity').notNull(),
    fee: integer('fee').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    unique('slot_templates_code').on(table.storeId, table.code),
  ],
);

export const slots = pgTable(
  'slots',
  {
    storeId: id('store_id').notNull(),
    slotId: id('slot_id').notNull(),
    method: text('method').$type<'delivery' | 'collection'>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    localDate: text('local_date').notNull(),
    localTime: text('local_time').notNull(),
    capacity: integer('capacity').notNull(),
    reserved: integer('reserved').notNull().default(0),
    fee: integer('fee').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.slotId] }),
    unique('slots_start').on(table.storeId, table.method, table.startsAt),
    check('slots_reserved_within_capacity', sql`${table.reserved} between 0 and ${table.capacity}`),
  ],
);

export type ReservationState = 'held' | 'confirmed' | 'released' | 'lapsed';

export const reservations = pgTable(
  'reservations',
  {
    storeId: id('store_id').notNull(),
    reservationId: id('reservation_id').notNull(),
    slotId: id('slot_id').notNull(),
    basketId: id('basket_id').notNull(),
    type: text('type').$type<'asap' | 'future'>().notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    /** The slot's fee when it was held, which the hold keeps; null if a process of an earlier release held it. */
    fee: integer('fee'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.reservationId] }),
    check('reservations_state', sql`${table.state} in ('held', 'confirmed', 'released', 'lapsed')`),
    uniqueIndex('reservations_one_per_basket').on(table.basketId).where(sql`${table.state} in ('held', 'confirmed')`),
    index('reservations_held').on(table.expiresAt).where(sql`${table.state} = 'held'`),
    index('reservations_basket').on(table.basketId),
  ],
);
