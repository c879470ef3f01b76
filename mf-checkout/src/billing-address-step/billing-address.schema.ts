import { ADDRESS_LINE_MAX_LENGTH, POSTCODE_INPUT_MAX_LENGTH, TOWN_MAX_LENGTH } from '@storefront/api/constants';
import { ADDRESS_LINE_PATTERN } from '@storefront/api/typed-text';
import { addressLineInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { postcodeEmpty, postcodeInvalid } from '@storefront/messages/store-search';
import type { Business } from '@storefront/remote-kit/business.types';
import { type ObjectSchema, object, string } from 'yup';

export interface BillingAddressValues {
  country: string;
  addressLine1: string;
  addressLine2: string;
  town: string;
  postcode: string;
}

const line = new RegExp(ADDRESS_LINE_PATTERN, 'u');
const text = (maxLength: number) =>
  string().trim().max(maxLength).default('').matches(line, { message: addressLineInvalid, excludeEmptyString: true });

/** The rules of a billing address; the postcode's depend on the country. */
export function billingAddressSchema({
  postcodeRules,
}: Pick<Business, 'postcodeRules'>): ObjectSchema<BillingAddressValues> {
  const isPostcode = (typed: string, country: string) => {
    const rule = postcodeRules.find((one) => one.country === country);
    return !rule || new RegExp(rule.pattern).test(typed.toUpperCase().trim());
  };
  return object({
    country: string().required(fill(fieldRequired, 'country')),
    addressLine1: text(ADDRESS_LINE_MAX_LENGTH).required(fill(fieldRequired, 'address')),
    addressLine2: text(ADDRESS_LINE_MAX_LENGTH),
    town: text(TOWN_MAX_LENGTH).required(fill(fieldRequired, 'town')),
    postcode: string()
      .trim()
      .max(POSTCODE_INPUT_MAX_LENGTH)
      .required(postcodeEmpty)
      .test(
        'postcode',
        ({ value }) => fill(postcodeInvalid, String(value)),
        (typed, { parent }) => isPostcode(typed ?? '', String(parent.country)),
      ),
  });
}
