/** Typical values per 100 g or 100 ml: kcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt. */
export type Typical = readonly [number, number, number, number, number, number, number, number];

/** What the things of one shelf have in common. Allergens stand between double asterisks in the ingredients. */
export type FoodKind = {
  /** Null: the thing is its own only ingredient. */
  readonly ingredients: string | null;
  readonly typical: Typical | null;
  readonly storage: string;
  readonly tags: readonly string[];
  /** Second sentences of the description; one is picked. */
  readonly asides: readonly [string, ...string[]];
  readonly hfss?: boolean;
  readonly minimumAge?: number;
  readonly per?: '100g' | '100ml';
};
