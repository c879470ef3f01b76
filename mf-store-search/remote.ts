import { SEARCH_DEADLINE_MS } from '@storefront/api/constants';
import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-store-search',
  fallback: true,
  routes: [
    { name: 'stores-near-by', kind: 'public', expose: './StoresNearByPage', role: 'find-stores', section: 'search' },
    { name: 'store-all', kind: 'public', expose: './StoreAllPage', role: 'all-stores' },
  ],
  boundaries: [
    {
      name: 'store-search',
      policy: 'essential',
      server: true,
      deadlineMs: SEARCH_DEADLINE_MS,
    },
  ],
});
