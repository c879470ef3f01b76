import type { stores } from '../../database/schema/store';
import { hoursAt } from './opening';

type Store = Pick<typeof stores.$inferSelect, 'addressLine1' | 'town' | 'postcode' | 'openingHours' | 'specialDays'>;

/**
 * A store's address in one line, and its hours on the day of a slot: null without a slot or on a closed day.
 * @param timeZone the business's, for the day of the slot
 */
export const collectionPlace = (store: Store, slotStartsAt: Date | null, timeZone: string) => ({
  storeAddress: [store.addressLine1, store.town, store.postcode].join(', '),
  storeHours: slotStartsAt ? hoursAt(store, slotStartsAt, timeZone) : null,
});
