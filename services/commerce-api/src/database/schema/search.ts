import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** The words of a business's names: what a slip of typing is compared with. */
export const searchWords = pgTable(
  'search_words',
  {
    businessId: id('business_id').notNull(),
    word: text('word').notNull(),
    /** How many names hold it: of two words that are as near, the more common one was meant. */
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.word] }),
    index('search_words_likeness').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** What was searched for with success, each term once for a visitor and a day. */
export const searchTerms = pgTable(
  'search_terms',
  {
    storeId: id('store_id').notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.term] })],
);

/** Who was counted already today, as a digest; forgotten after two days. */
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
