import type { DemoItem } from '../demo-data.types';

/** Items that are weighed when they are picked, by slug, with the grams of a typical one. */
const typicalGrams: Readonly<Record<string, number>> = {
  watermelon: 2_500,
  'culinary-pumpkin': 1_800,
  'leg-of-lamb-1-8kg': 1_800,
  'parmesan-wedge-200g': 200,
};

/** The same item, sold by weight if it is one of those above. */
export const byWeight = (item: DemoItem): DemoItem => {
  const grams = typicalGrams[item.slug];
  return grams === undefined ? item : { ...item, typicalGrams: grams };
};
