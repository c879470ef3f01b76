import { lathmere } from './businesses/lathmere';
import { pipwell } from './businesses/pipwell';
import { type CampaignPlan, campaignRows } from './campaigns/campaign-rows';
import { groceryCampaigns, retailCampaigns } from './campaigns/campaigns';
import type { Catalogue } from './content/catalogue';
import { type CouponPlan, couponRows } from './content/coupon';
import { type DemoIds, demoIds } from './content/ids';
import { type BannerPlan, bannerRows, type DealPlan, dealRows } from './content/promotion';
import { grocerySearchTerms, retailSearchTerms, searchTermRows } from './content/search-terms';
import { type SynonymPlan, synonymRows } from './content/synonym';
import type { DemoBusiness, DemoData, DemoPlace } from './demo-data.types';
import { byWeight } from './grocery/by-weight';
import { groceryCoupons } from './grocery/coupons';
import { groceryCatalogue } from './grocery/grocery-catalogue';
import { groceryBanners, groceryDeals } from './grocery/promotions';
import { grocerySynonyms } from './grocery/synonyms';
import { lathmerePages, lathmereRedirects } from './pages/lathmere-pages';
import { type PagePlan, pageRows, type RedirectPlan, redirectRows } from './pages/page-plan';
import { pipwellPages, pipwellRedirects } from './pages/pipwell-pages';
import { groceryMembers } from './people/grocery-members';
import type { MemberPlan } from './people/member-plan';
import { memberRows } from './people/member-rows';
import { retailMembers } from './people/retail-members';
import { fullPostcodes, outcodes } from './places/gazetteer';
import { withStreet } from './places/streets';
import { retailCoupons } from './retail/coupons';
import { retailBanners, retailDeals } from './retail/promotions';
import { retailCatalogue } from './retail/retail-catalogue';
import { retailSynonyms } from './retail/synonyms';
import { groceryStores } from './stores/grocery-stores';
import { retailStores } from './stores/retail-stores';
import { slotTemplatesOf } from './stores/slot-templates';
import { storeItemsOf } from './stores/store-items';
import type { StorePlan } from './stores/store-plan';
import { deliveryAreasOf, deliveryZonesOf, storeRow } from './stores/store-rows';

const POSTCODES_WHERE_STORES_DELIVER = 50;
const POSTCODES_ELSEWHERE = 20;

type Plan = {
  readonly business: DemoBusiness;
  readonly firstStoreId: number;
  readonly stores: readonly StorePlan[];
  readonly catalogue: (businessId: number, ids: DemoIds, now: Date) => Catalogue;
  readonly deals: readonly DealPlan[];
  readonly coupons: readonly CouponPlan[];
  readonly banners: readonly BannerPlan[];
  readonly searchTerms: readonly string[];
  readonly synonyms: readonly SynonymPlan[];
  readonly campaigns: readonly CampaignPlan[];
  readonly pages: readonly PagePlan[];
  readonly redirects: RedirectPlan;
  readonly members: readonly MemberPlan[];
};

const PLANS: readonly Plan[] = [
  {
    business: pipwell,
    firstStoreId: 101,
    stores: groceryStores,
    catalogue: groceryCatalogue,
    deals: groceryDeals,
    coupons: groceryCoupons,
    banners: groceryBanners,
    searchTerms: grocerySearchTerms,
    synonyms: grocerySynonyms,
    campaigns: groceryCampaigns,
    pages: pipwellPages,
    redirects: pipwellRedirects,
    members: groceryMembers,
  },
  {
    business: lathmere,
    firstStoreId: 201,
    stores: retailStores,
    catalogue: retailCatalogue,
    deals: retailDeals,
    coupons: retailCoupons,
    banners: retailBanners,
    searchTerms: retailSearchTerms,
    synonyms: retailSynonyms,
    campaigns: retailCampaigns,
    pages: lathmerePages,
    redirects: lathmereRedirects,
    members: retailMembers,
  },
];

/**
 * Invented streets for every outward code, most where stores deliver; they include the addresses of members and stores.
 */
