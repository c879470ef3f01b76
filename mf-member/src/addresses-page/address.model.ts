import type { Address, SelectedAddress } from '@storefront/api/entities/address';

/** An address in postal form, without its country. */
export function addressLines({ addressLine1, addressLine2, town, county, postcode }: SelectedAddress): string[] {
  return [addressLine1, addressLine2, town, county, postcode].filter((line): line is string => Boolean(line));
}

export const emptyAddress = { addressLine1: '', addressLine2: '', town: '', county: '', postcode: '' };
export type AddressValues = typeof emptyAddress;

export const addressValues = (address: Address): AddressValues => ({
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2 ?? '',
  town: address.town,
  county: address.county ?? '',
  postcode: address.postcode,
});

/** The form's values for the API; empty ones are left out. */
export function addressBody(values: AddressValues, country: string): SelectedAddress {
  const { addressLine1, addressLine2, town, county, postcode } = values;
  return {
    country,
    addressLine1: addressLine1.trim(),
    town: town.trim(),
    postcode: postcode.trim(),
    ...(addressLine2.trim() ? { addressLine2: addressLine2.trim() } : {}),
    ...(county.trim() ? { county: county.trim() } : {}),
  };
}

/** The default first, the others in their order. */
export const inOrder = (addresses: readonly Address[]): Address[] =>
  [...addresses].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
