import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { banners } from '../../database/schema/catalogue';
import { bannerTallies, bannerVisits } from '../../database/schema/content';
import { devices } from '../../database/schema/device';
import { deleteOldBannerVisits } from './count-banner.service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('pages and redirects are found by slug, a guest’s status by e-mail, and banners are listed, seen and clicked [7.29]', async () => {
  const { call } = service;
  const { data: page } = await call('POST /seo/page', { slug: 'privacy' });
  expect(page).toEqual({
    slug: 'privacy',
    kind: 'legal',
    title: 'Privacy',
    description: 'What we keep',
    sections: [{ heading: 'What we keep', paragraphs: ['Little.'], points: ['Your order'] }],
    updatedOn: '2026-09-01',
  });
  const { data: moved } = await call('POST /seo/redirect', { slug: 'data' });
  expect(moved).toEqual({ to: { route: null, params: {}, pageSlug: 'privacy' }, permanent: true });
  expect((await call('POST /seo/redirect', { slug: 'help' })).data).toMatchObject({
    to: { route: 'faq' },
    permanent: false,
  });
  expect((await call('POST /seo/page', { slug: 'data' })).problem).toMatchObject({
    status: 404,
    code: 'page_not_found',
  });
  expect((await call('POST /seo/redirect', { slug: 'privacy' })).problem.code).toBe('page_not_found');
  // Each business has its own content.
  expect((await call('POST /seo/page', { slug: 'privacy' }, { business: 2 })).problem.code).toBe('page_not_found');

  const { data: basket } = await call('POST /basket/get-or-create', {});
  const guest = { email: 'ADA@example.test', basketToken: basket.basketToken };
  expect((await call('POST /guests/registration-status', guest)).data).toEqual({ registered: true });

  const { data } = await call('POST /banners/get', { platform: 'web', placement: 'home' });
  const [banner] = data.banners;
  // The store must belong to the business.
  expect((await call('POST /banners/get', { storeId: ids.store, placement: 'home' })).data).toEqual(data);
  expect((await call('POST /banners/get', { storeId: ids.otherStore })).problem.code).toBe('store_not_found');
  const seen = { bannerId: banner?.bannerId ?? 0, platform: 'web', visitor: 'visitor-0001' } as const;
  expect((await call('POST /banners/impression', seen)).data).toEqual({ counted: true });
  expect((await call('POST /banners/impression', seen)).data).toEqual({ counted: false });
  expect((await call('POST /banners/click', seen)).data).toEqual({ counted: true });
  expect((await call('POST /banners/impression', { ...seen, visitor: 'visitor-0002' })).data).toEqual({
    counted: true,
  });
  expect((await call('POST /banners/click', { ...seen, bannerId: 9_999 })).problem).toMatchObject({
    code: 'banner_not_found',
    detail: 'Unable to find banner',
  });
});

test('a banner is counted again on the next day, once in a crowd, and visitors are deleted while the totals stay', async () => {
  const { call, clock, db } = service;
  const seen = { bannerId: 71, platform: 'ios', visitor: 'visitor-0003' } as const;
  const crowd = await Promise.all(Array.from({ length: 8 }, () => call('POST /banners/click', seen)));
  expect(crowd.filter(({ data }) => data.counted)).toHaveLength(1);
  clock.set(new Date('2026-11-26T10:00:00Z'));
  expect((await call('POST /banners/click', seen)).data.counted).toBe(true);
  clock.set(new Date('2026-11-29T10:00:00Z'));
  await deleteOldBannerVisits(db, clock.now());
  expect(await db.select().from(bannerVisits)).toEqual([]);
  const sums = await db.select().from(bannerTallies);
  expect(sums.filter(({ platform }) => platform === 'ios').map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-25', 1],
    ['2026-11-26', 1],
  ]);
  expect(JSON.stringify(await db.select().from(bannerVisits))).not.toContain('visitor-');
  clock.reset();
});

test.each([
  ['an empty slug', ''],
  ['a slug of ten kilobytes', 'a'.repeat(10_240)],
])('%s is rejected', async (_what, slug) => {
  expect((await service.call('POST /seo/page', { slug })).problem.code).toBe('validation_failed');
});

