/** A version of a package in place of the newest one, or nothing but the newest ones. */
export interface SkewComposition {
  /** Such as 'mf-basket 0.1.0-3fa9c2d1e0aa', or 'newest'. */
  readonly name: string;
  /** The version that replaces the newest; missing for 'newest'. */
  readonly replaced?: { readonly name: string; readonly version: string };
  /** The packages whose main path is run. */
  readonly paths: readonly string[];
}

/** A package at its newest version together with one version of a neighbour. */
export interface SkewCell {
  readonly name: string;
  readonly version: string;
  readonly neighbour: string;
  readonly neighbourVersion: string;
  /** 0 for the neighbour's newest version N, 1 for N-1, 2 for N-2. */
  readonly distance: number;
  /** What joins them, in words; empty for a pair without a contract. */
  readonly uses: readonly string[];
  /** The composition that shows it, by name. */
  readonly composition: string;
  /** The packages whose main paths prove it: each of the two that uses something of the other. */
  readonly paths: readonly string[];
}

export interface SkewPlan {
  /** Cells to run. */
  readonly cells: readonly SkewCell[];
  /** Cells of pairs without a contract. */
  readonly pruned: readonly SkewCell[];
  readonly compositions: readonly SkewComposition[];
  /** How many main paths would run without pruning. */
  readonly pathsBefore: number;
}
