import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { reservations, slots } from '../../database/schema/slots';
import { endPlaces } from '../slots/end-places';
import { storesDeliveringTo } from '../stores/stores.repository';

/**
 * Withdraws the delivery holds of a store at addresses to which it no longer delivers, or not at the held time. A hold
 * whose address lies in another zone now keeps its price and its place until checkout.
 */
export async function withdrawUncoveredHolds(tx: Database, storeId: number): Promise<void> {
  const held = await tx
    .select({ id: reservations.reservationId, postcode: reservations.postcode, zones: slots.zones })
    .from(reservations)
    .innerJoin(slots, and(eq(slots.storeId, reservations.storeId), eq(slots.slotId, reservations.slotId)))
    .where(
      and(
        eq(reservations.storeId, storeId),
        eq(reservations.state, 'held'),
        eq(slots.method, 'delivery'),
        isNotNull(reservations.postcode),
      ),
    );
  const delivering = new Map<string, Awaited<ReturnType<typeof storesDeliveringTo>>>();
  const uncovered: number[] = [];
  for (const { id, postcode, zones } of held) {
    if (postcode === null) continue;
    const stores = delivering.get(postcode) ?? (await storesDeliveringTo(tx, postcode));
    delivering.set(postcode, stores);
    const zone = stores.get(storeId);
    if (stores.has(storeId) && (!zone || zones === null || zones.includes(zone.code))) continue;
    uncovered.push(id);
  }
  if (uncovered.length === 0) return;
  const chosen = sql`select store_id, reservation_id from reservations
    where store_id = ${storeId} and reservation_id = any(${`{${uncovered.join()}}`}::bigint[])`;
  await endPlaces(tx, 'held', 'withdrawn', chosen);
}
