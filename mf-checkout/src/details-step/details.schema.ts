import { ADDRESS_LINE_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, TOWN_MAX_LENGTH } from '@storefront/api/constants';
import { ADDRESS_LINE_PATTERN, EMAIL_PATTERN, PERSON_NAME_PATTERN } from '@storefront/api/typed-text';
import {
  addressLineInvalid,
  emailInvalid,
  fieldRequired,
  mobileInvalid,
  nameInvalid,
} from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { postcodeEmpty, postcodeInvalid } from '@storefront/messages/store-search';
import type { Business } from '@storefront/remote-kit/business.types';
import { type ObjectSchema, object, string } from 'yup';
import { normalPhone } from './phone.model';

/** The fields from top to bottom. */
export const detailsFields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'textUpdates',
  'addressLine1',
  'addressLine2',
  'town',
  'county',
  'postcode',
] as const;

export interface DetailsValues {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  /** '1' if the shopper agrees to texts about the order, else empty. */
  textUpdates: string;
  addressLine1: string;
  addressLine2: string;
  town: string;
  county: string;
  postcode: string;
}

/** The details in a form without scripts; missing fields are empty. */
export const detailsOf = (form: Readonly<Record<string, string>>): DetailsValues =>
  Object.fromEntries(detailsFields.map((name) => [name, form[name] ?? ''])) as unknown as DetailsValues;

const line = new RegExp(ADDRESS_LINE_PATTERN, 'u');
const lineMessage = { message: addressLineInvalid, excludeEmptyString: true };
const name = (label: string) =>
  string()
    .trim()
    .max(PERSON_NAME_MAX_LENGTH)
    .required(fill(fieldRequired, label))
    .matches(new RegExp(PERSON_NAME_PATTERN, 'u'), { message: nameInvalid, excludeEmptyString: true });

/** The schema with the postcodes of a business's country. */
export const detailsSchemaOf = (
  delivery: boolean,
  { country, postcodeRules }: Pick<Business, 'country' | 'postcodeRules'>,
): ObjectSchema<DetailsValues> =>
  detailsSchema(delivery, country, postcodeRules.find((rule) => rule.country === country)?.pattern);

/** The rules of the contact details and the delivery address. */
function detailsSchema(
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
    email: string()
      .trim()
      .required(fill(fieldRequired, 'email'))
      .matches(new RegExp(EMAIL_PATTERN), { message: emailInvalid, excludeEmptyString: true }),
    phoneNumber: string()
      .required(fill(fieldRequired, 'mobile number'))
      .test('phone', mobileInvalid, (typed) => Boolean(normalPhone(typed ?? '', country))),
    textUpdates: string().default(''),
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
