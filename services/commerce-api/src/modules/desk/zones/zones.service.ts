import { ZONE_CHANGES_LISTED } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { DeskZone } from '@storefront/api/entities/desk/delivery-zone';
import type { ReplyOf } from '@storefront/api/operation-types';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isZoneAction, operatorActions } from '../../../database/schema/operator-action';
import { orders } from '../../../database/schema/order';
import { deliveryZones, reservations } from '../../../database/schema/slots';
import { storeDeliveryAreas } from '../../../database/schema/store';
import type { Business } from '../../businesses/businesses.repository';
import { postcodePrefixes } from '../../location/postcode';
import type { DeliveryZone } from '../../slots/delivery-zones';
import { readStore } from '../../stores/stores.repository';
import { type ZoneColumns, zoneValues } from './zone-values';

/** Four weeks show the usual demand, without last season's. */
const COUNTED_MS = 28 * DAY_MS;

export const zonesOf = (db: Database, storeId: number): Promise<DeliveryZone[]> =>
  db.select().from(deliveryZones).where(eq(deliveryZones.storeId, storeId)).orderBy(asc(deliveryZones.id));

/** The deliveries of a store that were ordered lately, with the zone that each was booked for. */
const lateOrders = (db: Database, storeId: number, now: Date) =>
  db
    .select({
      postcode: sql<string | null>`${orders.deliveryAddress} ->> 'postcode'`,
      zoneId: reservations.zoneId,
    })
    .from(orders)
    .leftJoin(
      reservations,
      and(eq(reservations.storeId, orders.storeId), eq(reservations.reservationId, orders.reservationId)),
    )
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.fulfilmentMethod, 'delivery'),
        gt(orders.placedAt, new Date(now.getTime() - COUNTED_MS)),
        isNull(orders.changedInto),
      ),
    );

const zoneView = (row: DeliveryZone, booked: readonly { zoneId: number | null }[]): DeskZone => ({
  zoneId: row.id,
  code: row.code,
  values: zoneValues(row),
  orders: booked.filter(({ zoneId }) => zoneId === row.id).length,
});

/** A zone as the staff see it; null once it is gone. */
export async function readZone(db: Database, storeId: number, zoneId: number, now: Date): Promise<DeskZone | null> {
  const row = (await zonesOf(db, storeId)).find(({ id }) => id === zoneId);
  return row ? zoneView(row, await lateOrders(db, storeId, now)) : null;
}

/** The zones of a store and the demand of its postcodes. @throws Problem store_not_found */
export async function listZones(
  db: Database,
  { id: businessId, settings: { currency } }: Business,
  storeId: number,
  now: Date,
): Promise<ReplyOf<'POST /desk/zones'>> {
  const { name, latitude, longitude } = await readStore(db, businessId, storeId);
  const rows = await zonesOf(db, storeId);
  const areas = await db.select().from(storeDeliveryAreas).where(eq(storeDeliveryAreas.storeId, storeId));
  const booked = await lateOrders(db, storeId, now);
  const counts = new Map<string, number>();
  for (const { postcode } of booked)
    for (const prefix of postcodePrefixes(postcode ?? '')) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const prefixes = new Set([...areas.map(({ prefix }) => prefix), ...rows.flatMap((row) => row.prefixes)]);
  return {
    zones: rows.map((row) => zoneView(row, booked)),
    postcodes: [...prefixes].sort().map((prefix) => ({ prefix, orders: counts.get(prefix) ?? 0 })),
    store: { name, latitude, longitude },
    currency,
  };
}

/** Changes of a store's zones at the desk, newest first. */
export async function zoneHistory(db: Database, storeId: number): Promise<ReplyOf<'POST /desk/zone-history'>> {
  const { at, before, after, id, outcome } = operatorActions;
  const rows = await db
    .select()
    .from(operatorActions)
    .where(
      and(
        eq(operatorActions.storeId, storeId),
        isZoneAction,
        eq(outcome, 'done'),
        sql`${before} is distinct from ${after}`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(ZONE_CHANGES_LISTED);
  // The audit keeps a zone's columns as JSON.
  const values = (snapshot: Record<string, unknown> | null) =>
    snapshot && zoneValues(snapshot as unknown as ZoneColumns);
  const added = new Map(rows.flatMap((row) => (row.before ? [] : [[row.after?.zoneId, row.id] as const])));
  // An addition that was sent again is one: the oldest of its rows counts.
  const once = rows.filter((row) => row.before || added.get(row.after?.zoneId) === row.id);
  return {
    changes: once.map((row) => ({
      actionId: row.id,
      before: values(row.before),
      after: values(row.after),
      operatorName: row.operatorName,
      at: row.at.toISOString(),
    })),
  };
}
