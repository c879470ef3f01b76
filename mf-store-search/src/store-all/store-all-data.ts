import type { StoreSummary } from '@storefront/api/entities/store';

/** A store in the list of all stores. */
export interface PlainStore {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly state: StoreSummary['state'];
  readonly hours: string;
  readonly ways: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface StoreAllData {
  readonly count: number;
  readonly view: 'list' | 'map';
  readonly towns: readonly { readonly town: string; readonly stores: readonly PlainStore[] }[];
}

const ways = ({ fulfilment }: StoreSummary): string => {
  if (fulfilment.length > 1) return 'Delivery and collection';
  return fulfilment.includes('delivery') ? 'Delivery' : 'Collection';
};

/** All stores, sorted by town and name. */
export function storeAllData(stores: readonly StoreSummary[], view: StoreAllData['view'] = 'list'): StoreAllData {
  const towns = new Map<string, PlainStore[]>();
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en-GB');
  for (const store of [...stores].sort(byName)) {
    const { addressLine1, town, postcode } = store.address;
    const listed = towns.get(town) ?? [];
    listed.push({
      id: store.id,
      slug: store.slug,
      name: store.name,
      address: `${addressLine1}, ${town}, ${postcode}`,
      state: store.state,
      hours: store.openingHours,
      ways: ways(store),
      latitude: store.latitude,
      longitude: store.longitude,
    });
    towns.set(town, listed);
  }
  return {
    count: stores.length,
    view,
    towns: [...towns]
      .sort(([a], [b]) => a.localeCompare(b, 'en-GB'))
      .map(([town, listed]) => ({ town, stores: listed })),
  };
}
