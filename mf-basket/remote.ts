import { defineRemote } from '@storefront/remote-kit/define-remote';

/** Shown beside and in place of a link's label. */
const total = { value: 'basket', count: 'count', amount: 'subtotal' } as const;

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
      header: { label: 'Basket', icon: 'basket', order: 20, shows: total },
      bottomBar: [{ label: 'Basket', icon: 'basket', order: 40, shows: total }],
      backLink: 'always',
      robots: 'disallow',
    },
  ],
  boundaries: [
    {
      name: 'basket-drawer',
      policy: 'degradable',
      server: false,
    },
    {
      name: 'order-change-bar',
      policy: 'hidden',
      server: false,
      // While the basket changes an order.
      onEveryPage: { value: 'basket', field: 'amends' },
    },
  ],
});
