import { randomUUID } from 'node:crypto';
import type { BannerValues } from '@storefront/api/entities/desk/desk-banner';
import { sql } from 'drizzle-orm';
import { codeOf } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';

let service: TestService;
let operatorKey: string;
beforeEach(async () => {
  service = await createTestService();
  operatorKey = await sessionOf(service, { role: 'content' });
});
afterEach(() => service.close());

const SOFT_FRUIT: BannerValues = {
  title: 'Soft fruit week',
  text: 'Any two punnets for £4',
  link: '/stores/:storeSlug/deal/two-rolls',
  placement: 'home',
  categorySlug: null,
  image: null,
  platforms: null,
  position: 2,
  validFrom: null,
  validUntil: null,
  isDraft: false,
};
const add = (changes: Partial<BannerValues> = {}, options = {}) =>
  service.call('POST /desk/banner-add', { set: { ...SOFT_FRUIT, ...changes } }, { operatorKey, ...options });
const list = async () => (await service.call('POST /desk/banners', {}, { operatorKey })).data;
/** The banners that shoppers see on the first page. */
const shown = async () =>
  (await service.call('POST /banners/get', { placement: 'home' })).data.banners.map(({ title }) => title);
const later = (minutes: number) => service.clock.set(new Date(service.clock.now().getTime() + minutes * 60_000));

test('shoppers see a banner within its times alone, and never a draft', async () => {
  const { now } = await list();
  const { data: draft } = await add({ title: 'Draft', isDraft: true });
  expect(draft.state).toBe('draft');
  expect(await shown()).toEqual(['Autumn']);
  expect((await service.call('POST /banners/get', { bannerSlug: draft.slug })).problem.code).toBe('banner_not_found');

  const minute = (minutes: number) => new Date(Date.parse(`${now}Z`) + minutes * 60_000).toISOString().slice(0, 16);
  const { data } = await add({ validFrom: minute(10), validUntil: minute(20) });
  expect(data).toMatchObject({ slug: 'soft-fruit-week', state: 'planned', impressions: 0, isHeldBack: false });
  expect(await shown()).toEqual(['Autumn']);
  later(10);
  expect(await shown()).toEqual(['Autumn', 'Soft fruit week']);
  later(9);
  expect(await shown()).toEqual(['Autumn', 'Soft fruit week']);
  later(1);
  expect(await shown()).toEqual(['Autumn']);
  const states = (await list()).banners.map(({ values: { title }, state }) => [title, state]);
  expect(states).toEqual([
    ['Autumn', 'live'],
    ['Draft', 'draft'],
    ['Soft fruit week', 'ended'],
  ]);
});

test('a banner is listed with the visitors who saw and followed it', async () => {
  for (const visitor of ['visitor-0001', 'visitor-0002'])
    await service.call('POST /banners/impression', { bannerId: 71, visitor });
  await service.call('POST /banners/click', { bannerId: 71, platform: 'ios', visitor: 'visitor-0002' });
  expect((await list()).banners[0]).toMatchObject({ bannerId: 71, impressions: 2, clicks: 1, state: 'live' });
});

test('a link leads to a page of the shop, which names what the shop has', async () => {
  const answersOf = async (link: string) => {
    const { data } = await service.call('POST /desk/banner-link', { link }, { operatorKey });
    // The form and the banner have one opinion.
    expect([link, await codeOf(add({ link }))]).toEqual([link, data.answers ? undefined : 'banner_invalid']);
    return data.answers;
  };
  for (const link of [
    '/stores/:storeSlug/deal/two-rolls',
    '/stores/borough/category/bread?from=banner',
    '/stores/:storeSlug/search/milk',
    '/privacy',
    '/data',
    '/faqs#delivery',
    '/',
  ])
    expect([link, await answersOf(link)]).toEqual([link, true]);
  for (const link of [
    '/stores/:storeSlug/deal/three-rolls',
    '/stores/house/offers',
    '/no-such-page',
    '/follow-order/x',
    '/%E0%A4%A',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
  ])
    expect([link, await answersOf(link)]).toEqual([link, false]);
});

