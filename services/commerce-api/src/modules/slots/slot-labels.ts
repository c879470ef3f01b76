import { type ListedSlot, placesLeft } from './slots.repository';

/** Which slots of a day stand out; undefined where none does. */
export interface SlotLabels {
  readonly cheapestFee: number | undefined;
  readonly greenestSlotId: number | undefined;
}

type SlotOfDay = Pick<ListedSlot, 'slotId' | 'fee' | 'capacity' | 'reserved' | 'method' | 'poolLeft'>;

const isFree = (slot: SlotOfDay) => placesLeft(slot) > 0;

/** The lowest fee of the day, when most free slots cost more: a label on most rows distinguishes none. */
function cheapestFee(slots: readonly SlotOfDay[]): number | undefined {
  const fees = slots.filter(isFree).map(({ fee }) => fee);
  if (!fees.length) return undefined;
  const lowest = Math.min(...fees);
  return fees.filter((fee) => fee === lowest).length * 2 <= fees.length ? lowest : undefined;
}

/** The fullest delivery slot, to which another delivery adds the shortest trip. */
function greenestSlot(slots: readonly SlotOfDay[], heldId: number | undefined): SlotOfDay | undefined {
  const deliveries = (slot: SlotOfDay) => slot.reserved - (slot.slotId === heldId ? 1 : 0);
  const share = (slot: SlotOfDay) => deliveries(slot) / slot.capacity;
  return slots
    .filter((slot) => slot.method === 'delivery' && deliveries(slot) > 0 && deliveries(slot) < slot.capacity)
    .reduce<SlotOfDay | undefined>((best, slot) => (!best || share(slot) > share(best) ? slot : best), undefined);
}

/**
 * @param slots the slots of one day
 * @param heldId the slot of the shopper's own reservation, which is no other delivery
 */
export const slotLabels = (slots: readonly SlotOfDay[], heldId: number | undefined): SlotLabels => ({
  cheapestFee: cheapestFee(slots),
  greenestSlotId: greenestSlot(slots, heldId)?.slotId,
});
