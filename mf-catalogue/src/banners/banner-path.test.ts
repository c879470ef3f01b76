import { bannerPath } from './banner-path';

test('a banner leads to its link with the store filled in, but to no other site', () => {
  const path = (link: string | null) => bannerPath({ link }, 'borough');
  expect(path('/stores/:storeSlug/category/berries')).toBe('/stores/borough/category/berries');
  expect(path('/faqs')).toBe('/faqs');
  for (const link of [null, '//evil.example', '/\\evil.example', 'https://evil.example'])
    expect(path(link)).toBeUndefined();
});
