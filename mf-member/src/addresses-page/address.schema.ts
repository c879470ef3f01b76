import { postcodeEmpty, postcodeRefused } from '@storefront/messages/store-search';
import { object, string } from 'yup';
import { required } from '../forms/fields.schema';

export const addressSchema = object({
  addressLine1: required('house number and street').max(120),
  addressLine2: string().trim().max(120).ensure(),
  town: required('town').max(80),
  county: string().trim().max(80).ensure(),
  // What a postcode looks like is the business's rule, which the API holds.
  postcode: string().trim().required(postcodeEmpty).max(12, postcodeRefused),
  country: string().required(),
});
