import { message } from './message';
import { messageKeyForCode } from './message-for-code';

/**
 * The text of a problem by its code. Carries the whole table: for the private pages, where forms meet every kind
 * of answer. A public page imports the two or three texts it can show.
 */
export function problemMessage(problem: { code: string }, ...values: (string | number)[]): string {
  return message(messageKeyForCode(problem.code), ...values);
}
