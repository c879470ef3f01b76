import { type SQL, sql } from 'drizzle-orm';
import type { DeliveryZone } from './delivery-zones';
import type { Slot } from './slots.repository';

type PricedSlot = Pick<Slot, 'fee' | 'capacity' | 'reserved' | 'loadPercent' | 'loadFee'>;
type ZonePrice = Pick<DeliveryZone, 'fee' | 'feeAdded'>;

/**
 * What a slot costs in a zone, in minor units: the zone's own fee, or the slot's plus what the zone adds; from a share
 * of taken places on, the slot's load fee is added, which may be negative.
 */
export function slotFee(slot: PricedSlot, zone: ZonePrice | undefined): number {
  const { fee, capacity, reserved, loadPercent, loadFee } = slot;
  const isBusy = loadPercent !== null && reserved * 100 >= capacity * loadPercent;
  return Math.max(0, (zone?.fee ?? fee + (zone?.feeAdded ?? 0)) + (isBusy ? loadFee : 0));
}

/**
 * SQL of `slotFee`.
 * @param slot alias of a row of slots
 * @param zone alias of a row of delivery_zones, whose columns are null without a zone
 * @param taken the places that were taken before the order
 */
export const slotFeeSql = (slot: SQL, zone: SQL, taken: SQL): SQL =>
  sql`greatest(0, coalesce(${zone}.fee, ${slot}.fee + coalesce(${zone}.fee_added, 0))
    + case when ${taken} * 100 >= ${slot}.capacity * ${slot}.load_percent then ${slot}.load_fee else 0 end)`;
