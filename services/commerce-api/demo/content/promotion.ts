import { shopZone } from '@storefront/dates/shop-zone';
import { instantOf } from '@storefront/dates/zone';
import { addDays, localDay } from '../../src/local-day';
import type { DemoBanner, DemoCategory, DemoDeal } from '../demo-data.types';
import type { PricedItem } from './catalogue';
import type { DemoIds } from './ids';
import { tileUrl } from './picture-url';
import { slugOf } from './slug';

/** A deal's offer; money in pence. */
type DealGift =
  | { readonly kind: 'multi_buy'; readonly quantity: number; readonly price: number | null }
  | { readonly kind: 'bundle'; readonly price: number }
  | { readonly kind: 'percentage'; readonly percent: number; readonly quantity?: number }
  | { readonly kind: 'fixed'; readonly amount: number; readonly minimumSpend?: number };

/** A deal over categories: each section names the categories of its items and how many to choose. */
export type DealPlan = {
  readonly name: string;
  readonly description: string;
  readonly text: string;
  readonly motif: string;
  readonly gives: DealGift;
  /** Days from now for start and end; without them the deal is permanent. */
  readonly days?: readonly [from: number, until: number];
  readonly sections: readonly {
    readonly name: string;
    readonly from: readonly string[];
    /** The highest and the lowest price of its items, in pence. */
    readonly under?: number;
    readonly over?: number;
    readonly matching?: RegExp;
    readonly choose?: number;
  }[];
};

export function dealRows(
  plans: readonly DealPlan[],
  businessId: number,
  categories: readonly DemoCategory[],
  items: readonly PricedItem[],
  now: Date,
  ids: DemoIds,
): DemoDeal[] {
  const midnight = (days: number) => instantOf(addDays(localDay(now, shopZone), days), '00:00');
  return plans.map((plan, position) => ({
    id: ids.deal(),
    businessId,
    slug: slugOf(plan.name),
    name: plan.name,
    description: plan.description,
    text: plan.text,
    image: tileUrl(plan.motif),
    position,
    price: null,
    quantity: null,
    percent: null,
    amount: null,
    minimumSpend: null,
    ...plan.gives,
    startsAt: plan.days ? midnight(plan.days[0]) : null,
    endsAt: plan.days ? midnight(plan.days[1]) : null,
    sections: plan.sections.map((section) => {
      const from = categories.filter((category) => section.from.includes(category.slug)).map((category) => category.id);
      const counted = items.filter(
        ({ item, price }) =>
          from.includes(item.categoryId) &&
          price <= (section.under ?? Number.POSITIVE_INFINITY) &&
          price >= (section.over ?? 0) &&
          (section.matching?.test(item.name) ?? true),
      );
      const itemIds = counted.map(({ item }) => item.id);
      return { id: ids.section(), name: section.name, itemIds, quantity: section.choose ?? 0 };
    }),
  }));
}

export type BannerPlan = Pick<DemoBanner, 'title' | 'text' | 'placement' | 'link'> & {
  readonly motif: string;
  readonly categorySlug?: string;
};

export const bannerRows = (plans: readonly BannerPlan[], businessId: number, ids: DemoIds): DemoBanner[] =>
  plans.map(({ motif, ...plan }, position) => ({
    id: ids.banner(),
    businessId,
    slug: slugOf(plan.title),
    image: tileUrl(motif),
    position,
    categorySlug: null,
    platforms: null,
    ...plan,
  }));
