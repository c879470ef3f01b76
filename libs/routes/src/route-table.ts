import { type RouteName, routePaths } from './route-paths';

/**
 * Every route of the specification, by name. Paths use `:name` for parameters. A `public` page is rendered by the
 * server, anonymous and cacheable; a `private` page is rendered in the browser and never stored. `step` is a checkout
 * page's step identifier.
 */
export const routeTable = {
  index: { path: routePaths.index, owner: 'shell', kind: 'public' },
  faq: { path: routePaths.faq, owner: 'shell', kind: 'public' },
  contact: { path: routePaths.contact, owner: 'shell', kind: 'public' },
  referrer: { path: routePaths.referrer, owner: 'shell', kind: 'public' },
  tv: { path: routePaths.tv, owner: 'shell', kind: 'public' },

  'stores-near-by': { path: routePaths['stores-near-by'], owner: 'mf-store-search', kind: 'public' },
  'store-all': { path: routePaths['store-all'], owner: 'mf-store-search', kind: 'public' },

  'stores-storeSlug': { path: routePaths['stores-storeSlug'], owner: 'mf-catalogue', kind: 'public' },
  'stores-storeSlug-category-categorySlug': {
    path: routePaths['stores-storeSlug-category-categorySlug'],
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug': {
    path: routePaths['stores-storeSlug-category-categorySlug-menuItem-menuItemSlug'],
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm': {
    path: routePaths['stores-storeSlug-search-searchTerm'],
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm-deals': {
    path: routePaths['stores-storeSlug-search-searchTerm-deals'],
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm-categories': {
    path: routePaths['stores-storeSlug-search-searchTerm-categories'],
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-search-searchTerm-menu-items': {
    path: routePaths['stores-storeSlug-search-searchTerm-menu-items'],
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-deal-dealSlug': {
    path: routePaths['stores-storeSlug-deal-dealSlug'],
    owner: 'mf-catalogue',
    kind: 'public',
  },
  'stores-storeSlug-banner-bannerSlug': {
    path: routePaths['stores-storeSlug-banner-bannerSlug'],
    owner: 'mf-catalogue',
    kind: 'public',
  },

  'stores-storeSlug-time-slots': {
    path: routePaths['stores-storeSlug-time-slots'],
    owner: 'mf-slots',
    kind: 'private',
  },
  'stores-storeSlug-time-slots-calendar': {
    path: routePaths['stores-storeSlug-time-slots-calendar'],
    owner: 'mf-slots',
    kind: 'private',
  },

  basket: { path: routePaths.basket, owner: 'mf-basket', kind: 'private' },

  checkout: { path: routePaths.checkout, owner: 'mf-checkout', kind: 'private' },
  'checkout-options': {
    path: routePaths['checkout-options'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-options',
  },
  'checkout-details': {
    path: routePaths['checkout-details'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-details',
  },
  'checkout-login': {
    path: routePaths['checkout-login'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-login',
  },
  'checkout-create': {
    path: routePaths['checkout-create'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-create',
  },
  'checkout-payment': {
    path: routePaths['checkout-payment'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-payment',
  },
  'checkout-payment-card-form': {
    path: routePaths['checkout-payment-card-form'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-payment-card-form',
  },
  'checkout-payment-billing-address': {
    path: routePaths['checkout-payment-billing-address'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-payment-billing-address',
  },
  'checkout-success': {
    path: routePaths['checkout-success'],
    owner: 'mf-checkout',
    kind: 'private',
    step: 'checkout-success',
  },

  login: { path: routePaths.login, owner: 'mf-member', kind: 'private' },
  register: { path: routePaths.register, owner: 'mf-member', kind: 'private' },
  'forgotten-password': { path: routePaths['forgotten-password'], owner: 'mf-member', kind: 'private' },
  'forgotten-password-set': { path: routePaths['forgotten-password-set'], owner: 'mf-member', kind: 'private' },
  member: { path: routePaths.member, owner: 'mf-member', kind: 'private' },
  'member-orders': { path: routePaths['member-orders'], owner: 'mf-member', kind: 'private' },
  'member-orders-orderId': { path: routePaths['member-orders-orderId'], owner: 'mf-member', kind: 'private' },
  'member-addresses': { path: routePaths['member-addresses'], owner: 'mf-member', kind: 'private' },
  'member-my-details': { path: routePaths['member-my-details'], owner: 'mf-member', kind: 'private' },
  'member-profile': { path: routePaths['member-profile'], owner: 'mf-member', kind: 'private' },
  'member-cards': { path: routePaths['member-cards'], owner: 'mf-member', kind: 'private' },
  'member-loyalty': { path: routePaths['member-loyalty'], owner: 'mf-member', kind: 'private' },
  'member-change-password': { path: routePaths['member-change-password'], owner: 'mf-member', kind: 'private' },
  'member-reset-token-token': { path: routePaths['member-reset-token-token'], owner: 'mf-member', kind: 'private' },
} as const satisfies Record<RouteName, RouteEntry>;

/** The package that implements a page: the shell or one of the remotes. */
type RouteOwner = 'shell' | 'mf-store-search' | 'mf-catalogue' | 'mf-basket' | 'mf-slots' | 'mf-checkout' | 'mf-member';

export interface RouteEntry {
  readonly path: string;
  readonly owner: RouteOwner;
  readonly kind: 'public' | 'private';
  readonly step?: string;
}

/** The checkout step identifiers of the specification. */
export type CheckoutStep = Extract<(typeof routeTable)[RouteName], { step: string }>['step'];
