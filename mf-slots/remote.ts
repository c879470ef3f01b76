import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-slots',
  fallback: true,
  routes: [
    {
      name: 'stores-storeSlug-time-slots',
      expose: './SlotsPage',
      guards: ['location'],
      role: 'time-slots',
      section: 'slots',
      bottomBar: [
        {
          label: 'Slots',
          icon: 'clock',
          order: 30,
          withoutStore: { route: 'stores-near-by', query: { problem: 'store_search_required' } },
        },
      ],
    },
    {
      name: 'stores-storeSlug-time-slots-calendar',
      expose: './CalendarPage',
      guards: ['location'],
      section: 'slots',
    },
  ],
  boundaries: [
    {
      name: 'slot-countdown',
      policy: 'hidden',
      server: false,
      // While a slot is held.
      onEveryPage: { value: 'slot', field: 'expiresAt' },
    },
  ],
});
