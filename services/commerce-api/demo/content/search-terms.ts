import type { DemoSearchTerm } from '../demo-data.types';
import type { ImportedStore } from '../imported-rows';
import { pickBy } from './random';

/** Search terms, most popular first. */
export const grocerySearchTerms: readonly string[] = [
  'milk',
  'bread',
  'eggs',
  'bananas',
  'chicken',
  'cheese',
  'coffee',
  'butter',
  'tomatoes',
  'pasta',
  'yoghurt',
  'apples',
  'rice',
  'orange juice',
  'potatoes',
  'mushrooms',
  'oat drink',
  'pizza',
  'bacon',
  'berries',
];

export const retailSearchTerms: readonly string[] = [
  'mug',
  'lamp',
  'towel',
  'candle',
  'plates',
  'bulb',
  'vase',
  'paint',
  'frying pan',
  'bowl',
  'knife',
  'spray',
  'glasses',
  'hammer',
  'cushion',
  'jug',
];

/** Each store's counts: overall the same order, with some neighbours swapped. */
export const searchTermRows = (
  terms: readonly string[],
  stores: readonly Pick<ImportedStore, 'id' | 'slug'>[],
): DemoSearchTerm[] =>
  stores.flatMap(({ id, slug }) =>
    terms.map((term, place) => ({
      storeId: id,
      term,
      count: (terms.length - place) * 12 + pickBy(`${slug} ${term}`, [0, 5, 11, 17, 23]) + 4,
    })),
  );
