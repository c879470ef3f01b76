import { fill } from './fill';
import { type MessageKey, messages } from './messages';

/** The text of a key, its places filled: `message('slotRequired', 'delivery')`. */
export function message(key: MessageKey, ...values: (string | number)[]): string {
  return fill(messages[key], ...values);
}
