/** Common data of one shelf's products. */
export type FoodKind = {
  readonly storage: string;
  /** Tags of what is not food; those of food follow from its ingredients. */
  readonly tags?: readonly string[];
  /** Possible second sentences of the description. */
  readonly asides: readonly [string, ...string[]];
  readonly hfss?: boolean;
  readonly minimumAge?: number;
};
