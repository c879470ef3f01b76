/**
 * Every route of the specification, by name. Paths use `:name` for parameters. A `public` page is rendered by the
 * server, anonymous and cacheable; a `private` page is rendered in the browser and never stored. `step` is a checkout
 * page's step identifier.
 */
export const routeTable = {
  index: { path: '/', owner: 'shell', kind: 'public' },
  faq: { path: '/faqs', owner: 'shell', kind: 'public' },
  contact: { path: '/contact', owner: 'shell', kind: 'public' },
  referrer: { path: '/referrer/:code', owner: 'shell', kind: 'public' },
  tv: { path: '/tv', owner: 'shell', kind: 'public' },

  'stores-near-by': { path: '/stores-near-by', owner: 'mf-store-search', kind: 'public' },
  'store-all': { path: '/store-all', owner: 'mf-store-search', kind: 'public' },

  'stores-storeSlug': { path: '/stores/:storeSlug', owner: 'mf-catalogue', kind: 'public' },
  'stores-storeSlug-category-categorySlug': {
    path: '/stores/:storeSlug/category/:categorySlug',
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug': {
    path: '/stores/:storeSlug/category/:categorySlug/menuItem/:menuItemSlug',
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm': {
    path: '/stores/:storeSlug/search/:searchTerm',
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm-deals': {
    path: '/stores/:storeSlug/search/:searchTerm/deals',
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm-categories': {
    path: '/stores/:storeSlug/search/:searchTerm/categories',
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm-menu-items': {
    path: '/stores/:storeSlug/search/:searchTerm/menu-items',
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-deal-dealSlug': {
    path: '/stores/:storeSlug/deal/:dealSlug',
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-banner-bannerSlug': {
    path: '/stores/:storeSlug/banner/:bannerSlug',
    owner: 'mf-catalogue',
    kind: 'public',
  },

  'stores-storeSlug-time-slots': { path: '/stores/:storeSlug/time-slots', owner: 'mf-slots', kind: 'private' },
  'stores-storeSlug-time-slots-calendar': {
    path: '/stores/:storeSlug/time-slots/calendar',
    owner: 'mf-slots',
    kind: 'private',
  },

  basket: { path: '/basket', owner: 'mf-basket', kind: 'private' },

  checkout: { path: '/checkout', owner: 'mf-checkout', kind: 'private' },
  'checkout-options': { path: '/checkout/options', owner: 'mf-checkout', kind: 'private', step: 'checkout-options' },
  'checkout-details': { path: '/checkout/details', owner: 'mf-checkout', kind: 'private', step: 'checkout-details' },
  'checkout-login': { path: '/checkout/login', owner: 'mf-checkout', kind: 'private', step: 'checkout-login' },
  'checkout-create': { path: '/checkout/create', owner: 'mf-checkout', kind: 'private', step: 'checkout-create' },
  'checkout-payment': { path: '/checkout/payment', owner: 'mf-checkout', kind: 'private', step: 'checkout-payment' },
  'checkout-payment-card-form': {
    path: '/checkout/payment/card-form',
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-payment-card-form',
  },
  'checkout-payment-billing-address': {
    path: '/checkout/payment/billing-address',
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-payment-billing-address',
  },
  'checkout-success': { path: '/checkout/success', owner: 'mf-checkout', kind: 'private', step: 'checkout-success' },

  login: { path: '/login', owner: 'mf-member', kind: 'private' },
  register: { path: '/register', owner: 'mf-member', kind: 'private' },
  'forgotten-password': { path: '/forgotten-password', owner: 'mf-member', kind: 'private' },
  'forgotten-password-set': { path: '/forgotten-password/set', owner: 'mf-member', kind: 'private' },
  member: { path: '/member', owner: 'mf-member', kind: 'private' },
  'member-orders': { path: '/member/orders', owner: 'mf-member', kind: 'private' },
  'member-orders-orderId': { path: '/member/orders/:orderId', owner: 'mf-member', kind: 'private' },
  'member-addresses': { path: '/member/addresses', owner: 'mf-member', kind: 'private' },
  'member-my-details': { path: '/member/my-details', owner: 'mf-member', kind: 'private' },
  'member-profile': { path: '/member/profile', owner: 'mf-member', kind: 'private' },
  'member-cards': { path: '/member/cards', owner: 'mf-member', kind: 'private' },
  'member-loyalty': { path: '/member/loyalty', owner: 'mf-member', kind: 'private' },
  'member-change-password': { path: '/member/change-password', owner: 'mf-member', kind: 'private' },
  'member-reset-token-token': { path: '/member/reset-token/:token', owner: 'mf-member', kind: 'private' },
} as const satisfies Record<string, RouteEntry>;

/** The package that implements a page: the shell or one of the remotes. */
type RouteOwner = 'shell' | 'mf-store-search' | 'mf-catalogue' | 'mf-basket' | 'mf-slots' | 'mf-checkout' | 'mf-member';

export interface RouteEntry {
  readonly path: string;
  readonly owner: RouteOwner;
  readonly kind: 'public' | 'private';
  readonly step?: string;
}

/** A route's name, as in the specification. */
export type RouteName = keyof typeof routeTable;
/** The checkout step identifiers of the specification. */
export type CheckoutStep = Extract<(typeof routeTable)[RouteName], { step: string }>['step'];

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route's path, each a string. */
export type RouteParams<Name extends RouteName> = Record<ParamsOf<(typeof routeTable)[Name]['path']>, string>;
