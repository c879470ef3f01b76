import { ADDRESS_LINE_MAX_LENGTH, POSTCODE_INPUT_MAX_LENGTH, TOWN_MAX_LENGTH } from '@storefront/api/constants';
import { ADDRESS_LINE_PATTERN } from '@storefront/api/typed-text';
import { addressLineInvalid } from '@storefront/messages/checkout';
import { postcodeEmpty, postcodeRefused } from '@storefront/messages/store-search';
import { object, string } from 'yup';
import { required } from '../forms/fields.schema';

const line = new RegExp(ADDRESS_LINE_PATTERN, 'u');
const lineMessage = { message: addressLineInvalid, excludeEmptyString: true };

export const addressSchema = object({
  addressLine1: required('house number and street').max(ADDRESS_LINE_MAX_LENGTH).matches(line, lineMessage),
  addressLine2: string().trim().max(ADDRESS_LINE_MAX_LENGTH).ensure().matches(line, lineMessage),
  town: required('town').max(TOWN_MAX_LENGTH).matches(line, lineMessage),
  county: string().trim().max(TOWN_MAX_LENGTH).ensure().matches(line, lineMessage),
  // The postcode's format is the business's rule, which the API checks.
  postcode: string().trim().required(postcodeEmpty).max(POSTCODE_INPUT_MAX_LENGTH, postcodeRefused),
  country: string().required(),
});
