import type { Line } from '../content/department';
import { noteReader } from '../content/notes';
import { type Pack, packsOf } from '../content/pack-size';
import { slugOf } from '../content/slug';
import { groceryDepartments } from './departments';
import { linesOf } from './shelf-lines';

/** How one pack of a product is shown. */
export type PackPicture = {
  /** 'milk-whole-4-pints-organic' */
  readonly motif: string;
  /** The motif of the product, which it varies: 'milk-whole'. */
  readonly product: string;
  /** The words of its size mark: '4 pints', '6 x 330ml'; null if the product has one size. */
  readonly mark: string | null;
  /** The number of equal packs in a multipack; otherwise 1. */
  readonly multiple: number;
  /** The number of single things in the pack, such as 6 apples or 9 rolls; null for other packs. */
  readonly count: number | null;
  /** What is in it, as a share of the product's largest single pack: above 0, at most 1. */
  readonly share: number;
  readonly organic: boolean;
};

/** '6 x 1.5litre' as '6 x 1.5L', '2 litres' as '2L', '3 x 90pack' as '3 x 90'. */
const markOf = (size: string): string => size.replace(/ ?litres?$/, 'L').replace(/(x \d+)pack$/, '$1');

const timesOf = ({ size }: Pack): number => Number(/^(\d+) x /.exec(size)?.[1] ?? 1);

/** What one of the packs in a multipack contains; 0 if that is not known. */
const amountOf = (pack: Pack): number => (pack.unit?.amount ?? 0) / timesOf(pack);

/** The picture of one of a product line's packs. */
export function packPicture(line: Line, pack: Pack): PackPicture {
  const [, product, packs, , notes] = line;
  const sizes = packsOf(packs);
  const several = sizes.length > 1;
  const organic = noteReader(notes).has('certified');
  const single = several && pack.size === 'each';
  const mark = several && !single ? markOf(pack.size) : null;
  const amount = amountOf(pack);
  const comparable = sizes.filter(({ unit }) => unit?.of === pack.unit?.of).map(amountOf);
  const [, count] = /^(\d+) ?(?:pack|rolls)$/.exec(pack.size) ?? [];
  return {
    motif: [product, ...(several && !single ? [slugOf(pack.size)] : []), ...(organic ? ['organic'] : [])].join('-'),
    product,
    mark,
    multiple: timesOf(pack),
    count: single ? 1 : count === undefined ? null : Number(count),
    share: amount === 0 ? 1 : amount / Math.max(...comparable),
    organic,
  };
}

/** The pictures of all packs that look different from their product's own motif. */
export function packPictures(): PackPicture[] {
  const lines = groceryDepartments.flatMap(({ aisles }) => aisles.flatMap(({ shelves }) => shelves.flatMap(linesOf)));
  return lines
    .flatMap((line) => packsOf(line[2]).map((pack) => packPicture(line, pack)))
    .filter(({ motif, product }) => motif !== product);
}
