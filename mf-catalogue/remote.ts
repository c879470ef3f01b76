import { defineRemote } from '@storefront/remote-kit/define-remote';

const search = {
  kind: 'public',
  expose: './SearchPage',
  section: 'search',
  backLink: 'wide',
  privateParams: ['searchTerm'],
} as const;

export const remote = defineRemote({
  name: 'mf-catalogue',
  fallback: true,
  routes: [
    {
      name: 'stores-storeSlug',
      kind: 'public',
      expose: './StoreHomePage',
      role: 'store',
      section: 'shop',
      bottomBar: [{ label: 'Shop', icon: 'shop', order: 10, leadsBack: true, withoutStore: { route: 'index' } }],
    },
    {
      name: 'stores-storeSlug-find',
      kind: 'public',
      expose: './FindPage',
      usesCamera: true,
      section: 'search',
      bottomBar: [
        { label: 'Search', icon: 'search', order: 20, withoutStore: { route: 'stores-near-by', label: 'Stores' } },
      ],
    },
    {
      name: 'stores-storeSlug-category-categorySlug',
      kind: 'public',
      expose: './CategoryPage',
      role: 'category',
      sitemap: 'categories',
      section: 'shop',
      departments: 'quiet',
    },
    {
      name: 'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug',
      kind: 'public',
      expose: './MenuItemPage',
      sitemap: 'items',
      section: 'shop',
    },
    { name: 'stores-storeSlug-deal-dealSlug', kind: 'public', expose: './DealPage', sitemap: 'deals', section: 'shop' },
    { name: 'stores-storeSlug-about', kind: 'public', expose: './StoreAboutPage', section: 'shop' },
    { name: 'stores-storeSlug-offers', kind: 'public', expose: './OffersPage', section: 'shop' },
    {
      name: 'stores-storeSlug-banner-bannerSlug',
      kind: 'public',
      expose: './BannerPage',
      sitemap: 'banners',
      section: 'shop',
    },
    { name: 'stores-storeSlug-search-searchTerm', ...search },
    { name: 'stores-storeSlug-search-searchTerm-deals', ...search },
    { name: 'stores-storeSlug-search-searchTerm-categories', ...search },
    { name: 'stores-storeSlug-search-searchTerm-menu-items', ...search },
  ],
  boundaries: [
    {
      name: 'buy-again',
      policy: 'hidden',
      server: false,
    },
    {
      name: 'open-shop',
      policy: 'hidden',
      server: true,
    },
    {
      name: 'search-suggestions',
      policy: 'hidden',
      server: false,
    },
  ],
  links: [
    { path: '/stores/:storeSlug/search', action: 'search', role: 'store-search' },
    { path: '/stores/:storeSlug/banner/:bannerSlug/go', action: 'follow-banner', role: 'banner-click' },
  ],
  // The item page adds the chosen options; the search for stores names the postcode that only one store delivers to, and
  // says what became of an item that a visitor of an open shop wanted.
  outcomeFields: ['choice', 'only-for', 'price-was', 'not-sold', 'check'],
  storage: [
    {
      key: 'catalogue:search-history',
      purpose: 'Your last searches, which the search field suggests. They are never sent anywhere.',
      storedFor: 'Until you remove them',
    },
    {
      key: 'catalogue:age-confirmed',
      purpose: 'The age that you have confirmed, so that it is asked once.',
      storedFor: 'Until you log out or close the tab',
    },
  ],
});
