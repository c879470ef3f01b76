import { fill } from './fill';
import { type MessageKey, messages } from './messages';

/** The text of a key with its placeholders filled: `message('slotRequired', 'delivery')`. */
export function message(key: MessageKey, ...values: (string | number)[]): string {
  return fill(messages[key], ...values);
}
