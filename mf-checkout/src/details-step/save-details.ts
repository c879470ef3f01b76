import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import {
  contactUpdateFailed,
  deliveryAddressFailed,
  mobileInvalid,
  outOfDeliveryArea,
} from '@storefront/messages/checkout';
import { postcodeRefused } from '@storefront/messages/store-search';
import type { Business } from '@storefront/remote-kit/business.types';
import { announceSlotChange } from './announce-slot-change';
import type { DetailsValues } from './details.schema';
import { normalPhone } from './phone.model';

/** Saves contact and address in the basket; the API's errors are returned for the form. */
export async function saveDetails(
  api: ApiClient,
  basket: Basket,
  values: DetailsValues,
  { country, currency }: Pick<Business, 'country' | 'currency'>,
): Promise<SubmitErrors | undefined> {
  const { basketToken } = basket;
  try {
    const contact = await api.call('POST /checkout/contact-details', {
      body: {
        basketToken,
        contact: {
          firstName: values.firstName.trim(),
          lastName: values.lastName.trim(),
          email: values.email.trim(),
          phoneNumber: normalPhone(values.phoneNumber, country) ?? values.phoneNumber,
        },
      },
    });
    if (!contact.ok)
      return contact.error.code === 'invalid_phone_number'
        ? { errors: [{ path: 'phoneNumber', message: mobileInvalid, code: contact.error.code }] }
        : { message: contactUpdateFailed };
  } catch {
    return { message: contactUpdateFailed };
  }
  if (basket.fulfilmentMethod !== 'delivery') return undefined;
  const saved = await saveAddress(api, basketToken, values, country);
  if (!('basket' in saved)) return saved;
  await announceSlotChange(basket, saved.basket, currency);
  return undefined;
}

async function saveAddress(
  api: ApiClient,
  basketToken: string,
  values: DetailsValues,
  country: string,
): Promise<SubmitErrors | { basket: Basket }> {
  try {
    const reply = await api.call('POST /checkout/delivery-address', {
      body: {
        basketToken,
        address: {
          country,
          addressLine1: values.addressLine1.trim(),
          ...(values.addressLine2.trim() ? { addressLine2: values.addressLine2.trim() } : {}),
          town: values.town.trim(),
          ...(values.county.trim() ? { county: values.county.trim() } : {}),
          postcode: values.postcode.trim().toUpperCase(),
        },
      },
    });
    if (reply.ok) return { basket: reply.data };
    const { code } = reply.error;
    if (code === 'out_of_delivery_area') return { errors: [{ path: 'postcode', message: outOfDeliveryArea, code }] };
    if (code === 'invalid_postcode' || code === 'postcode_not_found')
      return { errors: [{ path: 'postcode', message: postcodeRefused, code }] };
    return { message: deliveryAddressFailed };
  } catch {
    return { message: deliveryAddressFailed };
  }
}
