import { PART_DEADLINE_MS } from '@storefront/api/constants';
import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-catalogue',
  fallback: true,
  exposes: ['./StoreHome', './Category', './MenuItem', './Deal', './Banner', './Search', './SearchSuggestions'],
  routes: [
    { name: 'stores-storeSlug', expose: './StoreHome' },
    { name: 'stores-storeSlug-category-categorySlug', expose: './Category' },
    { name: 'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', expose: './MenuItem' },
    { name: 'stores-storeSlug-deal-dealSlug', expose: './Deal' },
    { name: 'stores-storeSlug-banner-bannerSlug', expose: './Banner' },
    { name: 'stores-storeSlug-search-searchTerm', expose: './Search' },
    { name: 'stores-storeSlug-search-searchTerm-deals', expose: './Search' },
    { name: 'stores-storeSlug-search-searchTerm-categories', expose: './Search' },
    { name: 'stores-storeSlug-search-searchTerm-menu-items', expose: './Search' },
  ],
  boundaries: [
    {
      name: 'search-suggestions',
      expose: './SearchSuggestions',
      policy: 'hidden',
      server: false,
      deadlineMs: PART_DEADLINE_MS,
    },
  ],
  links: [
    { path: '/stores/:storeSlug/search', action: 'search' },
    { path: '/stores/:storeSlug/banner/:bannerSlug/go', action: 'follow-banner' },
  ],
  answerFields: ['added', 'item', 'choice', 'quantity', 'option:', 'pick:', 'item:'],
  emits: [],
  reactsTo: [],
  handles: [],
});
