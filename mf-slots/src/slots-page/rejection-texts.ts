import { outOfDeliveryArea } from '@storefront/messages/checkout';
import { slotPassed, slotRequired, slotTaken } from '@storefront/messages/slots';
import type { CodeTexts } from '@storefront/messages/text-for-code';

/** Texts for refused reservations; other codes get the general text. */
export const rejectionTexts: CodeTexts<'slot_required'> = {
  slot_required: slotRequired,
  slot_taken: slotTaken,
  slot_passed: slotPassed,
  out_of_delivery_area: outOfDeliveryArea,
};
