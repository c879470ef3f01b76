import { createHash, timingSafeEqual } from 'node:crypto';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** The gateway's signature of fields: the SHA-1 of their own SHA-1 and the secret, in lower-case hexadecimal. */
export const realexHash = (secret: string, fields: readonly string[]): string =>
  sha1(`${sha1(fields.join('.'))}.${secret}`);

/** Whether a request carries the right signature. */
export function isSignedBy(secret: string, fields: readonly string[], given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(realexHash(secret, fields));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** What a refund carries besides the signature: the SHA-1 of its own password. */
export const refundHash = (password: string): string => sha1(password);
