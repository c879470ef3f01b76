import type { DealKind } from '@storefront/api/entities/deal';
import type { StorageZone } from '@storefront/api/entities/desk/pick-list';
import type { Platform } from '@storefront/api/entities/enumerations';
import type { VariantAttribute } from '@storefront/api/entities/item-family';
import type { ItemImages } from '@storefront/api/entities/item-images';
import type { Badge } from '@storefront/api/entities/menu-item';
import type { ItemFact, MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { OptionValue } from '@storefront/api/entities/menu-item-option';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { VatClass } from '../../modules/pricing/vat';
import { id, instant, searchVector } from './columns';

export const categories = pgTable(
  'categories',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The business's code for it in import files; a row that was never imported is identified by its slug. */
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
    /** The business's code for it in import files; a row that was never imported is identified by its slug. */
    code: text('code'),
    /** The number of its barcode, with 14 digits. */
    gtin: text('gtin'),
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
    nutrition: jsonb('nutrition').$type<MenuItemDetails['nutrition']>().notNull(),
    /** What a portion of the nutrition table is: 'Slice, 44g'. */
    portion: text('portion'),
    facts: jsonb('facts').$type<ItemFact[]>().notNull().default([]),
    /** Alcohol by volume in tenths of a per cent; null for what has none. */
    abv: integer('abv'),
    storage: text('storage'),
    weight: text('weight'),
    unitAmount: integer('unit_amount'),
    unitOf: text('unit_of').$type<'g' | 'ml' | 'each'>(),
    /** Of an item sold by weight: the grams of a typical one, whose price is the estimate; null for others. */
    typicalGrams: integer('typical_grams'),
    /** Where stores keep it: chilled and frozen goods are picked last. */
    zone: text('zone').$type<StorageZone>().notNull().default('ambient'),
    hfss: boolean('hfss').notNull(),
    vatClass: text('vat_class').$type<VatClass>().notNull().default('standard'),
    minimumAge: integer('minimum_age'),
    hasOptions: boolean('has_options').notNull(),
    /** The weekdays on which it is available, 0 being Sunday; null means every day. */
    availableDays: integer('available_days').array(),
    /** The first day on which it is available, YYYY-MM-DD; null means any day. */
    availableFrom: text('available_from'),
    /** Further pictures besides the first. */
    morePictures: jsonb('more_pictures').$type<ItemImages[]>().notNull().default([]),
    /** The business's code of the family of sizes, colours or finishes that it belongs to; null for a single item. */
    family: text('family'),
    /** The attributes in which it differs from the others of its family, in the order in which they are chosen. */
    variant: jsonb('variant').$type<VariantAttribute[]>().notNull().default([]),
    position: integer('position').notNull(),
    /** The name in lower case without accents; the vocabulary for typing corrections is built from it. */
    plainName: text('plain_name').notNull(),
    search: searchVector('search').notNull(),
  },
  (table) => [
    unique('items_slug').on(table.businessId, table.slug),
    unique('items_code').on(table.businessId, table.code),
    index('items_category').on(table.categoryId),
    index('items_gtin').on(table.businessId, table.gtin).where(sql`${table.gtin} is not null`),
    index('items_search').using('gin', table.search),
    check('items_zone', sql`${table.zone} in ('ambient', 'chilled', 'frozen')`),
  ],
);

export const itemOptions = pgTable(
  'item_options',
  {
    id: id('id').primaryKey(),
    itemId: id('item_id').notNull(),
    /** The code of its option group, if an import created it. */
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
    /** How many are left; null where the store does not count them. */
    stock: integer('stock'),
    /** When what is left was last counted; null if no count named its time. */
    countedAt: instant('counted_at'),
    /** Where it stands in the store; null where the store has named no place. */
    aisle: text('aisle'),
    bay: text('bay'),
    shelf: text('shelf'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.itemId] }),
    check('store_items_stock', sql`${table.stock} >= 0`),
  ],
);

export interface DealSectionRow {
  id: number;
  name: string;
  itemIds: number[];
  /** How many items of the section to choose; missing or 0 means any number. */
  quantity?: number;
}

export const deals = pgTable(
  'deals',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The business's code for it in import files; a row that was never imported is identified by its slug. */
    code: text('code'),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    text: text('text').notNull(),
    image: text('image'),
    position: integer('position').notNull(),
    /** A deal without a kind, as created before kinds existed, takes nothing off. */
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
    /** Null means every platform. */
    platforms: text('platforms').array().$type<Platform[]>(),
    /** Of placement category: the category, with those below it, whose pages show the banner; null means all. */
    categorySlug: text('category_slug'),
    position: integer('position').notNull(),
    /** Shoppers see it from this moment on, and before that one; null means always. */
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    /** Shoppers do not see a draft. */
    isDraft: boolean('is_draft').notNull().default(false),
  },
  (table) => [unique('banners_slug').on(table.businessId, table.slug)],
);
