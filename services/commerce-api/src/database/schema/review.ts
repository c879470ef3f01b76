import { foreignKey, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

export const orderReviews = pgTable(
  'order_reviews',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    orderId: id('order_id').notNull(),
    /** Null when a guest wrote it. */
    memberId: id('member_id'),
    starRating: integer('star_rating').notNull(),
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'order_reviews_of_member' }),
    unique('order_reviews_once').on(table.orderId),
  ],
);
