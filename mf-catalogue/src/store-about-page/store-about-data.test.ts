import type { StoreDetails } from '@storefront/api/entities/store';
import { storeAboutData } from './store-about-data';

const store = {
  id: 101,
  slug: 'borough',
  name: 'Borough',
  about: 'Under the arches.',
  openingHours: 'Open until 10pm',
  address: { country: 'GB', addressLine1: '8 Stoney Street', town: 'London', postcode: 'SE1 9AA' },
  phone: '020 7946 0101',
  latitude: 51.5,
  longitude: -0.09,
  state: 'open',
  openingWeek: [
    { day: 'Thursday', opens: '07:00', closes: '22:30' },
    { day: 'Friday', opens: null, closes: null },
  ],
  fulfilment: ['delivery', 'collection'],
  facilities: ['step_free', 'cafe'],
  minimumSpend: 2500,
  freeDeliveryFrom: 6000,
  deliveryFee: 250,
  nextSlots: {
    collection: { startsAt: '2026-11-12T15:00:00Z', endsAt: '2026-11-12T16:00:00Z' },
    delivery: null,
  },
  deliveryArea: null,
} as unknown as StoreDetails;

test('a store’s page has its address, hours, services and next times', () => {
  const data = storeAboutData(store, 'GBP', Date.parse('2026-11-12T14:20:00Z'));
  expect(data).toMatchObject({
    address: ['8 Stoney Street', 'London', 'SE1 9AA'],
    week: [
      { day: 'Thursday', hours: '7am to 10:30pm', isToday: true },
      { day: 'Friday', hours: 'Closed', isToday: false },
    ],
    services: ['Delivery, minimum spend £25.00, free from £60.00', 'Collection', 'Step-free access', 'Café'],
    times: [{ what: 'Collect from Borough', when: 'Today, 3–4pm' }],
  });
});
