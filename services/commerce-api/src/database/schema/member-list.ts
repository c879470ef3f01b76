import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** A member's lists of items. The favourites are one of them, made with the first one. */
export const memberLists = pgTable(
  'member_lists',
  {
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull(),
    businessId: id('business_id').notNull(),
    name: text('name').notNull(),
    isFavourites: boolean('is_favourites').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'member_lists_of_member' }),
    index('member_lists_member').on(table.memberId),
    uniqueIndex('member_lists_favourites').on(table.memberId).where(sql`${table.isFavourites}`),
  ],
);

export const memberListItems = pgTable(
  'member_list_items',
  {
    listId: id('list_id').notNull(),
    itemId: id('item_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.itemId] })],
);
