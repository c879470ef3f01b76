import { ADDRESS_LINE_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, TOWN_MAX_LENGTH } from '@storefront/api/constants';
import { ADDRESS_LINE_PATTERN, PERSON_NAME_PATTERN } from '@storefront/api/typed-text';
import {
  addressLineInvalid,
  emailInvalid,
  fieldRequired,
  mobileInvalid,
  nameInvalid,
} from '@storefront/messages/checkout';
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

const line = new RegExp(ADDRESS_LINE_PATTERN, 'u');
const unlike = { message: addressLineInvalid, excludeEmptyString: true };
const name = (what: string) =>
  string()
    .trim()
    .max(PERSON_NAME_MAX_LENGTH)
    .required(fill(fieldRequired, what))
    .matches(new RegExp(PERSON_NAME_PATTERN, 'u'), { message: nameInvalid, excludeEmptyString: true });

/** The rules of the contact details and the delivery address. */
export function detailsSchema(
  delivery: boolean,
  country: string,
  postcodePattern: string | undefined,
): ObjectSchema<DetailsValues> {
  const needed = (what: string, longest: number) => {
    const text = string().trim().max(longest).default('').matches(line, unlike);
    return delivery ? text.required(fill(fieldRequired, what)) : text;
  };
  const rule = postcodePattern ? new RegExp(postcodePattern) : undefined;
  return object({
    firstName: name('first name'),
    lastName: name('last name'),
    email: string().trim().required(fill(fieldRequired, 'email')).email(emailInvalid),
    phoneNumber: string()
      .required(fill(fieldRequired, 'mobile number'))
      .test('phone', mobileInvalid, (typed) => Boolean(normalPhone(typed ?? '', country))),
    addressLine1: needed('address', ADDRESS_LINE_MAX_LENGTH),
    addressLine2: string().trim().max(ADDRESS_LINE_MAX_LENGTH).default('').matches(line, unlike),
    town: needed('town', TOWN_MAX_LENGTH),
    county: string().trim().max(TOWN_MAX_LENGTH).default('').matches(line, unlike),
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
