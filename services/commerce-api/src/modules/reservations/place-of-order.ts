import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database/database.types';
import type { Caller } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import type { BasketRow } from '../basket/basket.repository';
import { detailsOf } from '../basket/owners/personal-details';
import type { Business } from '../businesses/businesses.repository';
import { storesDeliveringTo } from '../stores/stores.repository';
import { checkDelivery, type DeliveryPlace, type PlaceQuery } from '../stores/stores.service';

/** Of a collection, or of a shopper whose place is unknown: the slot's own price. */
export const NO_PLACE: DeliveryPlace = { postcode: undefined, zone: undefined };

interface OrderToPlace {
  business: Business;
  caller: Caller;
  storeId: number;
  basket: BasketRow | undefined;
  /** The place in the call, for a basket without an address of its own. */
  given: PlaceQuery;
}

/**
 * Where a delivery goes: the basket's delivery address, if it is the caller's own and the store delivers there, else the
 * place in the call.
 * @throws Problem out_of_delivery_area, invalid_postcode, postcode_not_found
 */
export async function placeOfOrder(
  context: ServiceContext,
  { business, caller, storeId, basket, given }: OrderToPlace,
  now: Date,
): Promise<DeliveryPlace> {
  const postcode = basket && detailsOf(basket, caller, now).deliveryAddress?.postcode;
  if (postcode !== undefined) {
    const delivering = await storesDeliveringTo(context.db, postcode);
    // Of another store's area: the address will be entered again at checkout.
    if (delivering.has(storeId)) return { postcode, zone: delivering.get(storeId) };
  }
  return checkDelivery(context, business, storeId, given);
}

/** Lists of slots may be as old. */
const PLACE_FRESH_MS = 1_000;

/** The place of an order; shoppers with the same place share one look-up, and checkout looks again. */
export async function sharedPlace(context: ServiceContext, order: OrderToPlace, now: Date): Promise<DeliveryPlace> {
  const { business, caller, storeId, basket, given } = order;
  const address = basket && detailsOf(basket, caller, now).deliveryAddress?.postcode;
  const { country, postcode, latitude, longitude } = given;
  const key = JSON.stringify([business.id, storeId, address, country, postcode, latitude, longitude]);
  return context.cache.through(`place of slots ${key}`, PLACE_FRESH_MS, () => placeOfOrder(context, order, now));
}

/** The picking units of a basket: its items. */
export async function unitsOf(db: Database, basketId: number): Promise<number> {
  const row = await firstRow<{ units: number }>(
    db,
    sql`select coalesce(sum(quantity), 0)::int as units from basket_lines where basket_id = ${basketId}`,
  );
  return row?.units ?? 0;
}
