import type { DealKind } from '@storefront/api/entities/deal';
import type { Badge, ItemImages } from '@storefront/api/entities/menu-item';
import type { OptionValue } from '@storefront/api/entities/menu-item-option';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, searchVector } from './columns';

export const categories = pgTable(
  'categories',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The business's own name for it, as its import files call it; rows that no import has named go by their slug. */
    code: text('code'),
    parentId: id('parent_id'),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    image: text('image'),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('categories_slug').on(table.businessId, table.slug),
    unique('categories_code').on(table.businessId, table.code),
  ],
);

export const items = pgTable(
  'items',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The business's own name for it, as its import files call it; rows that no import has named go by their slug. */
    code: text('code'),
    categoryId: id('category_id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    brand: text('brand'),
    description: text('description').notNull(),
    badge: jsonb('badge').$type<Badge>(),
    tags: text('tags').array().notNull(),
    images: jsonb('images').$type<ItemImages>().notNull(),
    categoryImage: text('category_image'),
    ingredients: text('ingredients'),
    allergens: text('allergens').array().notNull(),
    nutrition: jsonb('nutrition').$type<{ name: string; per100: string }[]>().notNull(),
    storage: text('storage'),
    weight: text('weight'),
    unitAmount: integer('unit_amount'),
    unitOf: text('unit_of').$type<'g' | 'ml' | 'each'>(),
    hfss: boolean('hfss').notNull(),
    minimumAge: integer('minimum_age'),
    hasOptions: boolean('has_options').notNull(),
    /** The days of the week on which it can come, from 0, Sunday; null is every day. */
    availableDays: integer('available_days').array(),
    /** The first day on which it can come, YYYY-MM-DD; null is any. */
    availableFrom: text('available_from'),
    /** Pictures beside the first one. */
    morePictures: jsonb('more_pictures').$type<ItemImages[]>().notNull().default([]),
    position: integer('position').notNull(),
    /** The name without accents, in lower case: the words that slips of typing are compared with are made of it. */
    plainName: text('plain_name').notNull(),
    search: searchVector('search').notNull(),
  },
  (table) => [
    unique('items_slug').on(table.businessId, table.slug),
    unique('items_code').on(table.businessId, table.code),
    index('items_category').on(table.categoryId),
    index('items_search').using('gin', table.search),
  ],
);

export const itemOptions = pgTable(
  'item_options',
  {
    id: id('id').primaryKey(),
    itemId: id('item_id').notNull(),
    /** The code of its option group, when an import brought it. */
    code: text('code'),
    name: text('name').notNull(),
    placeholder: text('placeholder'),
    maximumSelected: integer('maximum_selected').notNull(),
    minimumSelected: integer('minimum_selected').notNull(),
    displayAsGrid: boolean('display_as_grid').notNull(),
    mutuallyExclusive: boolean('mutually_exclusive').notNull(),
    dependentOn: id('dependent_on'),
    extraCostInstancesThreshold: integer('extra_cost_instances_threshold').notNull(),
    values: jsonb('values').$type<OptionValue[]>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('item_options_item').on(table.itemId), unique('item_options_code').on(table.itemId, table.code)],
);

export const storeItems = pgTable(
  'store_items',
  {
    storeId: id('store_id').notNull(),
    itemId: id('item_id').notNull(),
    price: integer('price').notNull(),
    wasPrice: integer('was_price'),
    inStock: boolean('in_stock').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.itemId] })],
);

export interface DealSectionRow {
  id: number;
  name: string;
  itemIds: number[];
  /** How many are to be chosen of it; missing or nought is any number. */
  quantity?: number;
}

export const deals = pgTable(
  'deals',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The business's own name for it, as its import files call it; rows that no import has named go by their slug. */
    code: text('code'),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    text: text('text').notNull(),
    image: text('image'),
    position: integer('position').notNull(),
    /** One that says nothing of what it gives, as those from before there were kinds, takes nothing off. */
    kind: text('kind').$type<DealKind>().notNull().default('fixed'),
    price: integer('price'),
    quantity: integer('quantity'),
    percent: integer('percent'),
    amount: integer('amount'),
    minimumSpend: integer('minimum_spend'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    sections: jsonb('sections').$type<DealSectionRow[]>().notNull(),
  },
  (table) => [
    unique('deals_slug').on(table.businessId, table.slug),
    unique('deals_code').on(table.businessId, table.code),
  ],
);

export const banners = pgTable(
  'banners',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    image: text('image'),
    link: text('link'),
    placement: text('placement').$type<'home' | 'category' | 'search' | 'basket'>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('banners_slug').on(table.businessId, table.slug)],
);
