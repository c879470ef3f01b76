import type { DeliveryArea } from '@storefront/api/entities/store';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';
import { deliveryZones } from '../../database/schema/slots';
import { storeDeliveryAreas, stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addDays, localDay } from '../../time/local-day';
import { AREAS_FRESH_MS } from '../location/delivered-outcodes';
import { createGazetteer } from '../location/gazetteer/gazetteer';
import { GAZETTEER_COUNTRY } from '../location/gazetteer/houses';
import { postcodePrefixes } from '../location/postcode';
import { type DeliveryZone, zoneOfPlace } from '../slots/delivery-zones';
import { slotFeeSql } from '../slots/slot-price';
import { isBookable } from '../slots/slots.repository';
import { deliveryArea } from './delivery-area';

export type Store = typeof stores.$inferSelect;

/** A changed store shows within seconds, and nobody waits for the query in between. */
const FRESH_MS = 5_000;

/** Every visible store of a business, cached for a few seconds because every search reads them all. */
export function storesOf({ db, cache }: Pick<ServiceContext, 'db' | 'cache'>, businessId: number): Promise<Store[]> {
  return cache.through(`stores ${businessId}`, FRESH_MS, () =>
    db
      .select()
      .from(stores)
      .where(and(eq(stores.businessId, businessId), stores.listed))
      .orderBy(asc(stores.name)),
  );
}

/** A store of this business by its seoUrl (slug), else by its id. @throws Problem store_not_found */
export async function storeBy(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  { seoUrl, storeId }: { readonly seoUrl?: string; readonly storeId?: number },
): Promise<Store> {
  const isIt = ({ id, slug }: Store) => (seoUrl === undefined ? id === storeId : slug === seoUrl);
  const store = (await storesOf(context, businessId)).find(isIt);
  if (!store) throw refuse('store_not_found');
  return store;
}

/** A store of this business. @throws Problem store_not_found */
export const storeOf = (context: Pick<ServiceContext, 'db' | 'cache'>, businessId: number, storeId: number) =>
  storeBy(context, businessId, { storeId });

/** A store of this business, read in a transaction without caches, for decisions that must use current data. */
export async function readStore(tx: Database, businessId: number, storeId: number): Promise<Store> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (store?.businessId !== businessId) throw refuse('store_not_found');
  return store;
}

/** The stores that deliver to a place, each with the place's delivery zone; undefined for a store without zones. */
export type DeliveringStores = ReadonlyMap<number, DeliveryZone | undefined>;

/**
 * The stores that deliver to a postcode: its outward code or a longer prefix is one of their delivery areas, and it lies
 * in one of their zones, if they have any.
 */
export async function storesDeliveringTo(db: Database, postcode: string): Promise<DeliveringStores> {
  const rows = await db
    .select({
      id: stores.id,
      postcode: stores.postcode,
      latitude: stores.latitude,
      longitude: stores.longitude,
      zone: deliveryZones,
    })
    .from(storeDeliveryAreas)
    .innerJoin(stores, eq(stores.id, storeDeliveryAreas.storeId))
    .leftJoin(deliveryZones, eq(deliveryZones.storeId, storeDeliveryAreas.storeId))
    .where(inArray(storeDeliveryAreas.prefix, postcodePrefixes(postcode)))
    .orderBy(asc(deliveryZones.id));
  const hasRings = rows.some(({ zone }) => zone?.withinMetres != null);
  // Always the gazetteer's coordinates, so that a search and a checkout find the same ring.
  const point = hasRings ? await createGazetteer(db).postcode(postcode, GAZETTEER_COUNTRY) : undefined;
  const found = new Map<number, DeliveryZone | undefined>();
  for (const store of rows) {
    const zones = rows.flatMap(({ id, zone }) => (id === store.id && zone ? [zone] : []));
    // A gazetteer may have only the middle of its district.
    const zone = zoneOfPlace(zones, store, { postcode, point: store.postcode === postcode ? store : point });
    if (zone || zones.length === 0) found.set(store.id, zone);
  }
  return found;
}

