import type { DemoBanner, DemoCategory, DemoDeal } from '../demo-data.types';
import type { PricedItem } from './catalogue';
import type { DemoIds } from './ids';
import { tileUrl } from './picture-url';
import { slugOf } from './slug';

/** A deal over shelves: each section names the categories whose items count, and at most how many. */
export type DealPlan = {
  readonly name: string;
  readonly description: string;
  readonly text: string;
  readonly motif: string;
  readonly sections: readonly {
    readonly name: string;
    readonly from: readonly string[];
    readonly under?: number;
    readonly matching?: RegExp;
  }[];
};

export function dealRows(
  plans: readonly DealPlan[],
  businessId: number,
  categories: readonly DemoCategory[],
  items: readonly PricedItem[],
  ids: DemoIds,
): DemoDeal[] {
  return plans.map((plan, position) => ({
    id: ids.deal(),
    businessId,
    slug: slugOf(plan.name),
    name: plan.name,
    description: plan.description,
    text: plan.text,
    image: tileUrl(plan.motif),
    position,
    sections: plan.sections.map((section) => {
      const from = categories.filter((category) => section.from.includes(category.slug)).map((category) => category.id);
      const counted = items.filter(
        ({ item, price }) =>
          from.includes(item.categoryId) &&
          price <= (section.under ?? Number.POSITIVE_INFINITY) &&
          (section.matching?.test(item.name) ?? true),
      );
      return { id: ids.section(), name: section.name, itemIds: counted.slice(0, 24).map(({ item }) => item.id) };
    }),
  }));
}

export type BannerPlan = Pick<DemoBanner, 'title' | 'text' | 'placement' | 'link'> & { readonly motif: string };

export const bannerRows = (plans: readonly BannerPlan[], businessId: number, ids: DemoIds): DemoBanner[] =>
  plans.map(({ motif, ...plan }, position) => ({
    id: ids.banner(),
    businessId,
    slug: slugOf(plan.title),
    image: tileUrl(motif),
    position,
    ...plan,
  }));
