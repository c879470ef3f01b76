import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `signature` is the hexadecimal HMAC-SHA-256 of a webhook's body. */
export function isSigned(raw: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(raw).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
