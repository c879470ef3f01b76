import type { SelectedAddress } from '@storefront/api/entities/address';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { normalisePostcode } from './postcode';

/** An address in its stored form: trimmed, with a normalised postcode and a country that the business serves. */
export function validateAddress(
  business: Business,
  address: SelectedAddress,
  list: 'countries' | 'billingCountries',
): SelectedAddress {
  const country = address.country.toUpperCase();
  if (!business.settings[list].some(({ code }) => code === country)) throw refuse('country_not_served');
  const trimmed = { ...address, country, addressLine1: address.addressLine1.trim(), town: address.town.trim() };
  for (const field of ['addressLine1', 'town'] as const) {
    if (trimmed[field] === '')
      throw refuse('validation_failed', undefined, [{ path: field, message: 'must not be empty', code: 'minLength' }]);
  }
  return { ...trimmed, postcode: normalisePostcode(business, address.postcode, country) };
}
