import type { KeyObject } from 'node:crypto';
import type { ReleaseStore } from '../store/release-store';
import { trustOf } from '../trust/release-trust';
import { signValue } from './signature';

/** What a pass opens. */
export type PassPurpose = 'releases' | 'figures' | 'composition' | 'check' | 'developer';

/** A signed permission that expires. Shells verify it with public keys, so they need no further secret. */
export interface Pass {
  readonly purpose: PassPurpose;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Who made it. */
  readonly by: string;
  /** The composition that it shows, or that a shell checks. */
  readonly composition?: string;
  /** The remote that is shown from its developer's server. */
  readonly remote?: string;
  /** The origin of that server. */
  readonly server?: string;
  /** The only host of the storefront that shows it. */
  readonly host?: string;
}

/** A longer text is no pass. */
const MAX_LENGTH = 1_000;

/** @param key the private release key */
export const signPass = (key: KeyObject, pass: Pass): string =>
  Buffer.from(JSON.stringify(signValue('pass', pass, key))).toString('base64url');

/** The releases of an installation, and the key that they are verified with. */
export interface PassIssuer {
  readonly store: ReleaseStore;
  /** The public release key. */
  readonly key: KeyObject;
}

/**
 * The pass in a text; undefined when it is forged, expired, of another installation or for another purpose, or its
 * signer has no role for the channel that is shown, or for the remote that it names.
 */
export function readPass(
  { store, key }: PassIssuer,
  text: unknown,
  purpose: PassPurpose,
  now: number,
): Pass | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  try {
    const trust = trustOf(store, key);
    const { value: pass, signer } = trust.verify<Pass>('pass', Buffer.from(text, 'base64url'), 'The pass', 'roles');
    const packages = pass.remote === undefined ? [] : [pass.remote];
    trust.assertMay(signer, { channel: store.channel, packages }, now);
    return pass.purpose === purpose && Date.parse(pass.expiresAt) > now ? pass : undefined;
  } catch {
    return undefined;
  }
}
