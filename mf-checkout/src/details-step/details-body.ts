import type { SelectedAddress } from '@storefront/api/entities/address';
import type { CheckoutContact } from '@storefront/api/entities/checkout-contact';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import {
  contactUpdateFailed,
  deliveryAddressFailed,
  mobileInvalid,
  outOfDeliveryArea,
} from '@storefront/messages/checkout';
import { postcodeRefused } from '@storefront/messages/store-search';
import type { DetailsValues } from './details.schema';
import { normalPhone } from './phone.model';

/**
 * The contact of the form, as the API takes it.
 * @param asGuest the shopper orders as a guest although the e-mail address has an account
 */
export const contactOf = (values: DetailsValues, country: string, asGuest = false): CheckoutContact => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  phoneNumber: normalPhone(values.phoneNumber, country) ?? values.phoneNumber,
  ...(asGuest && { asGuest }),
  ...(values.textUpdates && { textUpdates: true }),
});

/** The delivery address of the form, as the API takes it. */
export const addressOf = (values: DetailsValues, country: string): SelectedAddress => ({
  country,
  addressLine1: values.addressLine1.trim(),
  ...(values.addressLine2.trim() ? { addressLine2: values.addressLine2.trim() } : {}),
  town: values.town.trim(),
  ...(values.county.trim() ? { county: values.county.trim() } : {}),
  postcode: values.postcode.trim().toUpperCase(),
});

/** Why the API refused a contact. */
export const contactRefusal = (code: string): SubmitErrors =>
  code === 'invalid_phone_number'
    ? { errors: [{ path: 'phoneNumber', message: mobileInvalid, code }] }
    : { message: contactUpdateFailed };

/** Why the API refused an address. */
export function addressRefusal(code: string): SubmitErrors {
  if (code === 'out_of_delivery_area') return { errors: [{ path: 'postcode', message: outOfDeliveryArea, code }] };
  if (code === 'invalid_postcode' || code === 'postcode_not_found')
    return { errors: [{ path: 'postcode', message: postcodeRefused, code }] };
  return { message: deliveryAddressFailed };
}
