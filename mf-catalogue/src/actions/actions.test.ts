import type { ActionContext, ActionReply } from '@storefront/remote-kit/action.types';
import * as followBanner from './follow-banner';
import * as search from './search';

const context = (isVisit = true) =>
  ({ params: { storeSlug: 'borough', bannerSlug: 'autumn' }, isVisit }) as unknown as ActionContext;
const found = (link: string | null) =>
  ({ operation: 'POST /banners/get', ok: true, data: { banners: [{ bannerId: 3, link }] } }) as unknown as ActionReply;
const landing = '/stores/borough/banner/autumn';

describe('a banner’s link', () => {
  test('is counted only for a shopper who follows it', () => {
    expect(followBanner.request({}, context())).toMatchObject({
      operation: 'POST /banners/get',
      body: { bannerSlug: 'autumn', platform: 'web' },
    });
    expect(followBanner.request({}, context(false))).toEqual({ kind: 'go', to: landing });
  });

  test('redirects to the banner’s target, on this storefront only', () => {
    expect(followBanner.next(found('/stores/borough'), {}, context())).toEqual({
      kind: 'call',
      operation: 'POST /banners/click',
      body: { bannerId: 3, platform: 'web' },
      carried: { to: '/stores/borough' },
    });
    expect(followBanner.next(found('/stores/:storeSlug/deal/berries'), {}, context())).toMatchObject({
      carried: { to: '/stores/borough/deal/berries' },
    });
    for (const link of ['//evil.test', '/\\evil.test', 'https://evil.test', null])
      expect(followBanner.next(found(link), {}, context())).toMatchObject({ carried: { to: landing } });
    const counted = { operation: 'POST /banners/click', ok: false, carried: { to: '/faqs' } } as unknown as ActionReply;
    expect(followBanner.next(counted, {}, context())).toEqual({ kind: 'go', to: '/faqs' });
  });
});

test('any search term becomes a path', () => {
  const to = (searchTerm?: string) => search.request(searchTerm === undefined ? {} : { searchTerm }, context());
  expect(to(' oat milk ')).toEqual({ kind: 'go', to: '/stores/borough/search/oat%20milk' });
  expect(to('a/b')).toEqual({ kind: 'go', to: '/stores/borough/search/a%2Fb' });
  expect(to('  ')).toEqual({ kind: 'go', to: '/stores/borough/find' });
  expect(to()).toEqual({ kind: 'go', to: '/stores/borough/find' });
});
