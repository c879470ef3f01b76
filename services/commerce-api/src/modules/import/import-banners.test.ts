import { eq } from 'drizzle-orm';
import { importTestFiles } from '../../../test-support/import-test-files';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { banners } from '../../database/schema/catalogue';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const rolls = {
  code: 'rolls',
  title: 'Two rolls',
  text: 'For the price of one',
  placement: 'category',
  category: 'bakery',
  link: '/stores/:storeSlug/deal/two-rolls',
  platforms: 'web',
};
const send = (rows: (typeof rolls)[], more = {}) => importTestFiles(service, { banners: rows }, more);
const shownAt = async (categorySlug: string) =>
  (await service.call('POST /banners/get', { placement: 'category', categorySlug })).data.banners;

test('an imported banner is shown where its row says, and the same file again changes nothing', async () => {
  expect((await send([rolls])).changes).toEqual(['banners +1 ~0 -0']);
  const [shown] = await shownAt('bread');
  expect(shown).toMatchObject({ slug: 'rolls', title: 'Two rolls', categorySlug: 'bakery', link: rolls.link });
  expect(await shownAt('milk-and-cream')).toEqual([]);
  expect((await send([rolls])).changes).toEqual([]);
  expect((await send([{ ...rolls, title: 'Three rolls' }])).changes).toEqual(['banners +0 ~1 -0']);
  const [changed] = await shownAt('bread');
  expect(changed).toMatchObject({ bannerId: shown?.bannerId, title: 'Three rolls' });
});

test('a banner follows a category that gets another slug in the same import', async () => {
  const categories = [{ code: 'bakery', name: 'Bakehouse', slug: 'bakehouse' }];
  await importTestFiles(service, { categories, banners: [rolls] });
  expect((await shownAt('bakehouse')).map(({ slug }) => slug)).toEqual(['rolls']);
});

test('missing banners are removed on request, those of another business never', async () => {
  const before = await service.db.select().from(banners).where(eq(banners.businessId, 2));
  await send([rolls], { removeMissing: true });
  const left = await service.db.select().from(banners).where(eq(banners.businessId, 1));
  expect(left.map(({ slug }) => slug)).toEqual(['rolls']);
  expect(await service.db.select().from(banners).where(eq(banners.businessId, 2))).toEqual(before);
});

test.each([
  ['a link to another site', { link: 'https://example.com' }, /^banners 1 link: “https:\/\/example.com” is not a path/],
  ['a link to another host', { link: '//example.com/x' }, /^banners 1 link: .* is not a path/],
  ['an unknown category', { category: 'bread-bin' }, /^banners 1 category: there is no category bread-bin; add it/],
  ['a category of the home page', { placement: 'home' }, /^banners 1 category: is only for the placement category/],
  ['an unknown place', { placement: 'footer' }, /^banners 1 placement: “footer” is not known here/],
])('%s is refused', async (_, change, expected) => {
  expect((await send([{ ...rolls, ...change }])).messages).toEqual([expect.stringMatching(expected)]);
});
