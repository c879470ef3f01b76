import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BusinessSettings } from '../../modules/businesses/business-settings';
import { id } from './columns';

export const businesses = pgTable('businesses', {
  id: id('id').primaryKey(),
  name: text('name').notNull(),
  brand: text('brand').notNull(),
  hosts: text('hosts').array().notNull(),
  settings: jsonb('settings').$type<BusinessSettings>().notNull(),
});

/** The next number of each business's orders, in a row of its own so that placing an order locks nothing else. */
/** Written no more: orders have unguessable numbers. A process of the release before still counts here, so the table goes with the next one. */
export const orderNumbers = pgTable('order_numbers', {
  businessId: id('business_id').primaryKey(),
  next: id('next').notNull(),
});

/** The gazetteer: whole postcodes and outward codes, where they are, and the street that a whole postcode is. */
export const places = pgTable(
  'places',
  {
    postcode: text('postcode').primaryKey(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    town: text('town').notNull(),
    county: text('county'),
    street: text('street'),
    /** Its houses are every other number from the first one on. */
    firstHouse: integer('first_house').notNull().default(1),
    houses: integer('houses').notNull().default(0),
    /** Street, town and postcode in small letters, each word with a space before it: what typed words are looked for in. */
    words: text('words'),
  },
  (table) => [
    index('places_words').using('gin', sql`${table.words} gin_trgm_ops`),
    index('places_latitude').on(table.latitude),
  ],
);
