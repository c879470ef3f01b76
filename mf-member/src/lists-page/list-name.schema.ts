import { LIST_NAME_MAX_LENGTH } from '@storefront/api/constants';
import { listNameRequired } from '@storefront/messages/account';
import { object, string } from 'yup';

/** The name of a list. */
export const listNameSchema = object({
  name: string().trim().required(listNameRequired).max(LIST_NAME_MAX_LENGTH),
});
