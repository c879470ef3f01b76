/**
 * The path of every named route; `:name` is a parameter. The owner of a page declares everything else about its route in
 * remote.ts.
 */
export const routePaths = {
  index: '/',
  faq: '/faqs',
  contact: '/contact',
  referrer: '/referrer/:code',
  tv: '/tv',
  'stores-near-by': '/stores-near-by',
  'store-all': '/store-all',
  'stores-storeSlug': '/stores/:storeSlug',
  'stores-storeSlug-offers': '/stores/:storeSlug/offers',
  'stores-storeSlug-about': '/stores/:storeSlug/about',
  'stores-storeSlug-find': '/stores/:storeSlug/find',
  'stores-storeSlug-category-categorySlug': '/stores/:storeSlug/category/:categorySlug',
  'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug':
    '/stores/:storeSlug/category/:categorySlug/menuItem/:menuItemSlug',
  'stores-storeSlug-search-searchTerm': '/stores/:storeSlug/search/:searchTerm',
  'stores-storeSlug-search-searchTerm-deals': '/stores/:storeSlug/search/:searchTerm/deals',
  'stores-storeSlug-search-searchTerm-categories': '/stores/:storeSlug/search/:searchTerm/categories',
  'stores-storeSlug-search-searchTerm-menu-items': '/stores/:storeSlug/search/:searchTerm/menu-items',
  'stores-storeSlug-deal-dealSlug': '/stores/:storeSlug/deal/:dealSlug',
  'stores-storeSlug-banner-bannerSlug': '/stores/:storeSlug/banner/:bannerSlug',
  'stores-storeSlug-time-slots': '/stores/:storeSlug/time-slots',
  'stores-storeSlug-time-slots-calendar': '/stores/:storeSlug/time-slots/calendar',
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
  'member-orders-orderId': '/member/orders/:orderId',
  'member-orders-orderId-problem': '/member/orders/:orderId/problem',
  'member-addresses': '/member/addresses',
  'member-my-details': '/member/my-details',
  'member-profile': '/member/profile',
  'member-cards': '/member/cards',
  'member-lists': '/member/lists',
  'member-weekly-slot': '/member/weekly-slot',
  'member-devices': '/member/devices',
  'member-data': '/member/data',
  'member-loyalty': '/member/loyalty',
  'member-verification': '/member/verification',
  'member-change-password': '/member/change-password',
  'member-reset-token-token': '/member/reset-token/:token',
  'assisted-visit': '/assisted-visit',
  pay: '/pay',
  'pay-link': '/pay/:link',
  unsubscribe: '/unsubscribe',
  'your-data': '/your-data',
  'follow-order-token': '/follow-order/:token',
  'follow-order-token-problem': '/follow-order/:token/problem',
} as const;

/** A route's name, as in the specification. */
export type RouteName = keyof typeof routePaths;

/** The checkout step identifiers of the specification. */
export type CheckoutStep = Extract<RouteName, `checkout-${string}`>;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route's path, each a string. */
export type RouteParams<Name extends RouteName> = Record<ParamsOf<(typeof routePaths)[Name]>, string>;
