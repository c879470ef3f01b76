import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** The vocabulary of a business's names, for typing corrections. */
export const searchWords = pgTable(
  'search_words',
  {
    businessId: id('business_id').notNull(),
    word: text('word').notNull(),
    /** How many names contain the word: of two equally similar words the more common one wins. */
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.word] }),
    index('search_words_likeness').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** Words that shoppers use for what a business sells, in the order of its file. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    businessId: id('business_id').notNull(),
    position: integer('position').notNull(),
    terms: text('terms').array().notNull(),
    means: text('means').array().notNull(),
    /** Slugs of categories. */
    categories: text('categories').array().notNull(),
    offers: boolean('offers').notNull(),
    /** Whether the terms name what the business does not sell. */
    notSold: boolean('not_sold').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.position] })],
);

/** How many of an item each store sold lately; listings and equally good search results are ordered by it. */
export const itemSales = pgTable(
  'item_sales',
  {
    storeId: id('store_id').notNull(),
    itemId: id('item_id').notNull(),
    sold: integer('sold').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.itemId] })],
);

/** Successful search terms, counted once per visitor and day. */
export const searchTerms = pgTable(
  'search_terms',
  {
    storeId: id('store_id').notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.term] })],
);

/** Digests of the visitors counted today; deleted after two days. */
export const searchTermVisits = pgTable(
  'search_term_visits',
  {
    storeId: id('store_id').notNull(),
    term: text('term').notNull(),
    day: text('day').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.term, table.day, table.visitor] }),
    index('search_term_visits_day').on(table.day),
  ],
);
