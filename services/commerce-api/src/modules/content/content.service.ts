import { RAIL_ITEMS_MAX, RESERVATION_MINUTES } from '@storefront/api/constants';
import type { BusinessProfile } from '@storefront/api/entities/business-profile';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { WhiteLabelSettings } from '@storefront/api/entities/white-label-settings';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { tipRulesOf } from '../businesses/tip-rules';
import { categoryIndex } from '../catalogue/category-index';
import { dealIndex, dealView } from '../catalogue/deals.repository';
import { isReduced } from '../catalogue/items/filter-items';
import { menuItem } from '../catalogue/items/item-view';
import type { ShelfItem } from '../catalogue/items/items.repository';
import { isPromotable } from '../catalogue/items/promotable';
import { bySales, promotableDeals, promotedRow } from '../catalogue/items/recommended-order';
import { categorySummary, readCatalogue, type StoreCatalogue } from '../catalogue/store-catalogue';
import { businessVersion } from '../catalogue/store-versions';
import { bannersOf } from './banners.repository';
import { openShopStore } from './open-shop';
import { paymentOrigins } from './payment-origins';
import { pictureForScale } from './picture-for-scale';

/** @param screenScale physical pixels per CSS pixel, which decides the width of the error picture */
export async function whiteLabelSettings(
  context: ServiceContext,
  { id, subBusinessId, name, brand, hosts, settings }: Business,
  screenScale?: number,
): Promise<WhiteLabelSettings> {
  const { gateways, captcha, sms, providers } = context;
  const {
    strapline,
    logo,
    errorImage,
    icon = null,
    locale,
    country,
    currency,
    theme,
    copy,
    features,
    postcodeRules,
    paymentMethods,
    mapTiles = null,
    mapStyle,
  } = settings;
  const tips = tipRulesOf(settings);
  const openShop = await openShopStore(context, { id, settings });
  const cards = paymentMethods.includes('card') ? gateways.forCards(id) : undefined;
  const check = features.couponCaptcha ? captcha.of(id) : undefined;
  return {
    businessId: id,
    ...(subBusinessId !== undefined && { subBusinessId }),
    name,
    brand,
    hosts,
    strapline,
    logo,
    errorImage: screenScale && errorImage ? pictureForScale(errorImage, screenScale) : errorImage,
    icon,
    locale,
    country,
    currency,
    theme,
    copy,
    features,
    postcodeRules,
    mapTiles,
    ...(mapStyle && { mapStyle }),
    ...(openShop && { openShop }),
    ...(tips && { tips }),
    ...(check && { captcha: { siteKey: check.siteKey, scriptUrl: check.scriptUrl } }),
    logInProviders: [...providers(id).keys()],
    oneTimeCodes: sms(id) ? ['email', 'sms'] : ['email'],
    paymentMethods,
    paymentOrigins: paymentOrigins(gateways, id, paymentMethods),
    ...(cards?.hostedPage && { paymentPageOrigins: [new URL(cards.hostedPage.url).origin] }),
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

/** The featured items of a home page: reduced items first, then what the store sells most of. */
function popularItems({ business, shelf }: StoreCatalogue): ShelfItem[] {
  const found = shelf.items
    .filter((item) => item.inStock && isPromotable(business, item.facts))
    .sort((a, b) => Number(isReduced(b)) - Number(isReduced(a)) || bySales(a, b));
  return promotedRow(business, found).slice(0, RAIL_ITEMS_MAX);
}

/** The home page of a business, or of one of its stores. */
export async function homeContent(
  context: ServiceContext,
  business: Business,
  storeId: number | undefined,
): Promise<HomeContent> {
  const { home } = business.settings;
  const banners = await bannersOf(context, business, { platform: 'web', placement: 'home', storeId });
  if (storeId === undefined) {
    const version = await businessVersion(context, business.id);
    const [{ roots }, { deals }] = await Promise.all([
      categoryIndex(context, business.id, version),
      dealIndex(context, business.id, version, context.clock.now()),
    ]);
    const aisles = roots.map(({ id, slug, name, image }) => ({ id, slug, name, image, itemCount: 0 }));
    return { ...home, banners, aisles, deals: promotableDeals(business, deals).map(dealView), popular: [] };
  }
  return readCatalogue(context, business, { storeId }, 'home', (catalogue) => ({
    ...home,
    banners,
    aisles: catalogue.categories.roots
      .map((root) => categorySummary(catalogue, root))
      .filter(({ itemCount }) => itemCount > 0),
    deals: promotableDeals(business, catalogue.deals).map(dealView),
    popular: popularItems(catalogue).map((item) => menuItem(item, catalogue)),
  }));
}
