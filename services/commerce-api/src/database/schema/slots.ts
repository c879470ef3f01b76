import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReservationState } from '../../states/reservation-state';
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
    /** The maximum number of picking units (items) besides that of orders; null for no limit. */
    unitCapacity: integer('unit_capacity'),
    poolUnitCapacity: integer('pool_unit_capacity'),
    /** The codes of the delivery zones that it serves; null for all. */
    zones: text('zones').array(),
    /** From this share of taken places (per cent) on, `loadFee` is added to the fee; null for one price. */
    loadPercent: integer('load_percent'),
    loadFee: integer('load_fee').notNull().default(0),
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
    /** Minutes before the start at which booking ends. */
    leadMinutes: integer('lead_minutes').notNull().default(0),
    /** The pool of the day whose places the slot uses, besides its own. */
    pool: text('pool'),
    unitCapacity: integer('unit_capacity'),
    unitsReserved: integer('units_reserved').notNull().default(0),
    zones: text('zones').array(),
    loadPercent: integer('load_percent'),
    loadFee: integer('load_fee').notNull().default(0),
    /** An import has left it out, so it is no longer shown; its orders stay. */
    offered: boolean('offered').notNull().default(true),
    /** The store takes no more orders for it; confirmed ones stay. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.slotId] }),
    unique('slots_times').on(table.storeId, table.method, table.startsAt, table.endsAt),
    check('slots_reserved_within_capacity', sql`${table.reserved} between 0 and ${table.capacity}`),
    check(
      'slots_units_within_capacity',
      sql`${table.unitsReserved} between 0 and coalesce(${table.unitCapacity}, ${table.unitsReserved})`,
    ),
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
    unitCapacity: integer('unit_capacity'),
    unitsReserved: integer('units_reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.pool, table.localDate] }),
    check('slot_pools_reserved_within_capacity', sql`${table.reserved} between 0 and ${table.capacity}`),
    check(
      'slot_pools_units_within_capacity',
      sql`${table.unitsReserved} between 0 and coalesce(${table.unitCapacity}, ${table.unitsReserved})`,
    ),
  ],
);

/** A part of a store's delivery area with its own price and places. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    storeId: id('store_id').notNull(),
    id: id('id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Outward codes and longer prefixes, as in a store's delivery areas. The longest match decides. */
    prefixes: text('prefixes').array().notNull().default([]),
    /** A ring: places up to this distance from the store that no prefix matches. The smallest ring decides. */
    withinMetres: integer('within_metres'),
    /** Replaces the slot's fee; null to charge the slot's fee plus `feeAdded`. */
    fee: integer('fee'),
    feeAdded: integer('fee_added').notNull().default(0),
    /** The maximum number of orders, and of picking units, of the zone in each slot: its share of a van. */
    ordersPerSlot: integer('orders_per_slot'),
    unitsPerSlot: integer('units_per_slot'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    unique('delivery_zones_code').on(table.storeId, table.code),
  ],
);

/** The places of a slot that orders of a zone have taken; a row exists from the first one. */
export const zonePlaces = pgTable(
  'zone_places',
  {
    storeId: id('store_id').notNull(),
    slotId: id('slot_id').notNull(),
    zoneId: id('zone_id').notNull(),
    reserved: integer('reserved').notNull().default(0),
    unitsReserved: integer('units_reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.slotId, table.zoneId] }),
    check('zone_places_not_negative', sql`${table.reserved} >= 0 and ${table.unitsReserved} >= 0`),
  ],
);

export const reservations = pgTable(
  'reservations',
  {
    storeId: id('store_id').notNull(),
    reservationId: id('reservation_id').notNull(),
    slotId: id('slot_id').notNull(),
    basketId: id('basket_id').notNull(),
    type: text('type').$type<'asap' | 'future'>().notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    /** The slot's fee when it was held, which the hold keeps; null means the slot's own. */
    fee: integer('fee'),
    /** The delivery zone whose price and places the hold uses; null without one. */
    zoneId: id('zone_id'),
    /** The postcode for which it is held; null when it is unknown or the hold has ended. */
    postcode: text('postcode'),
    /** Picking units: the basket's items when the place was held, and again when the order is drafted or paid. */
    units: integer('units').notNull().default(0),
    /** How often the shopper may still extend the hold. */
    extensionsLeft: integer('extensions_left').notNull().default(0),
    /** The weekly slot for which it was taken; its places are counted, so that they are a share of the slot's. */
    weeklySlotId: id('weekly_slot_id'),
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

/** One row for each business whose shoppers have waited: it is locked to let them in one after the other. */
export const waitingRooms = pgTable('waiting_rooms', {
  businessId: id('business_id').primaryKey(),
  /** The number of the last ticket. */
  lastNumber: id('last_number').notNull(),
  /** The second of the clock in which shoppers were let in last, and how many. */
  second: id('second').notNull(),
  letIn: integer('let_in').notNull(),
});

/** A basket's place among those that wait to choose a slot, and its pass once it was let in. */
export const waitingTickets = pgTable(
  'waiting_tickets',
  {
    basketId: id('basket_id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** Lower numbers are let in first. */
    number: id('number').notNull(),
    /** Keyed hashes of the session and the address; the tickets of each are limited. */
    session: text('session'),
    address: text('address'),
    /** When the shopper's page last asked; a ticket that nobody asks for ends. */
    seenAt: instant('seen_at').notNull(),
    admittedAt: instant('admitted_at'),
    /** Until then the basket may hold slots; null while it waits. */
    passUntil: instant('pass_until'),
  },
  (table) => [
    unique('waiting_tickets_number').on(table.businessId, table.number),
    index('waiting_tickets_waiting').on(table.businessId, table.number).where(sql`${table.admittedAt} is null`),
    index('waiting_tickets_pass').on(table.passUntil),
  ],
);
