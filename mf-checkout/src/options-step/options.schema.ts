import { object, string } from 'yup';

/** The API's maximum length. */
const INSTRUCTIONS_MAX_LENGTH = 500;

export const optionsSchema = object({
  instructions: string()
    .trim()
    .max(INSTRUCTIONS_MAX_LENGTH, `Use at most ${INSTRUCTIONS_MAX_LENGTH} characters`)
    .default(''),
});
