/** Typical values per 100 g or 100 ml: kcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt. */
export type Typical = readonly [number, number, number, number, number, number, number, number];

/** Common data of one shelf's products. Allergens are marked with double asterisks in the ingredients. */
export type FoodKind = {
  /** Null when the product is its own only ingredient. */
  readonly ingredients: string | null;
  readonly typical: Typical | null;
  readonly storage: string;
  readonly tags: readonly string[];
  /** Possible second sentences of the description. */
  readonly asides: readonly [string, ...string[]];
  readonly hfss?: boolean;
  readonly minimumAge?: number;
  readonly per?: '100g' | '100ml';
};
