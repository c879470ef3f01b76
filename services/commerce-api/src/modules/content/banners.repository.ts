import type { Banner } from '@storefront/api/entities/banner';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, arrayContains, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { banners, items } from '../../database/schema/catalogue';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { categoryIndex } from '../catalogue/category-index';
import { dealIndex } from '../catalogue/deals.repository';
import { isPromotable } from '../catalogue/items/promotable';
import { businessVersion } from '../catalogue/store-versions';
import { storeOf } from '../stores/stores.repository';

type BannerRow = typeof banners.$inferSelect;

/** The last segment of a link's path: an item, a deal or a category. */
function targetOf(link: string | null) {
  // The query and the fragment (a campaign, a position in the page) do not change the page.
  const [path = ''] = (link ?? '').split(/[?#]/);
  const [, kind, slug] = /\/(menuItem|deal|category)\/([\w-]+)\/?$/.exec(path) ?? [];
  return kind && slug ? { kind, slug } : undefined;
}

/**
 * Whether a banner must be left out: its deal is over or has not begun, or it links to something that must not be
 * promoted, namely an item, a deal, or a category with nothing else.
 */
export async function isHeldBack(
  context: ServiceContext,
  business: Business,
  { link }: Pick<BannerRow, 'link'>,
): Promise<boolean> {
  const target = targetOf(link);
  if (!target) return false;
  const { kind, slug } = target;
  const mayPromoteHfss = isPromotable(business, { hfss: true });
  const version = await businessVersion(context, business.id);
  if (kind === 'deal') {
    const { deals } = await dealIndex(context, business.id, version, context.clock.now());
    const deal = deals.all.find((one) => one.slug === slug);
    return !deal || (!mayPromoteHfss && deals.withHfss.has(deal.id));
  }
  if (mayPromoteHfss) return false;
  const { bySlug, idsBelow } = await categoryIndex(context, business.id, version);
  const category = bySlug.get(slug);
  const isMeant = kind === 'menuItem' ? eq(items.slug, slug) : inArray(items.categoryId, idsBelow(category?.id ?? 0));
  const meant = await context.db
    .selectDistinct({ hfss: items.hfss })
    .from(items)
    .where(and(eq(items.businessId, business.id), isMeant));
  return meant.length > 0 && meant.every(({ hfss }) => hfss);
}

/** The slugs of a category and of those above it; empty for an unknown one. */
async function categoryPath(context: ServiceContext, business: Business, slug: string): Promise<string[]> {
  const version = await businessVersion(context, business.id);
  const { bySlug, parentsOf } = await categoryIndex(context, business.id, version);
  const category = bySlug.get(slug);
  return category ? [slug, ...parentsOf(category.id).map((parent) => parent.slug)] : [];
}

/** Whether shoppers see a banner at a moment: the start is inclusive, the end exclusive. */
const isShownAt = (moment: Date) =>
  and(
    eq(banners.isDraft, false),
    or(isNull(banners.validFrom), lte(banners.validFrom, moment)),
    or(isNull(banners.validUntil), gt(banners.validUntil, moment)),
  );

/**
 * The banners of a placement that shoppers see now, or one banner by its slug; a store must belong to the business.
 * @throws banner_not_found, store_not_found
 */
export async function bannersOf(
  context: ServiceContext,
  business: Business,
  { platform, placement, bannerSlug, storeId, categorySlug }: BodyOf<'POST /banners/get'>,
): Promise<Banner[]> {
  if (storeId !== undefined) await storeOf(context, business.id, storeId);
  const rows = await context.db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.businessId, business.id),
        isShownAt(context.clock.now()),
        placement && eq(banners.placement, placement),
        platform && or(isNull(banners.platforms), arrayContains(banners.platforms, [platform])),
        bannerSlug ? eq(banners.slug, bannerSlug) : undefined,
      ),
    )
    .orderBy(asc(banners.position));
  if (bannerSlug && rows.length === 0) throw refuse('banner_not_found', 'Unable to find banner');
  const held = bannerSlug ? [] : await Promise.all(rows.map((row) => isHeldBack(context, business, row)));
  const path = categorySlug === undefined ? undefined : await categoryPath(context, business, categorySlug);
  return rows
    .filter((row, at) => !held[at] && (!path || row.categorySlug === null || path.includes(row.categorySlug)))
    .map(({ id, slug, title, text, image, link, categorySlug: about, placement: place }) => ({
      bannerId: id,
      slug,
      title,
      text,
      image,
      link,
      categorySlug: about,
      placement: place,
    }));
}
