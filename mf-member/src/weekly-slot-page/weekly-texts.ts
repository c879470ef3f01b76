import { weeklyDateChanged, weeklySlotNotFound } from '@storefront/messages/account';
import { outOfDeliveryArea } from '@storefront/messages/checkout';
import { noSlotChosen, slotNotAtAddress } from '@storefront/messages/slots';
import { addressInfoUnavailable } from '@storefront/messages/store-search';
import type { CodeTexts } from '@storefront/messages/text-for-code';

/** Why a form of the weekly time was refused. */
export const weeklyTexts: CodeTexts<'no_slot_chosen'> = {
  address_not_found: addressInfoUnavailable,
  address_required: 'Choose an address for the delivery.',
  no_slot_chosen: noSlotChosen,
  out_of_delivery_area: outOfDeliveryArea,
  slot_not_at_address: slotNotAtAddress,
  slot_not_found: 'The store no longer offers that time. Choose another one.',
  weekly_date_changed: weeklyDateChanged,
  weekly_slot_not_found: weeklySlotNotFound,
};
