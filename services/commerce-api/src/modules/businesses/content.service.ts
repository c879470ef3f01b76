import { RESERVATION_MINUTES } from '@storefront/api/constants';
import type { Banner } from '@storefront/api/entities/banner';
import type { BusinessProfile } from '@storefront/api/entities/business-profile';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { WhiteLabelSettings } from '@storefront/api/entities/white-label-settings';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, asc, eq, sql } from 'drizzle-orm';
import { banners, items, storeItems } from '../../database/schema/catalogue';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { categoryIndex } from '../catalogue/category-index';
import { dealIndex, dealView } from '../catalogue/deals.repository';
import { menuItem } from '../catalogue/item-view';
import { findItems } from '../catalogue/items.repository';
import { businessVersion, categorySummary, readCatalogue } from '../catalogue/store-catalogue';
import type { Business } from './businesses.repository';

const POPULAR = 12;

export function whiteLabelSettings(
  { gateways }: Pick<ServiceContext, 'gateways'>,
  { id, subBusinessId, name, brand, hosts, settings }: Business,
): WhiteLabelSettings {
  const {
    strapline,
    logo,
    errorImage,
    locale,
    country,
    currency,
    theme,
    copy,
    features,
    postcodeRules,
    paymentMethods,
    mapTiles = null,
  } = settings;
  return {
    businessId: id,
    ...(subBusinessId !== undefined && { subBusinessId }),
    name,
    brand,
    hosts,
    strapline,
    logo,
    errorImage,
    locale,
    country,
    currency,
    theme,
    copy,
    features,
    postcodeRules,
    mapTiles,
    paymentMethods,
    paymentOrigins: paymentMethods.includes('card') ? [...(gateways.checkoutcom(id)?.browserOrigins ?? [])] : [],
  };
}

export function businessProfile({ id, name, settings }: Business): BusinessProfile {
  const { country, currency, locale, timeZone, postcodeRules, countries, paymentMethods, features } = settings;
  return {
    businessId: id,
    name,
    country,
    currency,
    locale,
    timeZone,
    postcodeRules,
    countries,
    fulfilment: ['delivery', 'collection'],
    paymentMethods,
    features,
    limits: {
      itemLimit: settings.itemLimit,
      basketLimit: settings.basketLimit,
      reservationMinutes: RESERVATION_MINUTES,
    },
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    contactSubjects: settings.contactSubjects ?? [],
    retailMembership: settings.retailMembership ?? null,
  };
}

export async function bannersOf(
  { db }: ServiceContext,
  business: Business,
  { placement, bannerSlug }: BodyOf<'POST /banners/get'>,
): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.businessId, business.id),
        placement && eq(banners.placement, placement),
        bannerSlug ? eq(banners.slug, bannerSlug) : undefined,
      ),
    )
    .orderBy(asc(banners.position));
  if (bannerSlug && rows.length === 0) throw refuse('banner_not_found', 'Unable to find banner');
  return rows.map(({ id, slug, title, text, image, link, placement: place }) => ({
    bannerId: id,
    slug,
    title,
    text,
    image,
    link,
    placement: place,
  }));
}

/** The home page: of the business, and with a store what that store has to offer. */
export async function homeContent(
  context: ServiceContext,
  business: Business,
  storeId: number | undefined,
): Promise<HomeContent> {
  const common = { ...business.settings.home, banners: await bannersOf(context, business, { placement: 'home' }) };
  if (storeId === undefined) {
    const version = await businessVersion(context, business.id);
    const [{ roots }, deals] = await Promise.all([
      categoryIndex(context, business.id, version),
      dealIndex(context, business.id, version),
    ]);
    const aisles = roots.map(({ id, slug, name, image }) => ({ id, slug, name, image, itemCount: 0 }));
    return { ...common, aisles, deals: deals.all.map(dealView), popular: [] };
  }
  return readCatalogue(context, business, storeId, 'home', async (catalogue) => {
    const order = sql`(${storeItems.wasPrice} is not null) desc, (${items.badge} is not null) desc, ${items.position}`;
    const found = await findItems(context.db, { storeId, where: sql`${storeItems.inStock}`, order, limit: POPULAR });
    return {
      ...common,
      aisles: catalogue.categories.roots
        .map((root) => categorySummary(catalogue, root))
        .filter(({ itemCount }) => itemCount > 0),
      deals: catalogue.deals.all.map(dealView),
      popular: found.items.map((item) => menuItem(item, catalogue)),
    };
  });
}