/** Each store's approximate delivery area, drawn around the outward codes that it delivers to. */
export function deliveryAreasOf(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
): Promise<Map<number, DeliveryArea>> {
  return cache.through(`delivery areas ${businessId}`, AREAS_FRESH_MS, async () => {
    const rows = await rowsOf<{ id: number | string; at: [number, number]; middles: [number, number][] }>(
      db,
      sql`select s.id, json_build_array(s.latitude, s.longitude) as at,
            json_agg(json_build_array(p.latitude, p.longitude) order by p.postcode) as middles
          from stores s join store_delivery_areas a on a.store_id = s.id
          join places p on p.postcode = split_part(a.prefix, ' ', 1)
          where s.business_id = ${businessId} and s.listed group by s.id`,
    );
    const point = ([latitude, longitude]: [number, number]) => ({ latitude, longitude });
    return new Map(
      rows.flatMap(({ id, at: place, middles }) => {
        const area = deliveryArea(point(place), middles.map(point));
        return area ? [[Number(id), area] as const] : [];
      }),
    );
  });
}

export interface SoonestSlot {
  startsAt: Date;
  endsAt: Date;
  fee: number;
  /** It is the fee of the cheapest of several zones. */
  feeVaries: boolean;
}

interface SlotRow {
  store_id: number | string;
  starts_at: Date | string;
  ends_at: Date | string;
  fee: number;
  fee_varies: boolean;
}

/**
 * The next slot with a free place of each store, on the days for which it accepts orders; one index look-up per store.
 * @param timeZone that of the business, in which today is reckoned
 * @param delivering the stores that deliver to the shopper, whose zones decide price and places; undefined when the
 * place is unknown, and then the fee is that of the cheapest zone
 */
export async function soonestSlots(
  db: Database,
  storeIds: readonly number[],
  { method, timeZone }: { method: 'delivery' | 'collection'; timeZone: string },
  now: Date,
  delivering?: DeliveringStores,
): Promise<Map<number, SoonestSlot>> {
  if (storeIds.length === 0) return new Map();
  const zoneIds = [...(delivering?.values() ?? [])].flatMap((zone) => zone?.id ?? []);
  // A zone with room for an order of one item in a slot.
  const hasRoom = (zone: SQL) => sql`(slots.zones is null or ${zone}.code = any(slots.zones))
    and ${zone}.orders_per_slot is distinct from 0 and ${zone}.units_per_slot is distinct from 0
    and not exists (select from zone_places t where t.store_id = slots.store_id and t.slot_id = slots.slot_id
      and t.zone_id = ${zone}.id
      and (t.reserved >= ${zone}.orders_per_slot or t.units_reserved >= ${zone}.units_per_slot))`;
  const zonesOfStore = sql`from delivery_zones d where d.store_id = slots.store_id`;
  const isPlaceUnknown = method === 'delivery' && !delivering;
  const ofPlace = method === 'delivery' && zoneIds.length > 0 ? sql`z.id in ${zoneIds}` : sql`false`;
  const cheapest = isPlaceUnknown
    ? sql`(select min(${slotFeeSql(sql`slots`, sql`d`, sql`slots.reserved`)}) ${zonesOfStore} and ${hasRoom(sql`d`)})`
    : sql`null::int`;
  const reachesSomewhere = isPlaceUnknown
    ? sql`and (not exists (select ${zonesOfStore}) or ${cheapest} is not null)`
    : sql``;
  const today = localDay(now, timeZone);
  const isAccepted = sql`local_date >= case when s.only_future_slots then ${addDays(today, 1)} else ${today} end
    and local_date <= to_char(${today}::date + s.order_days_in_advance, 'YYYY-MM-DD')`;
  const rows = await rowsOf<SlotRow>(
    db,
    sql`select s.id as store_id, next.starts_at, next.ends_at, next.fee, next.fee_varies
        from stores s left join delivery_zones z on z.store_id = s.id and ${ofPlace} cross join lateral (
          select starts_at, ends_at, coalesce(${cheapest}, ${slotFeeSql(sql`slots`, sql`z`, sql`slots.reserved`)}) as fee,
            ${cheapest} is not null as fee_varies
          from slots
          where store_id = s.id and method = ${method} and ${isBookable(now)} and ${isAccepted} and reserved < capacity
            and units_reserved is distinct from unit_capacity and (z.id is null or (${hasRoom(sql`z`)})) ${reachesSomewhere}
            and not exists (select from slot_pools p where p.store_id = slots.store_id and p.pool = slots.pool
              and p.local_date = slots.local_date
              and (p.reserved >= p.capacity or p.units_reserved >= p.unit_capacity))
          order by starts_at limit 1
        ) next
        where not s.closed and s.id in ${[...storeIds]}`,
  );
  return new Map(
    rows.map((row) => [
      Number(row.store_id),
      { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at), fee: row.fee, feeVaries: row.fee_varies },
    ]),
  );
}
