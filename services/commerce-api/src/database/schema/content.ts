import type { ContentPage } from '@storefront/api/entities/content-page';
import type { Destination } from '@storefront/api/entities/destination';
import type { Platform } from '@storefront/api/entities/enumerations';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** The actions of a deep link; a campaign uses one of them too. */
export type DeepLinkTarget = 'open-store' | 'open-category' | 'open-item' | 'open-deal' | 'open-page' | 'find-store';

export const campaigns = pgTable(
  'campaigns',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** Its code in the business's files; null if it was created otherwise. */
    slug: text('slug'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Null means every platform. */
    platforms: text('platforms').array().$type<Platform[]>(),
    target: text('target').$type<DeepLinkTarget>().notNull(),
    /** Null means any store, so the link needs a known store. */
    storeId: id('store_id'),
    categoryId: id('category_id'),
    itemId: id('item_id'),
    dealId: id('deal_id'),
    pageSlug: text('page_slug'),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [
    index('campaigns_business').on(table.businessId),
    unique('campaigns_slug').on(table.businessId, table.slug),
  ],
);

/** Pages that editors wrote, such as privacy, terms and accessibility. */
export const contentPages = pgTable(
  'content_pages',
  {
    businessId: id('business_id').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind').$type<ContentPage['kind']>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    sections: jsonb('sections').$type<ContentPage['sections']>().notNull(),
    updatedOn: text('updated_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.slug] })],
);

/** Pages that moved, by their old slug. */
export const contentRedirects = pgTable(
  'content_redirects',
  {
    businessId: id('business_id').notNull(),
    slug: text('slug').notNull(),
    to: jsonb('to').$type<Destination>().notNull(),
    permanent: boolean('permanent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.slug] })],
);

export type BannerEvent = 'impression' | 'click';

/** Digests of the visitors counted today; deleted after two days. */
export const bannerVisits = pgTable(
  'banner_visits',
  {
    bannerId: id('banner_id').notNull(),
    event: text('event').$type<BannerEvent>().notNull(),
    day: text('day').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bannerId, table.event, table.day, table.visitor] }),
    index('banner_visits_day').on(table.day),
  ],
);

export const bannerTallies = pgTable(
  'banner_tallies',
  {
    bannerId: id('banner_id').notNull(),
    event: text('event').$type<BannerEvent>().notNull(),
    day: text('day').notNull(),
    platform: text('platform').$type<Platform>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.event, table.day, table.platform] })],
);
