import { type RouteName, routePaths } from './route-paths';
import { urlTo } from './url-to';

/** Every URL of the storefront, written out: a change here breaks shoppers' bookmarks. */
const urls: Record<RouteName, string> = {
  index: '/',
  faq: '/faqs',
  contact: '/contact',
  referrer: '/referrer/FRIEND5',
  tv: '/tv',
  'stores-near-by': '/stores-near-by',
  'store-all': '/store-all',
  'stores-storeSlug': '/stores/borough',
  'stores-storeSlug-offers': '/stores/borough/offers',
  'stores-storeSlug-about': '/stores/borough/about',
  'stores-storeSlug-find': '/stores/borough/find',
  'stores-storeSlug-category-categorySlug': '/stores/borough/category/bread',
  'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug': '/stores/borough/category/bread/menuItem/loaf',
  'stores-storeSlug-search-searchTerm': '/stores/borough/search/oat%20milk',
  'stores-storeSlug-search-searchTerm-deals': '/stores/borough/search/oat%20milk/deals',
  'stores-storeSlug-search-searchTerm-categories': '/stores/borough/search/oat%20milk/categories',
  'stores-storeSlug-search-searchTerm-menu-items': '/stores/borough/search/oat%20milk/menu-items',
  'stores-storeSlug-deal-dealSlug': '/stores/borough/deal/two-for-four',
  'stores-storeSlug-banner-bannerSlug': '/stores/borough/banner/autumn',
  'stores-storeSlug-time-slots': '/stores/borough/time-slots',
  'stores-storeSlug-time-slots-calendar': '/stores/borough/time-slots/calendar',
  basket: '/basket',
  checkout: '/checkout',
  'checkout-options': '/checkout/options',
  'checkout-details': '/checkout/details',
  'checkout-login': '/checkout/login',
  'checkout-create': '/checkout/create',
  'checkout-payment': '/checkout/payment',
  'checkout-payment-card-form': '/checkout/payment/card-form',
  'checkout-payment-billing-address': '/checkout/payment/billing-address',
  'checkout-success': '/checkout/success',
  login: '/login',
  register: '/register',
  'forgotten-password': '/forgotten-password',
  'forgotten-password-set': '/forgotten-password/set',
  member: '/member',
  'member-orders': '/member/orders',
  'member-orders-orderId': '/member/orders/7',
  'member-orders-orderId-problem': '/member/orders/7/problem',
  'member-addresses': '/member/addresses',
  'member-my-details': '/member/my-details',
  'member-profile': '/member/profile',
  'member-cards': '/member/cards',
  'member-lists': '/member/lists',
  'member-weekly-slot': '/member/weekly-slot',
  'member-devices': '/member/devices',
  'member-data': '/member/data',
  'member-loyalty': '/member/loyalty',
  'member-change-password': '/member/change-password',
  'member-verification': '/member/verification',
  'member-reset-token-token': '/member/reset-token/abc',
  unsubscribe: '/unsubscribe',
  'your-data': '/your-data',
  'assisted-visit': '/assisted-visit',
  pay: '/pay',
  'pay-link': '/pay/abc',
  'follow-order-token': '/follow-order/abc',
  'follow-order-token-problem': '/follow-order/abc/problem',
};

const params = {
  code: 'FRIEND5',
  storeSlug: 'borough',
  categorySlug: 'bread',
  menuItemSlug: 'loaf',
  searchTerm: 'oat milk',
  dealSlug: 'two-for-four',
  bannerSlug: 'autumn',
  orderId: '7',
  token: 'abc',
  link: 'abc',
};

describe('urlTo', () => {
  test.each(Object.keys(routePaths) as RouteName[])('builds the URL of %s', (name) => {
    expect(urlTo(name, params as never)).toBe(urls[name]);
  });

  test('encodes parameters, so that a slash in one cannot become a path', () => {
    expect(urlTo('stores-storeSlug', { storeSlug: 'a/b' })).toBe('/stores/a%2Fb');
  });

  test('adds a query and omits undefined values', () => {
    expect(urlTo('stores-near-by', {}, { postcode: 'SE1 9GF', page: undefined })).toBe(
      '/stores-near-by?postcode=SE1+9GF',
    );
  });
});
