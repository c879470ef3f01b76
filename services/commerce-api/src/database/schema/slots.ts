import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Minutes before the start at which booking ends: the store needs them to pick and drive. */
    leadMinutes: integer('lead_minutes').notNull().default(0),
    /** The time of the previous day at which booking ends, if it ends so early: '20:00'. */
    orderBy: text('order_by'),
    /** Slots of one day with the same pool share its places: a window of four hours and the hours within it. */
    pool: text('pool'),
    poolCapacity: integer('pool_capacity'),
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
    /** Minutes before the start at which booking ends; 0 if a process of an earlier release made the slot. */
    leadMinutes: integer('lead_minutes').notNull().default(0),
    /** The pool of the day whose places the slot uses, besides its own. */
    pool: text('pool'),
    /** The store takes no more orders for it; confirmed ones stay. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.slotId] }),
    unique('slots_times').on(table.storeId, table.method, table.startsAt, table.endsAt),
    check('slots_reserved_within_capacity', sql`${table.reserved} between 0 and ${table.capacity}`),
  ],
);

export const slotPools = pgTable(
  'slot_pools',
  {
    storeId: id('store_id').notNull(),
    pool: text('pool').notNull(),
    localDate: text('local_date').notNull(),
    capacity: integer('capacity').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.pool, table.localDate] }),
    check('slot_pools_reserved_within_capacity', sql`${table.reserved} between 0 and ${table.capacity}`),
  ],
);

export type ReservationState = 'held' | 'confirmed' | 'released' | 'lapsed' | 'withdrawn';

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
    /** Keyed hashes of the session and the address that made the hold; the holds of each are limited. */
    session: text('session'),
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.reservationId] }),
    check('reservations_state', sql`${table.state} in ('held', 'confirmed', 'released', 'lapsed', 'withdrawn')`),
    uniqueIndex('reservations_one_per_basket').on(table.basketId).where(sql`${table.state} in ('held', 'confirmed')`),
    index('reservations_held').on(table.expiresAt).where(sql`${table.state} = 'held'`),
    index('reservations_basket').on(table.basketId),
    index('reservations_places').on(table.storeId, table.slotId).where(sql`${table.state} in ('held', 'confirmed')`),
    index('reservations_held_by_session').on(table.session).where(sql`${table.state} = 'held'`),
    index('reservations_held_by_address').on(table.address).where(sql`${table.state} = 'held'`),
  ],
);
