import type { ImportCount } from '@storefront/api/entities/import-report';
import { checkRemovedCategories } from './check-shelves';
import { type CouponsPlan, planCoupons } from './deals/plan-coupons';
import { type DealsPlan, planDeals } from './deals/plan-deals';
import { type ItemsPlan, planItems } from './items/plan-items';
import { nameRows } from './named-rows';
import { type BannersPlan, planBanners } from './plan-banners';
import { type CategoriesPlan, planCategories } from './plan-categories';
import type { PlanContext } from './plan-context';
import { planStaff, type StaffPlan } from './plan-staff';
import { readShop } from './shop';
import { type ListingsPlan, planListings } from './stores/plan-listings';
import { planSlots, type SlotsPlan } from './stores/plan-slots';
import { planStores, type StoresPlan } from './stores/plan-stores';
import { planZones, type ZonesPlan } from './stores/plan-zones';

/** Everything that an import will write, computed before the first write. */
export interface ImportPlan {
  businessId: number;
  stores: StoresPlan;
  categories: CategoriesPlan;
  items: ItemsPlan;
  listings: ListingsPlan;
  deals: DealsPlan;
  coupons: CouponsPlan;
  banners: BannersPlan;
  zones: ZonesPlan;
  slots: SlotsPlan;
  staff: StaffPlan;
  counts: ImportCount[];
  /** False when the shop already matches the files: then nothing is written. */
  writes: boolean;
}

export type PlanInput = Pick<
  PlanContext,
  'db' | 'business' | 'files' | 'removeMissing' | 'allowDelisting' | 'problems' | 'warnings' | 'step' | 'newId'
>;

/** Compares the files with the shop. Conflicts become problems; the plan is valid only if there are none. */
export async function planImport(given: PlanInput): Promise<ImportPlan> {
  const { db, business, files, newId } = given;
  const shop = await readShop(db, business.id);
  const context: PlanContext = {
    ...given,
    shop,
    stores: nameRows('store', files.stores, shop.stores, () => newId('stores')),
    categories: nameRows('category', files.categories, shop.categories, () => newId('categories')),
    items: nameRows('item', files.items, shop.items, () => newId('items')),
    deals: nameRows('deal', files.deals, shop.deals, () => newId('deals')),
    banners: nameRows('banner', files.banners, shop.banners, () => newId('banners')),
    coupons: nameRows('coupon', files.coupons, shop.coupons, () => newId('coupons')),
  };
  const stores = await planStores(context);
  const categories = await planCategories(context);
  const items = await planItems(context);
  const listings = await planListings(context, stores.listed, items.tally);
  checkRemovedCategories(context, categories, listings.listed, items.shelves);
  const deals = await planDeals(context);
  const coupons = planCoupons(context);
  const banners = planBanners(context, categories.kept);
  const zones = planZones(context, stores);
  const slots = planSlots(context, stores.listed, zones.codes);
  const staff = planStaff(context);
  for (const storeId of stores.renew) slots.renew.add(storeId);
  const tallies = [
    stores.tally,
    categories.tally,
    items.tally,
    items.options.tally,
    listings.tally,
    deals.tally,
    coupons.tally,
    banners.tally,
    zones.tally,
    slots.tally,
    staff.tally,
  ];
  return {
    businessId: business.id,
    stores,
    categories,
    items,
    listings,
    deals,
    coupons,
    banners,
    zones,
    slots,
    staff,
    counts: tallies.map((tally) => tally.toCount()),
    writes: tallies.some((tally) => tally.writes),
  };
}
