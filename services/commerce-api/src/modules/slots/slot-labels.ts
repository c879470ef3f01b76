import type { OrdersBySlot } from './orders-near';
import { type ListedSlot, placesLeft } from './slots.repository';

/** Which slots of a day stand out; undefined where none does. */
export interface SlotLabels {
  readonly cheapestFee: number | undefined;
  readonly greenestSlotId: number | undefined;
}

type SlotOfDay = Pick<
  ListedSlot,
  'slotId' | 'fee' | 'capacity' | 'reserved' | 'method' | 'poolLeft' | 'zoneLeft' | 'fitsUnits' | 'startsAt' | 'endsAt'
>;

const isFree = (slot: SlotOfDay) => placesLeft(slot) > 0;

/** The lowest fee of the day, when most free slots cost more: a label on most rows distinguishes none. */
function cheapestFee(slots: readonly SlotOfDay[]): number | undefined {
  const fees = slots.filter(isFree).map(({ fee }) => fee);
  if (!fees.length) return undefined;
  const lowest = Math.min(...fees);
  return fees.filter((fee) => fee === lowest).length * 2 <= fees.length ? lowest : undefined;
}

/**
 * The free delivery slot with the most orders of the shopper's area in it or right before or after it: a van is near
 * then. Undefined when there are none.
 */
function greenestSlot(slots: readonly SlotOfDay[], ordersNear: OrdersBySlot): SlotOfDay | undefined {
  const deliveries = slots.filter(({ method }) => method === 'delivery');
  const isBeside = (one: SlotOfDay, other: SlotOfDay) =>
    one.endsAt.getTime() === other.startsAt.getTime() || other.endsAt.getTime() === one.startsAt.getTime();
  const near = (slot: SlotOfDay) =>
    deliveries
      .filter((other) => other === slot || isBeside(slot, other))
      .reduce((sum, { slotId }) => sum + (ordersNear.get(slotId) ?? 0), 0);
  return deliveries
    .filter((slot) => isFree(slot) && near(slot) > 0)
    .reduce<SlotOfDay | undefined>((best, slot) => (!best || near(slot) > near(best) ? slot : best), undefined);
}

/**
 * @param slots the slots of one day
 * @param ordersNear the confirmed orders in the shopper's area by slot
 */
export const slotLabels = (slots: readonly SlotOfDay[], ordersNear: OrdersBySlot): SlotLabels => ({
  cheapestFee: cheapestFee(slots),
  greenestSlotId: greenestSlot(slots, ordersNear)?.slotId,
});
