import type { DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import type { ReplyOf } from '@storefront/api/operation-types';
import { asc, eq, inArray, sum } from 'drizzle-orm';
import { banners, categories } from '../../../database/schema/catalogue';
import { bannerTallies } from '../../../database/schema/content';
import type { ServiceContext } from '../../../service-context';
import { localMinute } from '../../../time/local-minute';
import type { Business } from '../../businesses/businesses.repository';
import { isHeldBack } from '../../content/banners.repository';
import { type BannerRow, bannerValues } from './banner-values';
import { contentState } from './content-state';

/** Banners as the staff see them, with how they did on all days. */
export async function bannerViews(
  context: ServiceContext,
  business: Business,
  rows: readonly BannerRow[],
  now: Date,
): Promise<DeskBanner[]> {
  const { bannerId, event, count } = bannerTallies;
  const tallies = await context.db
    .select({ bannerId, event, count: sum(count).mapWith(Number) })
    .from(bannerTallies)
    .where(
      inArray(
        bannerId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(bannerId, event);
  const counted = new Map(tallies.map((tally) => [`${tally.bannerId} ${tally.event}`, tally.count]));
  return Promise.all(
    rows.map(async (row) => {
      const state = contentState({ from: row.validFrom, until: row.validUntil, isDraft: row.isDraft }, now);
      return {
        bannerId: row.id,
        slug: row.slug,
        values: bannerValues(row, business.settings.timeZone),
        state,
        isHeldBack: state === 'live' && (await isHeldBack(context, business, row)),
        impressions: counted.get(`${row.id} impression`) ?? 0,
        clicks: counted.get(`${row.id} click`) ?? 0,
      };
    }),
  );
}

/** The banners of a business, placement by placement in the order in which the shop shows them. */
export async function listBanners(
  context: ServiceContext,
  business: Business,
  now: Date,
): Promise<ReplyOf<'POST /desk/banners'>> {
  const { db } = context;
  const rows = await db
    .select()
    .from(banners)
    .where(eq(banners.businessId, business.id))
    .orderBy(asc(banners.placement), asc(banners.position), asc(banners.id));
  const { slug, name } = categories;
  return {
    banners: await bannerViews(context, business, rows, now),
    now: localMinute(now, business.settings.timeZone),
    categories: await db
      .select({ slug, name })
      .from(categories)
      .where(eq(categories.businessId, business.id))
      .orderBy(asc(name)),
  };
}