test('an impossible slug is simply not found', async () => {
  for (const slug of ['../../etc/passwd', "x' or 1=1 --", '\u202egnp', 'a\nb'])
    expect((await service.call('POST /seo/page', { slug })).status).toBe(404);
});

test('a banner is counted by its id and platform, and a device is stored with all its fields [3.21]', async () => {
  const { call, db } = service;
  for (const [at, platform] of (['web', 'ios', 'android'] as const).entries()) {
    const { data } = await call('POST /banners/click', { bannerId: 71, platform, visitor: `somebody-${at}` });
    expect(data).toEqual({ counted: true });
  }
  const tallies = (await db.select().from(bannerTallies)).filter(({ event }) => event === 'click');
  expect([...new Set(tallies.map(({ bannerId, platform }) => `${bannerId} ${platform}`))].sort()).toEqual([
    '71 android',
    '71 ios',
    '71 web',
  ]);
  const wrong = await call('POST /banners/click', { bannerId: 71, platform: 'fridge' as 'web' });
  expect([wrong.status, wrong.problem.code]).toEqual([422, 'validation_failed']);

  const device = {
    messagingDeviceId: 'device-321',
    systemVersion: '18.1',
    deviceModel: 'Phone 12',
    deviceName: 'Ada’s phone',
    appVersion: '4.2.0',
    promoConsentLevel: 'offers',
  };
  expect((await call('POST /devices/register', device)).data).toEqual({
    messagingDeviceId: 'device-321',
    promoConsentLevel: 'offers',
  });
  const kept = (await db.select().from(devices)).find(({ messagingDeviceId }) => messagingDeviceId === 'device-321');
  expect(kept).toMatchObject(device);
});

test('a banner of the apps is listed for them only, and for nobody in the storefront [7.29]', async () => {
  const { call, db } = service;
  const [all] = await db.select().from(banners).where(eq(banners.id, 71));
  if (!all) throw new Error('The shop has no banner');
  await db
    .insert(banners)
    .values({ ...all, id: 74, slug: 'in-the-app', placement: 'home', platforms: ['ios', 'android'] });
  const slugsOn = async (platform?: 'web' | 'ios' | 'android') => {
    const { data } = await call('POST /banners/get', { platform, placement: 'home' });
    return data.banners.map(({ slug }) => slug);
  };
  expect(await slugsOn('ios')).toEqual(await slugsOn());
  expect(await slugsOn('android')).toContain('in-the-app');
  expect(await slugsOn('web')).toEqual((await slugsOn('ios')).filter((slug) => slug !== 'in-the-app'));
  const { data } = await call('POST /content/home', { storeId: ids.store });
  expect(data.banners.map(({ slug }) => slug)).toEqual(await slugsOn('web'));
  expect((await call('POST /banners/get', { platform: 'web', bannerSlug: 'in-the-app' })).problem.code).toBe(
    'banner_not_found',
  );
});

test('a banner of a department is shown on its pages only, and not once its deal is over', async () => {
  const { call, db } = service;
  const banner = {
    businessId: 1,
    title: 'Rolls',
    text: 'Two',
    image: null,
    placement: 'category',
    position: 1,
  } as const;
  await db.insert(banners).values([
    { ...banner, id: 72, slug: 'rolls', link: '/stores/:storeSlug/deal/two-rolls', categorySlug: 'bakery' },
    { ...banner, id: 73, slug: 'over', link: '/stores/:storeSlug/deal/no-such-deal', categorySlug: 'bakery' },
  ]);
  const slugsAt = async (categorySlug?: string) => {
    const { data } = await call('POST /banners/get', { placement: 'category', categorySlug });
    return data.banners.map(({ slug }) => slug);
  };
  expect(await slugsAt('bakery')).toEqual(['rolls']);
  expect(await slugsAt('bread')).toEqual(['rolls']);
  expect(await slugsAt('milk-and-cream')).toEqual([]);
  expect(await slugsAt('no-such-category')).toEqual([]);
  expect(await slugsAt()).toEqual(['rolls']);
});
