/** @jest-environment jsdom */
import { cameFrom } from '../../frame/back-links/came-from';
import { rememberReferrer } from './remember-referrer';

const navigation = {
  backLinks: {
    basket: ['/basket'],
    account: ['/member', '/member/orders', '/member/orders/:orderId'],
    search: ['/stores/:storeSlug/search/:searchTerm'],
  },
  noReturn: ['/login', '/checkout', '/checkout/details'],
};
const category = '/stores/borough/category/bakery?page=2';
const from = (url: string, previous?: string) => {
  rememberReferrer(navigation, url, previous);
  return cameFrom.get();
};

beforeEach(() => sessionStorage.clear());

describe('the previous page', () => {
  test('is stored for basket, account and search, each separately', () => {
    expect(from('/basket', category)).toBe(category);
    expect(from('/member/orders', '/basket')).toBe('/basket');
    expect(from('/stores/borough/search/milk', '/stores/borough')).toBe('/stores/borough');
    expect(from('/basket')).toBe(category);
  });

  test('is kept during navigation within them, log-in and checkout steps', () => {
    from('/member', category);
    expect(from('/member/orders', '/member')).toBe(category);
    expect(from('/member', '/login')).toBe(category);
    from('/basket', category);
    expect(from('/basket', '/checkout/details')).toBe(category);
  });

  test('is not stored elsewhere, and never another site', () => {
    expect(from(category, '/')).toBeUndefined();
    sessionStorage.setItem('sf.from.basket', '//evil.test/');
    expect(from('/basket')).toBeUndefined();
  });
});
