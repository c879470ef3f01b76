import { INSTRUCTIONS_MAX_LENGTH } from '@storefront/api/constants';
import { boolean, type ObjectSchema, object, string } from 'yup';

/** The API's maximum length. */
const MEMBERSHIP_MAX_LENGTH = 40;

export interface OptionsValues {
  instructions: string;
  retailMemberId: string;
  /** A member wants news by the channel that is offered. */
  wantsNews: boolean;
}

/** The API checks the membership itself, including its check digit. */
export const optionsSchema: ObjectSchema<OptionsValues> = object({
  instructions: string()
    .trim()
    .max(INSTRUCTIONS_MAX_LENGTH, `Use at most ${INSTRUCTIONS_MAX_LENGTH} characters`)
    .default(''),
  retailMemberId: string()
    .trim()
    .max(MEMBERSHIP_MAX_LENGTH, `Use at most ${MEMBERSHIP_MAX_LENGTH} characters`)
    .default(''),
  wantsNews: boolean().default(false),
});
