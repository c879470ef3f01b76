import { PHONE_MAX_LENGTH } from '@storefront/api/constants';
import { mobileInvalid } from '@storefront/messages/checkout';
import { object, string } from 'yup';
import { personName } from '../forms/fields.schema';

const filled = object({
  firstname: personName('first name'),
  lastname: personName('last name'),
  mobileContactNumber: string().trim().max(PHONE_MAX_LENGTH).ensure(),
});

/** @param hadNumber a stored number can be changed but not removed, like in the API */
export const profileSchema = (hadNumber: boolean) =>
  hadNumber
    ? filled.shape({ mobileContactNumber: string().trim().max(PHONE_MAX_LENGTH).required(mobileInvalid) })
    : filled;
