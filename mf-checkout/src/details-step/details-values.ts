import type { Address, SelectedAddress } from '@storefront/api/entities/address';
import type { Basket } from '@storefront/api/entities/basket';
import type { DetailsValues } from './details.schema';
import type { KnownShopper } from './known-shopper';

type SavedAddress = Pick<Address, (typeof ADDRESS_FIELDS)[number]>;

/** The form's initial values: the checkout's own, else the member's, else the postcode. */
export function detailsValues(
  { contact, deliveryAddress }: Pick<Basket['checkout'], 'contact' | 'deliveryAddress'>,
  known: KnownShopper,
  postcode: string | undefined,
): DetailsValues {
  const { profile, addresses } = known;
  const address = deliveryAddress ?? addresses.find(({ isDefault }) => isDefault);
  return {
    firstName: contact?.firstName ?? profile?.firstname ?? '',
    lastName: contact?.lastName ?? profile?.lastname ?? '',
    email: contact?.email ?? profile?.emailAddress ?? '',
    phoneNumber:
      contact?.phoneNumberDisplay ??
      contact?.phoneNumber ??
      profile?.mobileContactNumberDisplay ??
      profile?.mobileContactNumber ??
      '',
    textUpdates: contact?.textUpdates ? '1' : '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    town: address?.town ?? '',
    county: address?.county ?? '',
    postcode: address?.postcode ?? postcode ?? '',
  };
}

const ADDRESS_FIELDS = ['addressLine1', 'addressLine2', 'town', 'county', 'postcode'] as const;

/** A saved or found address as the form shows it. */
export const addressFields = ({
  addressLine1,
  addressLine2,
  town,
  county,
  postcode,
}: SavedAddress | SelectedAddress) => ({
  addressLine1,
  addressLine2: addressLine2 ?? '',
  town,
  county: county ?? '',
  postcode,
});

const comparable = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().toUpperCase();

/** Whether the form's address is this one, apart from spaces and capitals. */
export const isAddressIn = (values: DetailsValues, address: SavedAddress): boolean =>
  ADDRESS_FIELDS.every((field) => comparable(values[field]) === comparable(address[field]));
