import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** 'pay' becomes 'pay_' and 26 random characters, like the gateway's ids. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from(randomBytes(26), (byte) => ALPHABET[byte % 32]).join('')}`;
}
