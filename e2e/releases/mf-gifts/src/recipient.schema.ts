import { string, ValidationError } from 'yup';

const postcodeSchema = string().label('Their postcode').required();

/** What is wrong with a postcode, in yup's words; undefined when only the back end can say. */
export function postcodeProblem(postcode: string): string | undefined {
  try {
    postcodeSchema.validateSync(postcode);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
