import type { StoreSummary } from '@storefront/api/entities/store';
import { listedStore } from './listed-store';

const now = new Date('2026-11-21T10:00:00Z');
const store: StoreSummary = {
  id: 1,
  name: 'Borough',
  slug: 'borough',
  address: { country: 'GB', addressLine1: '4 Stoney Street', postcode: 'SE1 9AA', town: 'London' },
  latitude: 51.5,
  longitude: -0.09,
  distanceMetres: 644,
  state: 'open',
  fulfilment: ['delivery', 'collection'],
  deliversHere: true,
  minimumSpend: 1500,
  deliveryFee: 150,
  nextSlot: { startsAt: '2026-11-21T17:00:00Z', endsAt: '2026-11-21T18:00:00Z' },
  orderDaysInAdvance: 14,
  openingHours: 'Open until 10pm',
  facilities: [],
  deliveryArea: null,
};

describe('a listed store', () => {
  test('shows its address, distance and next available time', () => {
    expect(listedStore(store, 'delivery', now)).toMatchObject({
      address: '4 Stoney Street, London, SE1 9AA',
      distance: '0.4 miles',
      nextSlot: 'Today, 5–6pm',
      offers: 'delivery',
    });
  });

  test('offers collection to a shopper outside its delivery area', () => {
    const tooFar = listedStore({ ...store, deliversHere: false }, 'delivery', now);
    expect(tooFar.offers).toBe('collection');
    expect(tooFar).not.toHaveProperty('nextSlot');
    expect(listedStore(store, 'collection', now).offers).toBe('collection');
  });

  test('offers nothing while it accepts no orders, or neither delivers here nor offers collection', () => {
    expect(listedStore({ ...store, state: 'closed' }, 'delivery', now).offers).toBeUndefined();
    const deliveryAlone: StoreSummary = { ...store, fulfilment: ['delivery'], deliversHere: false };
    expect(listedStore(deliveryAlone, 'delivery', now).offers).toBeUndefined();
  });

  test('offers delivery when it delivers here and has no collection', () => {
    expect(listedStore({ ...store, fulfilment: ['delivery'] }, 'collection', now).offers).toBe('delivery');
  });

  test('is far when most shoppers would not travel to it', () => {
    expect(listedStore({ ...store, distanceMetres: 262_000 }, 'collection', now).isFar).toBe(true);
    expect(listedStore(store, 'collection', now).isFar).toBe(false);
    expect(listedStore({ ...store, distanceMetres: null }, 'collection', now).isFar).toBe(false);
  });

  test('omits an unknown distance or time', () => {
    const listed = listedStore({ ...store, distanceMetres: null, nextSlot: null }, 'delivery', now);
    expect(listed).not.toHaveProperty('distance');
    expect(listed).not.toHaveProperty('nextSlot');
  });
});
