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
const lineMessage = { message: addressLineInvalid, excludeEmptyString: true };
const name = (label: string) =>
  string()
    .trim()
    .max(PERSON_NAME_MAX_LENGTH)
    .required(fill(fieldRequired, label))
    .matches(new RegExp(PERSON_NAME_PATTERN, 'u'), { message: nameInvalid, excludeEmptyString: true });

/** The rules of the contact details and the delivery address. */
export function detailsSchema(
  delivery: boolean,
  country: string,
  postcodePattern: string | undefined,
): ObjectSchema<DetailsValues> {
  const deliveryField = (label: string, maxLength: number) => {
    const text = string().trim().max(maxLength).default('').matches(line, lineMessage);
    return delivery ? text.required(fill(fieldRequired, label)) : text;
  };
  const rule = postcodePattern ? new RegExp(postcodePattern) : undefined;
  return object({
    firstName: name('first name'),
    lastName: name('last name'),
    email: string().trim().required(fill(fieldRequired, 'email')).email(emailInvalid),
    phoneNumber: string()
      .required(fill(fieldRequired, 'mobile number'))
      .test('phone', mobileInvalid, (typed) => Boolean(normalPhone(typed ?? '', country))),
    addressLine1: deliveryField('address', ADDRESS_LINE_MAX_LENGTH),
    addressLine2: string().trim().max(ADDRESS_LINE_MAX_LENGTH).default('').matches(line, lineMessage),
    town: deliveryField('town', TOWN_MAX_LENGTH),
    county: string().trim().max(TOWN_MAX_LENGTH).default('').matches(line, lineMessage),
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
