import { randomBytes, randomInt } from 'node:crypto';

const EPOCH = Date.UTC(2025, 0, 1);
/** Fourteen bits: with the 39 of the milliseconds they fill the 53 bits of a safe integer. */
const IDS_PER_MILLISECOND = 2 ** 14;

let lastMillisecond = 0;
let firstId = 0;
let used = 0;

/**
 * A new 53-bit entity id: 39 bits of milliseconds and 14 bits that start at a random number. On a rare collision of two
 * processes the primary key rejects the second row and its transaction is retried.
 */
export function newId(): number {
  const millisecond = Math.max(Date.now() - EPOCH, lastMillisecond);
  if (millisecond > lastMillisecond) {
    lastMillisecond = millisecond;
    firstId = randomInt(IDS_PER_MILLISECOND);
    used = 0;
  } else if (used === IDS_PER_MILLISECOND) {
    lastMillisecond += 1;
    used = 0;
  }
  const id = lastMillisecond * IDS_PER_MILLISECOND + ((firstId + used) % IDS_PER_MILLISECOND);
  used += 1;
  return id;
}

/** A random reference: 32 random bytes, safe in URLs and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
