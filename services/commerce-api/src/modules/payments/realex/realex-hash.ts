import { createHash, timingSafeEqual } from 'node:crypto';

/** The SHA-1 of a text in lower-case hexadecimal; the gateway's protocol prescribes it. */
export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** The gateway's signature of fields: the SHA-1 of their own SHA-1 and the account's secret. */
export const realexHash = (secret: string, fields: readonly string[]): string =>
  sha1(`${sha1(fields.join('.'))}.${secret}`);

/** Whether `given` is the signature of these fields. */
export function isSignature(secret: string, fields: readonly string[], given: string | undefined): boolean {
  const expected = Buffer.from(realexHash(secret, fields));
  const received = Buffer.from(given ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** An instant as the gateway writes it, in UTC: 20261123100000. */
export const realexTimestamp = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 14);
