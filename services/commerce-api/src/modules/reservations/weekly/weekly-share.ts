import { WEEKLY_SLOT_SHARE_PERCENT } from '@storefront/api/constants';
import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../../database/database.types';
import { slotPools } from '../../../database/schema/slots';
import type { DeliveryZone } from '../../slots/delivery-zones';
import type { Slot } from '../../slots/slots.repository';

interface WeeklyCounts {
  slot: number;
  slotUnits: number;
  pool: number;
  poolUnits: number;
  zone: number;
  zoneUnits: number;
}

/** The places of weekly slots in a slot, its pool and a zone: those that wait, and those that are in baskets or ordered. */
async function weeklyCounts(tx: Database, slot: Slot, zoneId: number | undefined): Promise<WeeklyCounts> {
  const inSlot = sql`(where r.slot_id = ${slot.slotId})`;
  const inZone = sql`(where r.slot_id = ${slot.slotId} and r.zone_id = ${zoneId ?? null}::bigint)`;
  const row = await firstRow<WeeklyCounts>(
    tx,
    sql`select count(*) filter ${inSlot}::int as slot, coalesce(sum(r.units) filter ${inSlot}, 0)::int as "slotUnits",
          count(*)::int as pool, coalesce(sum(r.units), 0)::int as "poolUnits",
          count(*) filter ${inZone}::int as zone, coalesce(sum(r.units) filter ${inZone}, 0)::int as "zoneUnits"
        from reservations r join slots s on s.store_id = r.store_id and s.slot_id = r.slot_id
        where r.store_id = ${slot.storeId} and r.state in ('held', 'confirmed') and r.weekly_slot_id is not null
          and (s.slot_id = ${slot.slotId} or (s.pool = ${slot.pool}::text and s.local_date = ${slot.localDate}))`,
  );
  if (!row) throw new Error('A count has no row');
  return row;
}

const isWithinShare = (count: number, capacity: number | null | undefined): boolean =>
  capacity == null || count <= Math.floor((capacity * WEEKLY_SLOT_SHARE_PERCENT) / 100);

/**
 * Locks a slot and its pool, and then decides whether one more weekly place, with its picking units, stays within the
 * share of weekly slots in the slot, its pool and the zone. Two weekly slots that are kept at once count one another.
 */
export async function lockWithinShare(
  tx: Database,
  slot: Slot,
  zone: DeliveryZone | undefined,
  units: number,
): Promise<boolean> {
  const { storeId, slotId, pool, localDate } = slot;
  await tx.execute(sql`select from slots where store_id = ${storeId} and slot_id = ${slotId} for no key update`);
  const [pooled] = await tx
    .select()
    .from(slotPools)
    .where(sql`store_id = ${storeId} and pool = ${pool}::text and local_date = ${localDate}`)
    .for('no key update');
  const taken = await weeklyCounts(tx, slot, zone?.id);
  return (
    isWithinShare(taken.slot + 1, slot.capacity) &&
    isWithinShare(taken.slotUnits + units, slot.unitCapacity) &&
    isWithinShare(taken.pool + 1, pooled?.capacity) &&
    isWithinShare(taken.poolUnits + units, pooled?.unitCapacity) &&
    isWithinShare(taken.zone + 1, zone?.ordersPerSlot) &&
    isWithinShare(taken.zoneUnits + units, zone?.unitsPerSlot)
  );
}
