import { doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
export const orderNumbers = pgTable('order_numbers', {
  businessId: id('business_id').primaryKey(),
  next: id('next').notNull(),
});

/** The gazetteer: whole postcodes and outward codes, and where they are. */
export const places = pgTable('places', {
  postcode: text('postcode').primaryKey(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  town: text('town').notNull(),
});
