import { message } from './message';
import { messageKeyForCode } from './message-for-code';

/**
 * The text of a problem by its code. It bundles the whole table, for private pages whose forms meet every error. A
 * public page imports the few texts it shows.
 */
export function problemMessage(problem: { code: string }, ...values: (string | number)[]): string {
  return message(messageKeyForCode(problem.code), ...values);
}
