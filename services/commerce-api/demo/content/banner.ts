import { slugOf } from '@storefront/api/slug-of';
import type { DemoBanner } from '../demo-data.types';
import type { DemoIds } from './ids';

export type BannerPlan = Pick<DemoBanner, 'title' | 'text' | 'placement' | 'link'> & {
  readonly motif: string;
  readonly categorySlug?: string;
};

export const bannerRows = (plans: readonly BannerPlan[], businessId: number, ids: DemoIds): DemoBanner[] =>
  plans.map(({ motif, ...plan }, position) => ({
    id: ids.banners(),
    businessId,
    slug: slugOf(plan.title),
    image: `/pictures/${motif}/xhdpi_2x.webp`,
    position,
    categorySlug: null,
    platforms: null,
    ...plan,
  }));