test('what does not fit together is refused with its field', async () => {
  const pathsOf = async (changes: Partial<BannerValues>) =>
    (await add(changes)).problem.errors?.map(({ path }) => path);
  expect(await pathsOf({ validFrom: '2026-12-01T06:00', validUntil: '2026-12-01T06:00' })).toEqual(['validUntil']);
  expect(await pathsOf({ validFrom: '2026-02-30T06:00' })).toEqual(['validFrom']);
  expect(await pathsOf({ categorySlug: 'bread' })).toEqual(['categorySlug']);
  expect(await pathsOf({ placement: 'category', categorySlug: 'nothing' })).toEqual(['categorySlug']);
  expect(await pathsOf({ image: '/pictures/elsewhere/xhdpi_2x.webp' })).toEqual(['image']);
  const { data } = await service.call('POST /desk/pictures', { text: 'milk' }, { operatorKey });
  expect(data.pictures).toEqual([{ image: '/p/2.webp', name: 'Whole milk' }]);
  expect((await add({ image: '/p/2.webp' })).data.values.image).toBe('/p/2.webp');
});

test('a change of what somebody else has changed is refused, and the newest one is undone', async () => {
  const { bannerId } = (await add()).data;
  const change = (seen: BannerValues, set: BannerValues) =>
    service.call('POST /desk/banner-change', { bannerId, seen, set }, { operatorKey });
  const cheaper = { ...SOFT_FRUIT, text: 'Any two punnets for £3' };
  expect((await change(SOFT_FRUIT, cheaper)).data.values).toEqual(cheaper);
  // The reply was lost, and the call is made again.
  expect((await change(SOFT_FRUIT, cheaper)).data.values).toEqual(cheaper);
  expect(await codeOf(change(SOFT_FRUIT, { ...SOFT_FRUIT, title: 'Berries' }))).toBe('banner_changed');

  const history = async () => (await service.call('POST /desk/banner-history', { bannerId }, { operatorKey })).data;
  const [newest, added] = (await history()).changes;
  expect([newest, added]).toMatchObject([
    { before: SOFT_FRUIT, after: cheaper },
    { before: null, after: SOFT_FRUIT },
  ]);
  if (!newest?.before) throw new Error('The change is not in the history');
  expect((await change(newest.after, newest.before)).data.values).toEqual(SOFT_FRUIT);
  expect((await history()).changes).toHaveLength(3);
  expect((await list()).banners.find((one) => one.bannerId === bannerId)?.values).toEqual(SOFT_FRUIT);
});

test('words are corrected although a link no longer answers, and moments of an import keep their seconds', async () => {
  const { bannerId } = (await add()).data;
  await service.db.execute(
    sql`update banners set link = '/gone', valid_from = '2026-11-01T00:00:07Z' where id = ${bannerId}`,
  );
  const seen = { ...SOFT_FRUIT, link: '/gone', validFrom: '2026-11-01T00:00' };
  const set = { ...seen, title: 'Berries' };
  expect(
    await codeOf(service.call('POST /desk/banner-change', { bannerId, seen, set }, { operatorKey })),
  ).toBeUndefined();
  const rows = await rowsOf<{ kept: boolean }>(
    service.db,
    sql`select valid_from = '2026-11-01T00:00:07Z' as kept from banners where id = ${bannerId}`,
  );
  expect(rows).toEqual([{ kept: true }]);
});

test('a repeated key adds one banner, and a second one with a title gets an address of its own', async () => {
  const key = randomUUID();
  const first = await add({}, { key });
  expect(first.status).toBe(200);
  const again = await add({}, { key });
  expect(again.data.bannerId).toBe(first.data.bannerId);
  const { data } = await add();
  expect(data.slug).toBe(`soft-fruit-week-${data.bannerId}`);
  expect((await list()).banners).toHaveLength(3);
});

test('a banner of another business is neither listed nor changed', async () => {
  const otherKey = await sessionOf(service, { role: 'content', business: ids.otherBusiness });
  const { data } = await service.call('POST /desk/banners', {}, { operatorKey: otherKey });
  expect(data.banners).toEqual([]);
  const autumn = (await list()).banners[0];
  if (!autumn) throw new Error('The seed has no banner');
  const body = { bannerId: autumn.bannerId, seen: autumn.values, set: { ...autumn.values, title: 'Ours' } };
  expect(await codeOf(service.call('POST /desk/banner-change', body, { operatorKey: otherKey }))).toBe(
    'banner_not_found',
  );
});
