import type { BannerValues, DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import { minuteLabel } from '../content-pieces/local-minute';

export const placementNames: Readonly<Record<BannerValues['placement'], string>> = {
  home: 'Store home page',
  category: 'Category pages',
  search: 'Search, in apps',
  basket: 'Basket, in apps',
};

/** When shoppers see a banner: 'Tue 1 Dec, 6am to Fri 4 Dec, 10pm'. */
export function timesText({ validFrom, validUntil }: Pick<BannerValues, 'validFrom' | 'validUntil'>): string {
  if (validFrom && validUntil) return `${minuteLabel(validFrom)} to ${minuteLabel(validUntil)}`;
  if (validFrom) return `From ${minuteLabel(validFrom)}`;
  return validUntil ? `Until ${minuteLabel(validUntil)}` : 'Always';
}

/** How a banner did: '1,204 views, 88 clicks'. */
export const countsText = ({ impressions, clicks }: Pick<DeskBanner, 'impressions' | 'clicks'>): string =>
  `${impressions.toLocaleString('en-GB')} views, ${clicks.toLocaleString('en-GB')} clicks`;

const FIELDS: readonly [keyof BannerValues, string][] = [
  ['title', 'Title'],
  ['text', 'Words'],
  ['link', 'Link'],
  ['placement', 'Place'],
  ['categorySlug', 'Category'],
  ['image', 'Picture'],
  ['platforms', 'Shown in'],
  ['position', 'Order'],
  ['validFrom', 'Start'],
  ['validUntil', 'End'],
  ['isDraft', 'State'],
];

function valueText(field: keyof BannerValues, values: BannerValues): string {
  const value = values[field];
  if (field === 'isDraft') return value ? 'draft' : 'published';
  if (field === 'placement') return placementNames[values.placement];
  if (field === 'image') return value ? (/([\w-]+)\/[\w-]+\.webp$/.exec(String(value))?.[1] ?? 'a picture') : 'none';
  if (value === null || value === '') return 'none';
  if (field === 'validFrom' || field === 'validUntil') return minuteLabel(String(value));
  return Array.isArray(value) ? value.join(', ') : field === 'title' || field === 'text' ? `“${value}”` : String(value);
}

/** What a change of a banner did: 'Words: “2 for £5” to “2 for £4”'. */
export function bannerChangeText({ before, after }: { before: BannerValues | null; after: BannerValues }): string {
  if (before === null) return 'Added';
  const parts = FIELDS.filter(([field]) => String(before[field]) !== String(after[field])).map(
    ([field, name]) => `${name}: ${valueText(field, before)} to ${valueText(field, after)}`,
  );
  return parts.join('; ');
}
