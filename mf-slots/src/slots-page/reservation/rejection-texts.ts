import { overwriteBasket } from '@storefront/messages/basket';
import { outOfDeliveryArea, storeClosed } from '@storefront/messages/checkout';
import {
  noSlotChosen,
  slotNotAtAddress,
  slotPassed,
  slotTaken,
  slotUnitsFull,
  waitingRoom,
} from '@storefront/messages/slots';
import type { CodeTexts } from '@storefront/messages/text-for-code';

/** Texts for refused reservations; other codes get the general text. */
export const rejectionTexts: CodeTexts = {
  slot_taken: slotTaken,
  slot_not_at_address: slotNotAtAddress,
  slot_units_full: slotUnitsFull,
  slot_passed: slotPassed,
  out_of_delivery_area: outOfDeliveryArea,
  store_closed: storeClosed,
  different_store: overwriteBasket,
  waiting_room: waitingRoom,
};

/** `rejectionTexts` for a form that was sent before any script. */
export const formTexts: CodeTexts<'no_slot_chosen'> = { ...rejectionTexts, no_slot_chosen: noSlotChosen };
