import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@storefront/api/constants';
import { mobileInvalid } from '@storefront/messages/checkout';
import { object, string } from 'yup';
import { required } from '../forms/fields.schema';

const filled = object({
  firstname: required('first name').max(NAME_MAX_LENGTH),
  lastname: required('last name').max(NAME_MAX_LENGTH),
  mobileContactNumber: string().trim().max(PHONE_MAX_LENGTH).ensure(),
});

/** @param hadNumber a number that is kept can be changed but not taken away, as the API has it */
export const profileSchema = (hadNumber: boolean) =>
  hadNumber
    ? filled.shape({ mobileContactNumber: string().trim().max(PHONE_MAX_LENGTH).required(mobileInvalid) })
    : filled;
