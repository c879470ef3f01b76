import type { Facility, PaymentMethod } from '@storefront/api/entities/enumerations';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id } from './columns';

export interface OpeningHours {
  day: number;
  opens: string;
  closes: string;
}

export interface SpecialDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Null when the store is closed all day. */
  hours: Pick<OpeningHours, 'opens' | 'closes'> | null;
}

export const stores = pgTable(
  'stores',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The business's code for it in import files; a row that was never imported is identified by its slug. */
    code: text('code'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    addressLine1: text('address_line1').notNull(),
    addressLine2: text('address_line2'),
    town: text('town').notNull(),
    county: text('county'),
    postcode: text('postcode').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone'),
    about: text('about').notNull(),
    fulfilment: text('fulfilment').array().$type<('delivery' | 'collection')[]>().notNull(),
    minimumSpend: integer('minimum_spend').notNull(),
    /** The minimum for collection; null if it is that of delivery. */
    collectionMinimumSpend: integer('collection_minimum_spend'),
    freeDeliveryFrom: integer('free_delivery_from'),
    /** Charged while goods after deals are below `smallBasketBelow`. */
    smallBasketFee: integer('small_basket_fee').notNull().default(0),
    smallBasketBelow: integer('small_basket_below').notNull().default(0),
    /** Charged once for an order's bags. */
    bagFee: integer('bag_fee').notNull().default(0),
    orderDaysInAdvance: integer('order_days_in_advance').notNull(),
    onlyFutureSlots: boolean('only_future_slots').notNull(),
    guestCheckout: boolean('guest_checkout').notNull(),
    /** How orders can be paid here, of the business's payment methods; null if by all of them. */
    paymentMethods: text('payment_methods').array().$type<PaymentMethod[]>(),
    closed: boolean('closed').notNull(),
    /** False for a removed store: it keeps its orders and shoppers no longer see it. */
    listed: boolean('listed').notNull().default(true),
    facilities: text('facilities').array().$type<Facility[]>().notNull().default([]),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
    /** Days with other hours than the weekday's: bank holidays and early closing. */
    specialDays: jsonb('special_days').$type<SpecialDay[]>().notNull().default([]),
    /**
     * Increases with every change to what the store sells. Read caches use it as their key, so that all processes
     * agree.
     */
    catalogueVersion: integer('catalogue_version').notNull().default(1),
  },
  (table) => [
    unique('stores_slug').on(table.businessId, table.slug),
    unique('stores_code').on(table.businessId, table.code),
  ],
);

export const storeDeliveryAreas = pgTable(
  'store_delivery_areas',
  { storeId: id('store_id').notNull(), prefix: text('prefix').notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.prefix] }), index('delivery_areas_prefix').on(table.prefix)],
);
