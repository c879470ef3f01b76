import type { StoreSummary, StoresSearchResult } from '@storefront/api/entities/store';
import { areAllFar, foundStores, hasNoDelivery } from './stores-near-by-data';

const store = (id: number, distanceMetres: number, deliversHere = false) =>
  ({
    id,
    name: `Store ${id}`,
    slug: `store-${id}`,
    address: { country: 'GB', addressLine1: '1 High Street', postcode: 'SE1 9GF', town: 'London' },
    distanceMetres,
    state: 'open',
    fulfilment: ['delivery', 'collection'],
    deliversHere,
    minimumSpend: 0,
    deliveryFee: null,
    nextSlot: null,
    openingHours: 'Open until 9pm',
  }) as unknown as StoreSummary;
const fulfilmentLocation = { postcode: 'SE1 9GF', latitude: 51.5, longitude: -0.09, town: 'London' };
const found = (stores: StoreSummary[]) =>
  foundStores({ stores, fulfilmentLocation } as StoresSearchResult, 'delivery', new Date());
const ids = (stores: StoreSummary[]) => found(stores).stores.map(({ id }) => id);

describe('the stores near by', () => {
  test('exclude distant ones, unless they deliver here', () => {
    expect(ids([store(1, 500), store(2, 4000), store(3, 60_000), store(4, 150_000), store(5, 90_000, true)])).toEqual([
      1, 2, 3, 5,
    ]);
  });

  test('are the nearest three if none is near', () => {
    expect(ids([store(1, 200_000), store(2, 210_000), store(3, 220_000), store(4, 230_000)])).toEqual([1, 2, 3]);
  });

  test('are all far if none is near and none delivers', () => {
    expect(areAllFar(found([store(1, 200_000), store(2, 210_000)]).stores)).toBe(true);
    expect(areAllFar(found([store(1, 200_000, true)]).stores)).toBe(false);
    expect(areAllFar(found([store(1, 500), store(2, 210_000)]).stores)).toBe(false);
    expect(areAllFar([])).toBe(false);
  });

  test('keep the searched place for the session', () => {
    expect(found([]).place).toEqual({ postcode: 'SE1 9GF', latitude: 51.5, longitude: -0.09 });
  });

  test('report that no store delivers here, only to a shopper who wants delivery', () => {
    const near = found([store(1, 500)]);
    expect(hasNoDelivery({ fulfilment: 'delivery', ...near })).toBe(true);
    expect(hasNoDelivery({ fulfilment: 'collection', ...near })).toBe(false);
    expect(hasNoDelivery({ fulfilment: 'delivery', ...found([store(1, 500, true)]) })).toBe(false);
    expect(hasNoDelivery({ fulfilment: 'delivery' })).toBe(false);
  });
});
