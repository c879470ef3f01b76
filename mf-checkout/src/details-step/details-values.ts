import type { Basket } from '@storefront/api/entities/basket';
import type { LocationState } from '@storefront/bus/state.types';
import type { DetailsValues } from './details.schema';
import type { KnownShopper } from './use-known-shopper';

/** The form's initial values: the checkout's own, else the member's, else the postcode. */
export function detailsValues(
  basket: Pick<Basket, 'checkout'>,
  known: KnownShopper,
  location: LocationState | null,
): DetailsValues {
  const { contact, deliveryAddress } = basket.checkout;
  const { profile, addresses } = known;
  const address = deliveryAddress ?? addresses.find(({ isDefault }) => isDefault);
  return {
    firstName: contact?.firstName ?? profile?.firstname ?? '',
    lastName: contact?.lastName ?? profile?.lastname ?? '',
    email: contact?.email ?? profile?.emailAddress ?? '',
    phoneNumber: contact?.phoneNumber ?? profile?.mobileContactNumber ?? '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    town: address?.town ?? '',
    county: address?.county ?? '',
    postcode: address?.postcode ?? location?.postcode ?? '',
  };
}
