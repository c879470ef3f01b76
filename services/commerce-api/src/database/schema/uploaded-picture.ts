import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Pictures that staff have uploaded for banners and deals. Their files are in the file store. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    /** A digest of the business and the file, so that the same file is one picture: 'desk-1f0c…'. */
    name: text('name').primaryKey(),
    businessId: id('business_id').notNull(),
    /** Under which it is found. */
    title: text('title').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('uploaded_pictures_business').on(table.businessId)],
);
