import type { PickLine, ShelfPlace, StorageZone } from '@storefront/api/entities/desk/pick-list';

/** Frozen goods thaw least if they are collected last. */
const ZONES: readonly StorageZone[] = ['ambient', 'chilled', 'frozen'];
/** '10' after '9', and 'b' beside 'B'. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Placed = Pick<PickLine, 'zone' | 'place' | 'name' | 'tote'>;

function byPlace(a: ShelfPlace | null, b: ShelfPlace | null): number {
  // What has no place is looked for at the end of its zone.
  if (!a || !b) return Number(!a) - Number(!b);
  return compare(a.aisle, b.aisle) || compare(a.bay ?? '', b.bay ?? '') || compare(a.shelf ?? '', b.shelf ?? '');
}

/** Compares lines by the walk: zone, aisle, bay and shelf; the same item of several orders is picked at once. */
export const byWalk = (a: Placed, b: Placed): number =>
  ZONES.indexOf(a.zone) - ZONES.indexOf(b.zone) ||
  byPlace(a.place, b.place) ||
  compare(a.name, b.name) ||
  compare(a.tote, b.tote);
