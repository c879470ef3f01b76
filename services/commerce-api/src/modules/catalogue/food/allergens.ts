/** A label names tree nuts as a group or individually. */
export const TREE_NUTS = [
  'nuts',
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pecans',
  'brazil nuts',
  'pistachios',
  'macadamia nuts',
] as const;

/** The cereals containing gluten. */
export const GLUTEN = ['wheat', 'rye', 'barley', 'oats', 'spelt'] as const;

/**
 * The fourteen allergens that must be declared in the United Kingdom; cereals and nuts are named individually, as on a
 * label.
 */
export const ALLERGENS = [
  'celery',
  'wheat',
  'rye',
  'barley',
  'oats',
  'spelt',
  'crustaceans',
  'egg',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  ...TREE_NUTS,
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

const treeNuts: ReadonlySet<string> = new Set(TREE_NUTS);

/** Whether a label declares an allergen; 'nuts' stands for every tree nut and is declared by each of them. */
export function declares(declared: readonly string[], allergen: string): boolean {
  if (allergen === 'nuts') return declared.some((one) => treeNuts.has(one));
  return declared.includes(allergen) || (treeNuts.has(allergen) && declared.includes('nuts'));
}
