import { PART_DEADLINE_MS } from '@storefront/api/constants';
import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-basket',
  fallback: true,
  routes: [
    {
      name: 'basket',
      expose: './BasketPage',
      guards: ['location'],
      role: 'basket',
      section: 'basket',
      header: { label: 'Basket', icon: 'basket', order: 20, shows: 'basket' },
      bottomBar: [{ label: 'Basket', icon: 'basket', order: 40, shows: 'basket' }],
      backLink: 'always',
      robots: 'disallow',
    },
  ],
  boundaries: [
    {
      name: 'basket-drawer',
      expose: './BasketDrawer',
      policy: 'degradable',
      server: false,
      deadlineMs: PART_DEADLINE_MS,
    },
  ],
});
