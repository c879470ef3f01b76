import type { ZonesEffect } from '@storefront/api/entities/desk/delivery-zone';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orders } from '../../../database/schema/order';
import { reservations, slots } from '../../../database/schema/slots';
import { createGazetteer } from '../../location/gazetteer/gazetteer';
import { GAZETTEER_COUNTRY } from '../../location/gazetteer/houses';
import { type DeliveryZone, zoneOfPlace } from '../../slots/delivery-zones';
import type { Store } from '../../stores/stores.repository';

/** The coming deliveries of a store that are booked or held, with their postcodes. */
async function bookedDeliveries(db: Database, storeId: number, now: Date) {
  const rows = await db
    .select({
      state: reservations.state,
      held: reservations.postcode,
      zones: slots.zones,
      number: orders.businessOrderId,
      address: orders.deliveryAddress,
    })
    .from(reservations)
    .innerJoin(slots, and(eq(slots.storeId, reservations.storeId), eq(slots.slotId, reservations.slotId)))
    .leftJoin(
      orders,
      and(
        eq(orders.storeId, reservations.storeId),
        eq(orders.reservationId, reservations.reservationId),
        isNull(orders.changedInto),
      ),
    )
    .where(
      and(
        eq(reservations.storeId, storeId),
        inArray(reservations.state, ['held', 'confirmed']),
        eq(slots.method, 'delivery'),
        gt(slots.startsAt, now),
      ),
    )
    .orderBy(asc(orders.placedAt));
  return rows.flatMap(({ held, address, ...row }) => {
    const postcode = row.state === 'held' ? held : (address?.postcode ?? null);
    return postcode === null ? [] : [{ ...row, postcode }];
  });
}

/** Whom other zones of a store touch: who has a time that it delivers there now, and would not with them. */
export async function zonesEffect(
  db: Database,
  store: Store,
  { before, after }: { readonly before: readonly DeliveryZone[]; readonly after: readonly DeliveryZone[] },
  now: Date,
): Promise<ZonesEffect> {
  const booked = await bookedDeliveries(db, store.id, now);
  const gazetteer = createGazetteer(db);
  const hasRings = [...before, ...after].some(({ withinMetres }) => withinMetres !== null);
  const points = new Map<string, Awaited<ReturnType<typeof gazetteer.postcode>>>();
  if (hasRings)
    for (const { postcode } of booked)
      if (!points.has(postcode)) points.set(postcode, await gazetteer.postcode(postcode, GAZETTEER_COUNTRY));
  const touched = booked.filter(({ postcode, zones }) => {
    const point = store.postcode === postcode ? store : points.get(postcode);
    const isDelivered = (some: readonly DeliveryZone[]) => {
      if (some.length === 0) return true;
      const zone = zoneOfPlace(some, store, { postcode, point });
      return zone !== undefined && (zones?.includes(zone.code) ?? true);
    };
    return isDelivered(before) && !isDelivered(after);
  });
  return {
    orders: touched.flatMap(({ state, number }) => (state === 'confirmed' && number !== null ? [number] : [])),
    holds: touched.filter(({ state }) => state === 'held').length,
  };
}
