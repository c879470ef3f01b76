import type { Database } from '../../database/database.types';
import { placesLeft, type Slot, type SlotsFor, slotsBetween } from '../slots/slots.repository';

/** Why a place in a slot could not be held, as a problem code. */
export async function refusedHold(
  db: Database,
  slot: Slot,
  slotsFor: SlotsFor,
  now: Date,
): Promise<'slot_taken' | 'slot_not_at_address' | 'slot_units_full'> {
  const { zone } = slotsFor;
  if (zone && slot.zones && !slot.zones.includes(zone.code)) return 'slot_not_at_address';
  const days = { from: slot.localDate, to: slot.localDate };
  const listed = (await slotsBetween(db, slot.storeId, slot.method, days, now, slotsFor)).find(
    ({ slotId }) => slotId === slot.slotId,
  );
  const hasPlaces = listed !== undefined && placesLeft({ ...listed, fitsUnits: true }) > 0;
  return hasPlaces && !listed.fitsUnits ? 'slot_units_full' : 'slot_taken';
}
