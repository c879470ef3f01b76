/**
 * One retail product in its colours: name, motif, colours ('' when the motif has only one), price in pence (and the
 * previous price after '<'), size, a short sentence, notes.
 */
export type RangeLine = readonly [
  name: string,
  motif: string,
  colours: string,
  price: string,
  size: string,
  about: string,
  notes?: string,
];

type RangeShelf = { readonly name: string; readonly care: string; readonly lines: readonly RangeLine[] };
type RangeAisle = { readonly name: string; readonly shelves: readonly RangeShelf[] };
export type Range = {
  readonly slug: string;
  readonly name: string;
  readonly motif: string;
  readonly aisles: readonly RangeAisle[];
};
