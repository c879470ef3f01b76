import { type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database/database.types';
import { jsonRow } from '../../database/json-row';
import { basketLines, baskets, savedItems } from '../../database/schema/basket';
import { storeItems } from '../../database/schema/catalogue';
import { reservations, slots } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';
import type { Listing } from '../catalogue/items/items.repository';
import { type HeldPlace, latestReservation } from '../slots/reservation.repository';
import type { Store } from '../stores/stores.repository';
import { type BasketRow, findOpenBasket, type LineRow } from './basket.repository';
import type { StoredRow } from './lines/list-rows';
import { type OtherBasket, otherBaskets } from './owners/other-baskets';
import type { SavedItemRow } from './saved-items/saved-items.repository';

const row = {
  basket: jsonRow(baskets),
  line: jsonRow(basketLines),
  saved: jsonRow(savedItems),
  listing: jsonRow(storeItems),
  reservation: jsonRow(reservations),
  slot: jsonRow(slots),
  store: jsonRow(stores),
};

/** Everything of a basket that changes from second to second, read at one moment. */
export interface BasketSnapshot {
  basket: BasketRow;
  /** Undefined before a store is chosen. */
  store: Store | undefined;
  /** The held or confirmed reservation with its slot, else the one kept for the basket, else the latest one. */
  place: HeldPlace | undefined;
  lines: readonly StoredRow<LineRow>[];
  /** The items saved for later, newest first. */
  saved: readonly StoredRow<SavedItemRow>[];
  /** What the store lists of the requested items, by item. */
  listings: ReadonlyMap<number, Listing>;
  /** The other open baskets of its member. */
  others: readonly OtherBasket[];
}

interface SnapshotJson {
  basket: unknown[];
  store: unknown[] | null;
  place: PlaceJson | null;
  lines: [line: unknown[], listing: unknown[]][] | null;
  saved: [saved: unknown[], listing: unknown[]][] | null;
  listings: unknown[][] | null;
  /** What open payments of the basket's own draft, and the order that it replaces, have taken from the stock, by item. */
  taken: [itemId: number | string, quantity: number][] | null;
  others: OtherBasket[] | null;
}

type PlaceJson = [reservation: unknown[], slot: unknown[]];

/** SQL: the held or confirmed reservation of a row of `baskets` with its slot, else the one kept for it, else its latest. */
const latestPlace = sql`(select json_build_array(${row.reservation.sql}, ${row.slot.sql})
  from reservations join slots on slots.store_id = reservations.store_id and slots.slot_id = reservations.slot_id
  where reservations.basket_id = baskets.id or (reservations.state = 'confirmed' and reservations.basket_id = (
    select basket_id from orders where draft_order_id = baskets.amends_draft_order_id))
  order by reservations.state in ('held', 'confirmed') desc, reservations.created_at desc,
    reservations.reservation_id desc limit 1)`;

const placeOf = (json: PlaceJson | null): HeldPlace | undefined =>
  json ? { reservation: row.reservation.parse(json[0]), slot: row.slot.parse(json[1]) } : undefined;

/** An open basket and its place, without its lines, in one statement. */
export async function readBasketAndPlace(
  db: Database,
  businessId: number,
  token: string,
): Promise<Pick<BasketSnapshot, 'basket' | 'place'> | undefined> {
  const found = await firstRow<Pick<SnapshotJson, 'basket' | 'place'>>(
    db,
    sql`select ${row.basket.sql} as basket, ${latestPlace} as place from baskets
        where token = ${token} and business_id = ${businessId} and state = 'open'`,
  );
  if (found) return { basket: row.basket.parse(found.basket), place: placeOf(found.place) };
  // Perhaps a log-in has joined it with another.
  const basket = await findOpenBasket(db, businessId, token);
  return basket && { basket, place: await latestReservation(db, basket.id) };
}

/**
 * Reads a basket with its store, slot, lines and their current prices and stock, in one statement.
 * @param which SQL: a condition on the table `baskets` that one row meets
 * @param itemIds further items of the basket's store whose prices and stock are needed
 */
export async function readSnapshot(
  db: Database,
  which: SQL,
  itemIds: readonly number[] = [],
): Promise<BasketSnapshot | undefined> {
  const json = await firstRow<SnapshotJson>(
    db,
    sql`select ${row.basket.sql} as basket,
          (select ${row.store.sql} from stores where stores.id = baskets.store_id) as store,
          ${latestPlace} as place,
          (select json_agg(json_build_array(${row.line.sql}, ${row.listing.sql}) order by basket_lines.id)
            from basket_lines
            left join store_items on store_items.store_id = baskets.store_id and store_items.item_id = basket_lines.item_id
            where basket_lines.basket_id = baskets.id) as lines,
          (select json_agg(json_build_array(${row.saved.sql}, ${row.listing.sql}) order by saved_items.id desc)
            from saved_items
            left join store_items on store_items.store_id = baskets.store_id and store_items.item_id = saved_items.item_id
            where saved_items.basket_id = baskets.id) as saved,
          (select json_agg(${row.listing.sql}) from store_items
            where store_items.store_id = baskets.store_id
              and store_items.item_id = any(${`{${itemIds.join()}}`}::bigint[])) as listings,
          (select json_agg(json_build_array(item_id, quantity))
            from stock_takings join orders using (draft_order_id)
            where stock_takings.store_id = baskets.store_id
              and ((orders.basket_id = baskets.id and orders.placed_at is null)
                or orders.draft_order_id = baskets.amends_draft_order_id)) as taken,
          ${otherBaskets} as others
        from baskets where ${which}`,
  );
  if (!json) return undefined;
  const taken = new Map<number, number>();
  for (const [itemId, quantity] of json.taken ?? [])
    taken.set(Number(itemId), (taken.get(Number(itemId)) ?? 0) + quantity);
  return {
    basket: row.basket.parse(json.basket),
    store: json.store ? row.store.parse(json.store) : undefined,
    place: placeOf(json.place),
    lines: (json.lines ?? []).map(([line, listing]) => ({
      row: row.line.parse(line),
      listing: listingIn(listing, taken),
    })),
    saved: (json.saved ?? []).map(([saved, listing]) => ({
      row: row.saved.parse(saved),
      listing: listingIn(listing, taken),
    })),
    listings: new Map(
      (json.listings ?? []).map((one) => {
        const listing = listingOf(one, taken);
        return [listing.itemId, listing];
      }),
    ),
    others: json.others ?? [],
  };
}

/** What the store lists of an item; what the basket's own payments have taken is available to it. */
function listingOf(values: unknown[], taken: ReadonlyMap<number, number>) {
  const listing = row.listing.parse(values);
  const stock = listing.stock === null ? null : listing.stock + (taken.get(listing.itemId) ?? 0);
  return { ...listing, stock, inStock: listing.inStock && stock !== 0 };
}

/** A row of the left join; null if the store does not list the item. */
const listingIn = (values: unknown[], taken: ReadonlyMap<number, number>): Listing | null =>
  values.every((value) => value === null) ? null : listingOf(values, taken);

/**
 * The snapshot of a basket that has been read.
 * @param itemIds further items of the basket's store whose prices and stock are needed
 */
export async function snapshotOf(
  db: Database,
  { id }: Pick<BasketRow, 'id'>,
  itemIds: readonly number[] = [],
): Promise<BasketSnapshot> {
  const snapshot = await readSnapshot(db, sql`baskets.id = ${id}`, itemIds);
  if (!snapshot) throw new Error(`Basket ${id} does not exist`);
  return snapshot;
}
