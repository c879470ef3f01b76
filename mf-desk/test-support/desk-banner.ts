import type { DeskBanner } from '@storefront/api/entities/desk/desk-banner';

/** A live banner of the first page without a link. */
export const deskBanner = (
  more: Partial<Omit<DeskBanner, 'values'>> & { values?: Partial<DeskBanner['values']> } = {},
): DeskBanner => ({
  bannerId: 7,
  slug: 'soft-fruit-week',
  state: 'live',
  isHeldBack: false,
  impressions: 1204,
  clicks: 88,
  ...more,
  values: {
    title: 'Soft fruit week',
    text: 'Any 2 punnets for £5',
    link: null,
    placement: 'home',
    categorySlug: null,
    image: null,
    platforms: null,
    position: 1,
    validFrom: null,
    validUntil: null,
    isDraft: false,
    ...more.values,
  },
});
