import type { Banner } from '@storefront/api/entities/banner';
import { bannerFor } from './banner-for';
import { bannerTarget } from './banner-target';

const banner = (link: string | null) => ({ title: link ?? 'any', link }) as Banner;
const named = (slug: string) => ({ slug, name: slug });
const place = (slug: string, parents: string[] = [], children: string[] = []) =>
  ({ category: named(slug), parents: parents.map(named), children: children.map(named) }) as unknown as Parameters<
    typeof bannerFor
  >[1];
const berries = banner('/stores/:storeSlug/category/berries');

test('a banner about a category is shown in it, in the one above and in those below', () => {
  expect(bannerFor([berries], place('berries', ['fruit']))).toBe(berries);
  expect(bannerFor([berries], place('fruit', [], ['berries', 'apples']))).toBe(berries);
  expect(bannerFor([berries], place('strawberries', ['fruit', 'berries']))).toBe(berries);
  expect(bannerFor([berries], place('meat'))).toBeUndefined();
});

test('a banner about no category is shown in every one, after those about it', () => {
  const everywhere = banner(null);
  expect(bannerFor([berries, everywhere], place('meat'))).toBe(everywhere);
  expect(bannerFor([berries, everywhere], place('berries'))).toBe(berries);
});

test('a banner leads to its link with the store filled in, but to no other site', () => {
  expect(bannerTarget('/stores/:storeSlug/category/berries', 'borough')).toBe('/stores/borough/category/berries');
  expect(bannerTarget('/faqs', 'borough')).toBe('/faqs');
  for (const link of [null, '//evil.example', '/\\evil.example', 'https://evil.example'])
    expect(bannerTarget(link, 'borough')).toBeUndefined();
});
