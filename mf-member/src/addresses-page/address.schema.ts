import { ADDRESS_LINE_MAX_LENGTH, NAME_MAX_LENGTH, POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import { postcodeEmpty, postcodeRefused } from '@storefront/messages/store-search';
import { object, string } from 'yup';
import { required } from '../forms/fields.schema';

export const addressSchema = object({
  addressLine1: required('house number and street').max(ADDRESS_LINE_MAX_LENGTH),
  addressLine2: string().trim().max(ADDRESS_LINE_MAX_LENGTH).ensure(),
  town: required('town').max(NAME_MAX_LENGTH),
  county: string().trim().max(NAME_MAX_LENGTH).ensure(),
  // What a postcode looks like is the business's rule, which the API holds.
  postcode: string().trim().required(postcodeEmpty).max(POSTCODE_INPUT_MAX_LENGTH, postcodeRefused),
  country: string().required(),
});
