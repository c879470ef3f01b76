import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BusinessSettings } from '../business-settings';
import { id } from './columns';

export const businesses = pgTable('businesses', {
  id: id('id').primaryKey(),
  name: text('name').notNull(),
  brand: text('brand').notNull(),
  hosts: text('hosts').array().notNull(),
  settings: jsonb('settings').$type<BusinessSettings>().notNull(),
});

/** The gazetteer: full postcodes and outward codes with their coordinates, and the street of each full postcode. */
export const places = pgTable(
  'places',
  {
    postcode: text('postcode').primaryKey(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    town: text('town').notNull(),
    county: text('county'),
    street: text('street'),
    /** House numbers go up in steps of two from this one. */
    firstHouse: integer('first_house').notNull().default(1),
    houses: integer('houses').notNull().default(0),
    /** Street, town and postcode in lower case, each word preceded by a space; typed words are matched against it. */
    words: text('words'),
  },
  (table) => [
    index('places_words').using('gin', sql`${table.words} gin_trgm_ops`),
    index('places_latitude').on(table.latitude),
    index('places_outcodes').on(table.postcode).where(sql`${table.postcode} !~ ' '`),
  ],
);
