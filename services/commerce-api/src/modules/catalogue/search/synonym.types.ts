/** Words that shoppers use for what a business sells. Without `means`, categories or offers, the terms mean the same. */
export interface Synonym {
  readonly terms: readonly string[];
  /** Terms that are searched for too; not the other way round. */
  readonly means: readonly string[];
  /** Slugs of categories whose items are found. */
  readonly categories: readonly string[];
  /** Whether everything on offer is found. */
  readonly offers: boolean;
  /** Whether the business does not sell what the terms name, and the rest is only the nearest. */
  readonly notSold: boolean;
}
