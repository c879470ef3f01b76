import type { DeliveryArea } from '@storefront/api/entities/store';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';
import { storeDeliveryAreas, stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isBookable } from '../slots/slots.repository';
import { deliveryArea } from './delivery-area';

export type Store = typeof stores.$inferSelect;

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

/** A store of this business. @throws Problem store_not_found */
export async function storeOf(context: Pick<ServiceContext, 'db' | 'cache'>, businessId: number, storeId: number) {
  const store = (await storesOf(context, businessId)).find(({ id }) => id === storeId);
  if (!store) throw refuse('store_not_found');
  return store;
}

/** The same, read in a transaction without caches, for decisions that must use current data. */
export async function readStore(tx: Database, businessId: number, storeId: number): Promise<Store> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (store?.businessId !== businessId) throw refuse('store_not_found');
  return store;
}

/** The stores that deliver to a postcode, by its outward code or by a longer prefix. */
export async function storesDeliveringTo(db: Database, postcode: string): Promise<Set<number>> {
  const [outcode = '', incode = ''] = postcode.split(' ');
  const prefixes = [outcode];
  for (let length = 1; length <= incode.length; length += 1) prefixes.push(`${outcode} ${incode.slice(0, length)}`);
  const rows = await db
    .select({ storeId: storeDeliveryAreas.storeId })
    .from(storeDeliveryAreas)
    .where(inArray(storeDeliveryAreas.prefix, prefixes));
  return new Set(rows.map(({ storeId }) => storeId));
}

const AREAS_FRESH_MS = 60_000;

/** The outward codes that a business delivers to, fully or partly. */
export function deliveredOutcodes(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
): Promise<string[]> {
  return cache.through(`delivered outcodes ${businessId}`, AREAS_FRESH_MS, async () => {
    const rows = await rowsOf<{ outcode: string }>(
      db,
      sql`select distinct split_part(a.prefix, ' ', 1) as outcode
          from store_delivery_areas a join stores s on s.id = a.store_id
          where s.business_id = ${businessId} and s.listed order by outcode`,
    );
    return rows.map(({ outcode }) => outcode);
  });
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
}

interface SlotRow {
  store_id: number | string;
  starts_at: Date | string;
  ends_at: Date | string;
  fee: number;
}

/** The next slot with a free place of each store, one index look-up per store. */
export async function soonestSlots(
  db: Database,
  storeIds: readonly number[],
  method: 'delivery' | 'collection',
  now: Date,
): Promise<Map<number, SoonestSlot>> {
  if (storeIds.length === 0) return new Map();
  const rows = await rowsOf<SlotRow>(
    db,
    sql`select s.id as store_id, next.starts_at, next.ends_at, next.fee
        from stores s cross join lateral (
          select starts_at, ends_at, fee from slots
          where store_id = s.id and method = ${method} and ${isBookable(now)} and reserved < capacity
            and not exists (select from slot_pools p where p.store_id = slots.store_id and p.pool = slots.pool
              and p.local_date = slots.local_date and p.reserved >= p.capacity)
          order by starts_at limit 1
        ) next
        where s.id in ${[...storeIds]}`,
  );
  return new Map(
    rows.map((row) => [
      Number(row.store_id),
      { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at), fee: row.fee },
    ]),
  );
}
