import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { amendOrder } from '../orders/amendments/amend-order.service';
import { endAmendment } from '../orders/amendments/end-amendment.service';
import { setBillingAddress, setContactDetails, setDeliveryAddress, setInstructions } from './checkout.service';
import { guestRegistrationStatus } from './guest-registration.service';
import { prepareCheckout } from './prepare-checkout.service';
import { processOrder } from './process-order.service';
import { readCheckout } from './read-checkout.service';
import { checkRetailMembership, storeRetailMembership } from './retail-membership.service';

type Keys =
  | 'POST /guests/registration-status'
  | 'POST /checkout/read'
  | 'POST /checkout/prepare'
  | 'POST /checkout/delivery-address'
  | 'POST /checkout/billing-address'
  | 'POST /checkout/contact-details'
  | 'POST /checkout/instructions'
  | 'POST /checkout/process-order'
  | 'POST /checkout/order-amend'
  | 'POST /checkout/order-amend-end'
  | 'POST /checkout/retail-membership-check'
  | 'POST /checkout/retail-membership-store';

export function checkoutRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /guests/registration-status': ({ business, body }) =>
      guestRegistrationStatus(context, business, body.email, body.basketToken),
    'POST /checkout/read': ({ business, body, caller, now }) => readCheckout(context, business, body, caller, now),
    'POST /checkout/prepare': ({ business, body, caller, now }) =>
      prepareCheckout(context, business, body, caller, now),
    'POST /checkout/delivery-address': ({ business, body, caller, now }) =>
      setDeliveryAddress(context, business, body, caller, now),
    'POST /checkout/billing-address': ({ business, body, caller, now }) =>
      setBillingAddress(context, business, body, caller, now),
    'POST /checkout/contact-details': ({ business, body, caller, now }) =>
      setContactDetails(context, business, body, caller, now),
    'POST /checkout/instructions': ({ business, body, caller, now }) =>
      setInstructions(context, business, body, caller, now),
    'POST /checkout/process-order': ({ business, body, caller, now }) =>
      processOrder(context, business, body, caller, now),
    'POST /checkout/order-amend': ({ business, body, caller, now }) => amendOrder(context, business, body, caller, now),
    'POST /checkout/order-amend-end': ({ business, body, caller, now }) =>
      endAmendment(context, business, body, caller, now),
    'POST /checkout/retail-membership-check': ({ business, body, caller, now }) =>
      checkRetailMembership(context, business, body, caller, now),
    'POST /checkout/retail-membership-store': ({ business, body, caller, now }) =>
      storeRetailMembership(context, business, body, caller, now),
  };
}
