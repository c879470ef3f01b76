import { readFileSync } from 'node:fs';
import { slugOf } from '@storefront/api/slug-of';
import { parse } from 'csv-parse/sync';

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

/** The columns of the grocer's items that say how a pack looks. */
type Item = Readonly<Record<'picture' | 'weight' | 'family' | 'unit_amount' | 'unit_of', string>>;

const ITEMS = new URL('../../../services/commerce-api/demo/pipwell/items.csv', import.meta.url);
const ORGANIC = '-organic';

/** '6 x 330ml', or 'each' for a single thing. */
const sizeOf = ({ weight }: Item): string => weight.replace(' × ', ' x ') || 'each';

/** '6 x 1.5litre' as '6 x 1.5L', '2 litres' as '2L', '3 x 90pack' as '3 x 90'. */
const markOf = (size: string): string => size.replace(/ ?litres?$/, 'L').replace(/(x \d+)pack$/, '$1');

const timesOf = (item: Item): number => Number(/^(\d+) x /.exec(sizeOf(item))?.[1] ?? 1);

/** What one of the packs in a multipack contains; 0 if that is not known. */
const amountOf = (item: Item): number => Number(item.unit_amount) / timesOf(item);

/** @param sizes all sizes of the item's product */
function packPicture(item: Item, sizes: readonly Item[]): PackPicture {
  const size = sizeOf(item);
  const motif = item.picture.replace('/pictures/', '');
  const organic = motif.endsWith(ORGANIC);
  const several = item.family !== '';
  const single = several && size === 'each';
  const isMarked = several && !single;
  const ending = `${isMarked ? `-${slugOf(size)}` : ''}${organic ? ORGANIC : ''}`;
  const amount = amountOf(item);
  const comparable = sizes.filter((one) => one.unit_of === item.unit_of).map(amountOf);
  const [, count] = /^(\d+) ?(?:pack|rolls)$/.exec(size) ?? [];
  return {
    motif,
    product: motif.slice(0, motif.length - ending.length),
    mark: isMarked ? markOf(size) : null,
    multiple: timesOf(item),
    count: single ? 1 : count === undefined ? null : Number(count),
    share: amount === 0 ? 1 : amount / Math.max(...comparable),
    organic,
  };
}

let packs: readonly PackPicture[] | undefined;

/** The pictures of the grocer's items that look different from their product's own motif, as its items.csv names them. */
export function packPictures(): readonly PackPicture[] {
  if (packs) return packs;
  const items: Item[] = parse(readFileSync(ITEMS), { columns: true });
  const families = new Map<string, Item[]>();
  for (const item of items) families.set(item.family, [...(families.get(item.family) ?? []), item]);
  packs = items
    .map((item) => packPicture(item, item.family === '' ? [item] : (families.get(item.family) ?? [])))
    .filter(({ motif, product }) => motif !== product);
  return packs;
}
