import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { setBillingAddress, setContactDetails, setDeliveryAddress } from './checkout.service';
import { processOrder } from './process-order.service';
import { checkRetailMembership, storeRetailMembership } from './retail-membership.service';

type Keys =
  | 'POST /checkout/delivery-address'
  | 'POST /checkout/billing-address'
  | 'POST /checkout/contact-details'
  | 'POST /checkout/process-order'
  | 'POST /checkout/retail-membership-check'
  | 'POST /checkout/retail-membership-store';

export function checkoutRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /checkout/delivery-address': ({ business, body, member, now }) =>
      setDeliveryAddress(context, business, body, member, now),
    'POST /checkout/billing-address': ({ business, body, member, now }) =>
      setBillingAddress(context, business, body, member, now),
    'POST /checkout/contact-details': ({ business, body, member, now }) =>
      setContactDetails(context, business, body, member, now),
    'POST /checkout/process-order': ({ business, body, member, now }) =>
      processOrder(context, business, body, member, now),
    'POST /checkout/retail-membership-check': ({ business, body, member }) =>
      checkRetailMembership(context, business, body, member),
    'POST /checkout/retail-membership-store': ({ business, body, member, now }) =>
      storeRetailMembership(context, business, body, member, now),
  };
}
