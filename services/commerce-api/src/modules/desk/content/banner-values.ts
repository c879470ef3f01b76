import type { BannerValues } from '@storefront/api/entities/desk/desk-banner';
import type { banners } from '../../../database/schema/catalogue';
import { instantOfMinute, localMinute } from '../../../time/local-minute';

export type BannerRow = typeof banners.$inferSelect;
/** What staff change of a banner. */
export type BannerColumns = Omit<BannerRow, 'id' | 'businessId' | 'slug'>;

/** A banner's columns as staff read them, with its times by the clocks of the business. */
export function bannerValues(row: BannerColumns, zone: string): BannerValues {
  const { title, text, link, placement, categorySlug, image, platforms, position, isDraft } = row;
  const minute = (instant: Date | null) => instant && localMinute(instant, zone);
  return {
    title,
    text,
    link,
    placement,
    categorySlug,
    image,
    platforms,
    position,
    validFrom: minute(row.validFrom),
    validUntil: minute(row.validUntil),
    isDraft,
  };
}

/** The columns of what staff say. Their times have been checked; an unchanged one keeps its seconds. */
export function bannerColumns(set: BannerValues, zone: string, was?: BannerRow): BannerColumns {
  const before = was && bannerValues(was, zone);
  const instant = (name: 'validFrom' | 'validUntil') => {
    const local = set[name];
    if (was && before?.[name] === local) return was[name];
    return local === null ? null : (instantOfMinute(local, zone) ?? null);
  };
  return {
    ...set,
    title: set.title.trim(),
    text: set.text.trim(),
    validFrom: instant('validFrom'),
    validUntil: instant('validUntil'),
  };
}
