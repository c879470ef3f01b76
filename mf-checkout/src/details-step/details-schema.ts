import { ADDRESS_LINE_MAX_LENGTH, NAME_MAX_LENGTH } from '@storefront/api/constants';
import { emailInvalid, fieldRequired, mobileInvalid } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { postcodeEmpty, postcodeInvalid } from '@storefront/messages/store-search';
import { type ObjectSchema, object, string } from 'yup';
import { normalPhone } from './phone.model';

export interface DetailsValues {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  addressLine1: string;
  addressLine2: string;
  town: string;
  county: string;
  postcode: string;
}

/** The rules of the contact form, and of the address where the order is brought. */
export function detailsSchema(
  delivery: boolean,
  country: string,
  postcodePattern: string | undefined,
): ObjectSchema<DetailsValues> {
  const needed = (what: string) => {
    const text = string().trim().max(ADDRESS_LINE_MAX_LENGTH).default('');
    return delivery ? text.required(fill(fieldRequired, what)) : text;
  };
  const rule = postcodePattern ? new RegExp(postcodePattern) : undefined;
  return object({
    firstName: string().trim().max(NAME_MAX_LENGTH).required(fill(fieldRequired, 'first name')),
    lastName: string().trim().max(NAME_MAX_LENGTH).required(fill(fieldRequired, 'last name')),
    email: string().trim().required(fill(fieldRequired, 'email')).email(emailInvalid),
    phoneNumber: string()
      .required(fill(fieldRequired, 'mobile number'))
      .test('phone', mobileInvalid, (typed) => Boolean(normalPhone(typed ?? '', country))),
    addressLine1: needed('address'),
    addressLine2: string().trim().max(ADDRESS_LINE_MAX_LENGTH).default(''),
    town: needed('town'),
    county: string().trim().max(NAME_MAX_LENGTH).default(''),
    postcode: delivery
      ? string()
          .trim()
          .required(postcodeEmpty)
          .test(
            'postcode',
            ({ value }) => fill(postcodeInvalid, String(value)),
            (typed) => !rule || rule.test((typed ?? '').toUpperCase().trim()),
          )
      : string().default(''),
  });
}