function gazetteer(): DemoPlace[] {
  const known = outcodes();
  const used = new Map([
    ...PLANS.flatMap((plan) =>
      plan.members.flatMap((member) => member.addresses.map((address) => [address[4], address[0]] as const)),
    ),
    // A postcode is one street: a member who shares a store's postcode lives on the store's street.
    ...PLANS.flatMap((plan) => plan.stores.map(({ postcode, line1 }) => [postcode, line1] as const)),
  ]);
  const districts = new Set([
    ...[...used.keys()].map((postcode) => postcode.split(' ')[0]),
    ...PLANS.flatMap((plan) => plan.stores.flatMap(({ delivers }) => delivers.map((area) => area.split(' ')[0]))),
  ]);
  return [
    ...known,
    ...known.flatMap((place) =>
      fullPostcodes(
        place,
        districts.has(place.postcode) ? POSTCODES_WHERE_STORES_DELIVER : POSTCODES_ELSEWHERE,
        [...used.keys()].filter((postcode) => postcode.startsWith(`${place.postcode} `)),
      ).map((one) => withStreet(one, used.get(one.postcode))),
    ),
  ];
}

function businessData(plan: Plan, now: Date, ids: DemoIds): Omit<DemoData, 'gazetteer'> {
  const { business } = plan;
  const catalogue = plan.catalogue(business.id, ids, now);
  const stores = plan.stores.map((store, index) => storeRow(store, business.id, plan.firstStoreId + index));
  const withIds = plan.stores.map((store, index) => ({ store, id: plan.firstStoreId + index }));
  const items = catalogue.items.map(({ item }) => byWeight(item));
  const deals = dealRows(plan.deals, business.id, catalogue.categories, catalogue.items, now, ids);
  const slotTemplates = withIds.flatMap(({ store, id }) => slotTemplatesOf(store, id, ids));
  const itemIds = new Map(catalogue.items.map(({ item }) => [item.slug, item.id]));
  return {
    businesses: [business],
    stores,
    deliveryAreas: withIds.flatMap(({ store, id }) => deliveryAreasOf(store, id)),
    categories: catalogue.categories,
    items,
    options: catalogue.options,
    storeItems: stores.flatMap((store) => storeItemsOf(store, catalogue.items)),
    deals,
    coupons: couponRows(plan.coupons, business.id, ids),
    searchTerms: searchTermRows(plan.searchTerms, stores),
    synonyms: synonymRows(plan.synonyms, business.id),
    banners: bannerRows(plan.banners, business.id, ids),
    campaigns: campaignRows(
      plan.campaigns,
      business.id,
      { stores, categories: catalogue.categories, items, deals },
      now,
      ids,
    ),
    pages: pageRows(plan.pages, business.id),
    redirects: redirectRows(plan.redirects, business.id),
    deliveryZones: withIds.flatMap(({ store, id }) => deliveryZonesOf(store, id, ids)),
    slotTemplates,
    members: memberRows(plan.members, business.id, now, { stores, slotTemplates, itemIds }, ids),
  };
}

/** All demonstration data as rows. The same `now` gives the same rows; only the members' orders depend on it. */
export function demoData(now: Date): DemoData {
  const ids = demoIds();
  const parts = PLANS.map((plan) => businessData(plan, now, ids));
  return {
    businesses: parts.flatMap((part) => part.businesses),
    stores: parts.flatMap((part) => part.stores),
    deliveryAreas: parts.flatMap((part) => part.deliveryAreas),
    gazetteer: gazetteer(),
    categories: parts.flatMap((part) => part.categories),
    items: parts.flatMap((part) => part.items),
    options: parts.flatMap((part) => part.options),
    storeItems: parts.flatMap((part) => part.storeItems),
    deals: parts.flatMap((part) => part.deals),
    coupons: parts.flatMap((part) => part.coupons),
    searchTerms: parts.flatMap((part) => part.searchTerms),
    synonyms: parts.flatMap((part) => part.synonyms),
    banners: parts.flatMap((part) => part.banners),
    campaigns: parts.flatMap((part) => part.campaigns),
    pages: parts.flatMap((part) => part.pages),
    redirects: parts.flatMap((part) => part.redirects),
    deliveryZones: parts.flatMap((part) => part.deliveryZones),
    slotTemplates: parts.flatMap((part) => part.slotTemplates),
    members: parts.flatMap((part) => part.members),
  };
}
