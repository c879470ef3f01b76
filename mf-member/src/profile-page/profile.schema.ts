import { mobileInvalid } from '@storefront/messages/checkout';
import { object, string } from 'yup';
import { required } from '../forms/fields.schema';

const filled = object({
  firstname: required('first name').max(80),
  lastname: required('last name').max(80),
  mobileContactNumber: string().trim().max(32).ensure(),
});

/** @param hadNumber a number that is kept can be changed but not taken away, as the API has it */
export const profileSchema = (hadNumber: boolean) =>
  hadNumber ? filled.shape({ mobileContactNumber: string().trim().max(32).required(mobileInvalid) }) : filled;
