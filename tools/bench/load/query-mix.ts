/** The benchmark's requests: the same in the same order on every machine. */

export interface ApiRequest {
  path: string;
  body: Readonly<Record<string, unknown>>;
}

/** The ids of the stores from scale-seed.ts, starting at one. */
export const scaleStore = (number: number): number => 20_000_000 + number;

const AISLES = [
  'veg',
  'bakery',
  'breakfast',
  'dairy',
  'meat',
  'meals',
  'cupboard',
  'frozen',
  'drinks',
  'sweet',
  'home',
];
const SORTS = ['featured', 'featured', 'featured', 'price_up', 'name'] as const;

/** Listings as shoppers open them: mostly an aisle's first page, every third filtered or sorted. */
export function listingMix(stores: readonly number[], count: number): ApiRequest[] {
  return Array.from({ length: count }, (_, at) => ({
    path: '/catalogue/category-details',
    body: {
      storeId: scaleStore(stores[at % stores.length] ?? 1),
      categorySlug: AISLES[(at * 7) % AISLES.length],
      page: 1 + (at % 5 === 4 ? 1 : 0),
      sort: SORTS[at % SORTS.length],
      ...(at % 6 === 1 && { tags: ['vegetarian'] }),
      ...(at % 6 === 3 && { freeFrom: ['milk'], inStock: true }),
      ...(at % 12 === 5 && { onOffer: true }),
    },
  }));
}

/** Whole words, prefixes, typing mistakes, and words without results. */
const TERMS = [
  'milk',
  'whole milk',
  'bread',
  'brea',
  'bananas',
  'bannana',
  'cheddar',
  'chedar',
  'coff',
  'coffee',
  'orange juice',
  'orange jui',
  'oat drink',
  'eggs',
  'chicken',
  'chiken',
  'tomatoes',
  'tomatos',
  'pasta',
  'red wine',
  'yoghurt',
  'yogurt',
  'mushroom',
  'mushrom',
  'butter',
  'btuter',
  'sourdough',
  'sourdoh',
  'vegan',
  'gluten free bread',
  'apple',
  'ap',
  'po',
  'potatoes',
  'salmon',
  'sallmon',
  'rice',
  'ice cream',
  'toilet roll',
  'unicorn steak',
];

/** Every term in every store before the first repeats. */
export function searchMix(stores: readonly number[], count: number): ApiRequest[] {
  return Array.from({ length: count }, (_, at) => ({
    path: '/catalogue/global-search',
    body: {
      storeId: scaleStore(stores[Math.floor(at / TERMS.length) % stores.length] ?? 1),
      searchTerm: TERMS[at % TERMS.length],
    },
  }));
}

/** Category pages as documents. */
export const pageMix = (stores: readonly number[], count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `/stores/scale-${stores[at % stores.length]}/category/${AISLES[(at * 7) % AISLES.length]}`,
  );

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
