import { PRICE_MAX } from '@storefront/api/constants';
import type { StoreItemValues } from '@storefront/api/entities/desk/desk-item';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { type Reprice, reprice } from '@storefront/money/reprice';
import type { Listing } from '../../listings/lock-listings';

type Row = BodyOf<'POST /desk/items-change'>['items'][number];
type RefusalCode = ReplyOf<'POST /desk/items-change'>['refused'][number]['code'];
type AllValues = Required<StoreItemValues>;
type Part = keyof AllValues;

export type PlannedChange =
  | { readonly kind: 'changed'; readonly before: StoreItemValues; readonly after: StoreItemValues }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'conflict'; readonly seen: StoreItemValues; readonly now: StoreItemValues }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** What staff may change of a listing. */
const valuesOf = ({ price, wasPrice, inStock, stock, aisle, bay, shelf }: Listing): AllValues => ({
  price,
  wasPrice,
  inStock,
  stock,
  place: aisle === null ? null : { aisle, bay, shelf },
});

const partsOf = (values: StoreItemValues): Part[] =>
  (['price', 'wasPrice', 'inStock', 'stock', 'place'] as const).filter((part) => values[part] !== undefined);

/** Compares a part's values; a place by what it names. */
function isSame(one: StoreItemValues, other: StoreItemValues, part: Part): boolean {
  if (part !== 'place') return one[part] === other[part];
  const [a, b] = [one.place, other.place];
  return a && b ? a.aisle === b.aisle && a.bay === b.bay && a.shelf === b.shelf : a === b;
}

const pick = (values: StoreItemValues, parts: readonly Part[]): StoreItemValues =>
  Object.fromEntries(parts.map((part) => [part, values[part]]));

/** What a row makes of a listing; nothing is written. */
export function plannedChange(
  listing: Listing | undefined,
  { seen, set }: Row,
  change: Reprice | undefined,
): PlannedChange {
  if (!listing) return { kind: 'refused', code: 'not_listed' };
  const now = valuesOf(listing);
  const changesPrice = change !== undefined && set.price === undefined;
  const touched = [...partsOf(set), ...(changesPrice ? (['price'] as const) : [])];
  if (touched.some((part) => seen[part] === undefined)) return { kind: 'refused', code: 'not_seen' };
  const known = partsOf(seen);
  if (known.some((part) => !isSame(seen, now, part))) return { kind: 'conflict', seen, now: pick(now, known) };
  const wanted: AllValues = { ...now, ...set, ...(changesPrice && { price: reprice(now.price, change) }) };
  if (wanted.price > PRICE_MAX) return { kind: 'refused', code: 'price_too_high' };
  if (wanted.wasPrice !== null && wanted.wasPrice <= wanted.price) {
    if (set.wasPrice !== undefined) return { kind: 'refused', code: 'was_price_too_low' };
    // The price reaches what it was reduced from.
    wanted.wasPrice = null;
  }
  const changed = partsOf(wanted).filter((part) => !isSame(wanted, now, part));
  if (changed.length === 0) return { kind: 'unchanged' };
  return { kind: 'changed', before: pick(now, changed), after: pick(wanted, changed) };
}
