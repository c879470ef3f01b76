import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import type { BodyOf } from '@storefront/api/operation-types';
import { countText } from '@storefront/messages/count-text';

type Body = BodyOf<'POST /admin/slot-change'>;

/** What can be changed of a slot. */
export type SlotChange = Pick<Body, 'capacity' | 'fee' | 'withdrawn'>;

/** What differs from the slot as it is; empty when nothing does. */
export const changeOf = (slot: AdminSlot, wanted: Required<Pick<SlotChange, 'capacity' | 'fee'>>): SlotChange => ({
  ...(wanted.capacity !== slot.capacity && { capacity: wanted.capacity }),
  ...(wanted.fee !== slot.fee && { fee: wanted.fee }),
});

/** The change that sets back what another one changed. */
export const undoOf = ({ capacity, fee, withdrawn }: AdminSlot, change: SlotChange): SlotChange => ({
  ...(change.capacity !== undefined && { capacity }),
  ...(change.fee !== undefined && { fee }),
  ...(change.withdrawn !== undefined && { withdrawn }),
});

/** How many places baskets hold that a smaller capacity takes from them. */
export const lostHolds = ({ held, confirmed }: AdminSlot, capacity: number): number =>
  Math.min(held, Math.max(0, held + confirmed - capacity));

/** What a capacity means for the slot's places, before it is changed. */
export function capacityEffect(slot: AdminSlot, capacity: number): string {
  const free = Math.max(0, capacity - slot.held - slot.confirmed);
  const lost = lostHolds(slot, capacity);
  const places = `${countText(free, 'place')} free. Booked orders stay.`;
  return lost === 0 ? places : `${places} ${holdsEnd(lost)}`;
}

/** What a withdrawal means, before it is made. */
export function withdrawalEffect({ confirmed, held }: AdminSlot): string {
  const orders =
    confirmed === 0 ? 'No orders are booked.' : `${countText(confirmed, 'confirmed order')} ${stay(confirmed)}.`;
  return held === 0 ? `${orders} Nobody else can book.` : `${orders} ${holdsEnd(held)}`;
}

const stay = (count: number) => (count === 1 ? 'stays' : 'stay');

const holdsEnd = (count: number): string =>
  count === 1
    ? '1 held place ends: its shopper chooses another time.'
    : `${count} held places end: their shoppers choose another time.`;

/** What was changed, after it was. @param holds how many held places ended with it */
export function changedText(name: string, { withdrawn }: SlotChange, holds: number): string {
  const done = withdrawn === undefined ? 'was changed' : withdrawn ? 'was withdrawn' : 'is offered again';
  return `${name} ${done}.${holds > 0 ? ` ${countText(holds, 'held place')} ended.` : ''}`;
}
