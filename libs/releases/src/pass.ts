import type { KeyObject } from 'node:crypto';
import { signValue, verifyValue } from './signature';

/** What a pass opens. */
export type PassPurpose = 'releases' | 'figures' | 'composition' | 'check';

/** A signed permission that expires. Shells verify it with the public release key, so they need no further secret. */
export interface Pass {
  readonly purpose: PassPurpose;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Who made it. */
  readonly by: string;
  /** The composition that it shows, or that a shell checks. */
  readonly composition?: string;
}

/** A longer text is no pass. */
const MAX_LENGTH = 1_000;

/** @param key the private release key */
export const signPass = (key: KeyObject, pass: Pass): string =>
  Buffer.from(JSON.stringify(signValue('pass', pass, key))).toString('base64url');

/** The pass in a text; undefined when it is forged, expired, of another installation or for another purpose. */
export function readPass(key: KeyObject, text: unknown, purpose: PassPurpose, now: number): Pass | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  try {
    const pass = verifyValue<Pass>('pass', Buffer.from(text, 'base64url'), key, 'The pass');
    return pass.purpose === purpose && Date.parse(pass.expiresAt) > now ? pass : undefined;
  } catch {
    return undefined;
  }
}
