/**
 * One product: name, motif, packs and a sentence about it. Packs read '400g 115, 800g 185<230': size, price in pence
 * and, after '<', the previous price. Notes are keywords: 'new', 'organic' (adds an organic variant),
 * 'limit:5', 'opt:slicing', 'kind:ice' (another kind than its shelf's) and so on.
 */
export type Line = readonly [name: string, motif: string, packs: string, about: string, notes?: string];

export type Shelf = { readonly name: string; readonly kind: string; readonly lines: readonly Line[] };
type Aisle = { readonly name: string; readonly shelves: readonly Shelf[] };
export type Department = {
  /** Also the colour name of its picture backgrounds. */
  readonly slug: string;
  readonly name: string;
  readonly motif: string;
  readonly aisles: readonly Aisle[];
};
