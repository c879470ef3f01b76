import {
  ageRestricted,
  basketLimitReached,
  basketLimitWouldBePassed,
  basketNotFound,
  basketStoreClosed,
  itemLimitReached,
  itemNotOnDay,
  itemUnavailable,
  savedItemNotFound,
  savedItemsFull,
  substituteInvalid,
} from '@storefront/messages/basket';
import { outOfDeliveryArea } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { orderReplaced } from '@storefront/messages/orders';
import { fulfilmentNotOffered } from '@storefront/messages/store-search';
import type { CodeTexts } from '@storefront/messages/text-for-code';

/** Texts for refused changes of a basket; other codes get the text of the change. */
export const rejectionTexts: CodeTexts = {
  item_limit_reached: itemLimitReached,
  basket_limit_reached: basketLimitReached,
  basket_limit_exceeded: basketLimitWouldBePassed,
  item_unavailable: itemUnavailable,
  item_not_on_day: itemNotOnDay,
  item_not_found: itemUnavailable,
  saved_item_not_found: savedItemNotFound,
  saved_items_full: savedItemsFull,
  substitute_invalid: substituteInvalid,
  store_closed: basketStoreClosed,
  basket_not_found: basketNotFound,
  order_replaced: orderReplaced,
  out_of_delivery_area: outOfDeliveryArea,
  fulfilment_not_offered: fulfilmentNotOffered,
  age_restricted: fill(ageRestricted, '18'),
};
