import type { PricedItem } from '../content/catalogue';
import { chosen, pickBy } from '../content/random';
import type { DemoStore, DemoStoreItem } from '../demo-data.types';

const OUT_OF_STOCK = 0.03;
const DEARER_OR_CHEAPER = 0.15;
/** What the first store of each brand counts, by store and item. */
const countedStock: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  borough: { 'sunflowers-5-stems': 3, 'smoked-salmon-200g': 8, 'rump-steak-2-227g': 2 },
  'bath-walcot-street': { 'heron-floor-lamp-oak': 2, 'orchard-vase-moss': 3, 'bud-vases-set-of-2': 12 },
};

/** A store's prices: one in seven differs slightly, three in a hundred items are sold out, and a few are counted. */
export function storeItemsOf(store: DemoStore, items: readonly PricedItem[]): DemoStoreItem[] {
  return items.map(({ item, price, wasPrice }) => {
    const seed = `${store.slug} ${item.slug}`;
    // A reduced price is the same in every store, because its badge names the saving.
    // The colours of one thing cost the same.
    const priced = item.variant.some(({ colour }) => colour !== null) ? `${store.slug} ${item.family} ${price}` : seed;
    const differs = wasPrice === null && price >= 100 && chosen(`price ${priced}`, DEARER_OR_CHEAPER);
    const change = differs ? pickBy(`change ${priced}`, [5, 10, -5, -10]) : 0;
    return {
      storeId: store.id,
      itemId: item.id,
      price: price + change,
      wasPrice,
      inStock: !chosen(`stock ${seed}`, OUT_OF_STOCK),
      stock: countedStock[store.slug]?.[item.slug] ?? null,
    };
  });
}
