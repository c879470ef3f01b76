import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { contactUpdateFailed, deliveryAddressFailed } from '@storefront/messages/checkout';
import type { Business } from '@storefront/remote-kit/business.types';
import { announceSlotChange } from './announce-slot-change';
import type { DetailsValues } from './details.schema';
import { addressOf, addressRefusal, contactOf, contactRefusal } from './details-body';

/** Saves contact and address in the basket; the API's errors are returned for the form. */
export async function saveDetails(
  api: ApiClient,
  basket: Basket,
  values: DetailsValues,
  { country, currency }: Pick<Business, 'country' | 'currency'>,
  asGuest: boolean,
): Promise<SubmitErrors | undefined> {
  const { basketToken } = basket;
  try {
    const contact = await api.call('POST /checkout/contact-details', {
      body: { basketToken, contact: contactOf(values, country, asGuest) },
    });
    if (!contact.ok) return contactRefusal(contact.error.code);
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
      body: { basketToken, address: addressOf(values, country) },
    });
    return reply.ok ? { basket: reply.data } : addressRefusal(reply.error.code);
  } catch {
    return { message: deliveryAddressFailed };
  }
}
