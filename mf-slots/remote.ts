import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-slots',
  lastGood: true,
  exposes: ['./SlotsPage', './SlotCountdown'],
  routes: [{ name: 'stores-storeSlug-time-slots', expose: './SlotsPage', guards: ['location'] }],
  boundaries: [
    { name: 'slot-countdown', expose: './SlotCountdown', policy: 'hidden', server: false, deadlineMs: 8000 },
  ],
  emits: ['slots:reserved', 'slots:reservation-expired'],
  reactsTo: [],
  handles: [],
});
