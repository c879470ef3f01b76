import type { KeyObject } from 'node:crypto';
import { keyFingerprint } from '../signatures/release-key';
import { readSigned, type SignedKind, signatureMatches } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import { newestRoot, rootsBefore } from './newest-root';
import { isMatch, type ReleaseRole } from './release-role';
import type { ReleaseRoot } from './release-root';

/** Two machines, each wrong by an hour in opposite directions, still agree about what a publisher could sign. */
export const CLOCK_LEEWAY_MS = 2 * 3_600_000;

/** What a key needs a role for. */
export interface Needed {
  readonly channel?: string;
  readonly packages?: readonly string[];
}

/** Which keys of a root count: those of roles; those that were replaced, too; or all that it knows, for the log. */
type Keys = 'roles' | 'replaced' | 'all';

/** Whose signatures count in an installation: its one key, or the keys of its newest root by their roles. */
export class ReleaseTrust {
  private known?: readonly ReleaseRoot[];

  /**
   * @param anchor the installation's first key
   * @param root undefined in an installation with one key
   * @param earlier reads the roots before it, oldest first
   */
  constructor(
    readonly anchor: KeyObject,
    readonly root: ReleaseRoot | undefined,
    private readonly earlier: (root: ReleaseRoot) => readonly ReleaseRoot[],
  ) {}

  /**
   * A signed value, and the fingerprint of the key that signed it.
   * @param text the file as it was read
   * @param what names the file in an error
   * @throws Error when no key that counts signed it as this kind
   */
  verify<T>(kind: SignedKind, text: Buffer, what: string, keys: Keys = 'replaced'): { value: T; signer: string } {
    const signed = readSigned<T>(text, what);
    for (const key of this.keys(keys))
      if (signatureMatches(kind, signed, key)) return { value: signed.signed, signer: keyFingerprint(key) };
    throw new Error(
      this.root
        ? `${what} is not signed with a key that has a role here.`
        : `${what} is not signed with this installation's release key.`,
    );
  }

  /** @throws Error unless the key has a role for this. @param leewayMs how long after its expiry a role counts */
  assertMay(signer: string, needed: Needed, now: number, leewayMs = CLOCK_LEEWAY_MS): void {
    const { root } = this;
    if (!root) {
      const own = keyFingerprint(this.anchor);
      if (signer !== own) throw new Error(`The key ${signer} is not this installation's release key, which is ${own}.`);
      return;
    }
    if (Date.parse(root.expiresAt) + leewayMs <= now)
      throw new Error(`Root ${root.version} expired at ${root.expiresAt}; sign it again: roles renew.`);
    const roles = root.rolesOf(signer);
    if (roles.length === 0) throw new Error(`The key ${signer} has no role in this installation.`);
    const names = roles.map(({ name }) => name).join(', ');
    const { channel, packages = [] } = needed;
    const onChannel = channel === undefined ? roles : roles.filter((role) => root.coversChannel(role, channel));
    if (onChannel.length === 0) throw new Error(`Role ${names} may not change channel ${channel}.`);
    const valid = onChannel.filter((role) => Date.parse(role.expiresAt) + leewayMs > now);
    for (const one of packages) {
      const covering = onChannel.filter((role) => root.coversPackage(role, one));
      if (covering.length === 0) throw new Error(`Role ${names} may not release ${one}${this.whoMay(one)}.`);
      if (!covering.some((role) => valid.includes(role))) throw expired(covering);
    }
    if (valid.length === 0) throw expired(onChannel);
  }

  /** Whether a key may, or might before it was replaced, release a package. @param keys with leaked keys for the log */
  coversPackage(signer: string, name: string, keys: Keys = 'replaced'): boolean {
    const { root } = this;
    if (!root) return signer === keyFingerprint(this.anchor);
    return (
      root.rolesOf(signer).some((role) => root.coversPackage(role, name)) ||
      root.removed.some(
        ({ key, leaked, packages }) =>
          key === signer && (!leaked || keys === 'all') && packages.some((pattern) => isMatch(pattern, name)),
      )
    );
  }

  /**
   * Whether a key had a role for a channel when its state with this number was made, or later, for the log. Each root
   * names the state of the channel after which it counts.
   */
  mightChange(signer: string, channel: string, sequence: number): boolean {
    const { root: newest } = this;
    if (!newest) return signer === keyFingerprint(this.anchor);
    for (let root: ReleaseRoot | undefined = newest; root; root = this.before(root)) {
      const { starts } = root;
      if (covers(root, signer, channel)) return true;
      if (Object.hasOwn(starts, channel) && (starts[channel]?.sequence ?? sequence) < sequence) return false;
    }
    return false;
  }

  private before({ version }: ReleaseRoot): ReleaseRoot | undefined {
    this.known ??= this.root ? this.earlier(this.root) : [];
    return this.known[version - 2];
  }

  /** The role in whose name a key changes a channel, for the log. */
  roleOf(signer: string, channel: string): string | undefined {
    const { root } = this;
    return root?.rolesOf(signer).find((role) => root.coversChannel(role, channel))?.name;
  }

  /** The role in whose name a key publishes a package, for the log. */
  roleFor(signer: string, name: string): string | undefined {
    const { root } = this;
    return root?.rolesOf(signer).find((role) => root.coversPackage(role, name))?.name;
  }

  private whoMay(name: string): string {
    const { root } = this;
    const able = root?.roles.filter((role) => root.coversPackage(role, name)) ?? [];
    return able.length ? `; ${able.map((role) => role.name).join(', ')} may` : '';
  }

  private keys(which: Keys): readonly KeyObject[] {
    const { root } = this;
    if (!root) return [this.anchor];
    const removed = root.removed.filter(({ leaked }) => which === 'all' || (which === 'replaced' && !leaked));
    const known = [...root.roles.flatMap(({ keys }) => keys), ...removed.map(({ key }) => key)];
    return [...new Set(known)].map((fingerprint) => root.publicKey(fingerprint));
  }
}

const covers = (root: ReleaseRoot, signer: string, channel: string): boolean =>
  root.rolesOf(signer).some((role) => root.coversChannel(role, channel));

const expired = (roles: readonly ReleaseRole[]): Error =>
  new Error(roles.map(({ name, expiresAt }) => `Role ${name} expired at ${expiresAt}; roles renew ${name}.`).join(' '));

/** The installation's first key, which all roots come from. @param key the own key */
export const anchorOf = (store: ReleaseStore, key: KeyObject): KeyObject => store.anchor ?? key;

/**
 * Whose signatures count in a store: those of its newest valid root. What was shown can be read while the store's roots
 * are refused, so `assertRoots` says why.
 * @param key the own key: private for publishers, public for shells
 */
export function trustOf(store: ReleaseStore, key: KeyObject): ReleaseTrust {
  const anchor = anchorOf(store, key);
  const earlier = (root: ReleaseRoot) => rootsBefore(store, anchor, root);
  try {
    return new ReleaseTrust(anchor, newestRoot(store, anchor), earlier);
  } catch {
    return new ReleaseTrust(anchor, store.memory.roots.newest(anchor), earlier);
  }
}

/** @throws Error when the roots of a store are invalid, or older than an accepted one: nothing new counts then */
export function assertRoots(store: ReleaseStore, key: KeyObject): void {
  newestRoot(store, anchorOf(store, key));
}

/** @throws Error with one sentence unless the own private key may do this now, without leeway */
export function assertOwnKeyMay(store: ReleaseStore, key: KeyObject, needed: Needed): void {
  assertRoots(store, key);
  trustOf(store, key).assertMay(keyFingerprint(key), needed, Date.now(), 0);
}
