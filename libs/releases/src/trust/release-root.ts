import type { KeyObject } from 'node:crypto';
import { Metadata, MetadataKind, Root, type Targets } from '@tufjs/models';
import { keyFingerprint } from '../signatures/release-key';
import { type ChannelStart, channelPath, packagePath, type ReleaseRole, type RemovedKey } from './release-role';
import type { RootChange, RootContent } from './root-content.types';
import { publicKeyOf, SPEC_VERSION, tufKey } from './root-keys';

type Delegations = NonNullable<Targets['delegations']>;
type Delegated = NonNullable<Delegations['roles']>[string];

/** The two signed parts of a file `roots/<version>.json`. */
interface RootFile {
  readonly root?: Parameters<typeof Metadata.fromJSON>[1];
  readonly targets?: Parameters<typeof Metadata.fromJSON>[1];
}

/**
 * One version of the roles: TUF's root metadata, which names the keys that change roles, and targets metadata, whose
 * delegations are the roles.
 */
export class ReleaseRoot {
  readonly version: number;
  /** ISO 8601: until then the roles must be signed again. */
  readonly expiresAt: string;
  /** Fingerprints of the keys that sign the next version, and how many of them must. */
  readonly rootKeys: readonly string[];
  readonly threshold: number;
  readonly roles: readonly ReleaseRole[];
  readonly removed: readonly RemovedKey[];
  /** By channel. */
  readonly starts: Readonly<Record<string, ChannelStart>>;
  /** The change that made this version. */
  readonly change: RootChange | undefined;
  private readonly delegated: ReadonlyMap<string, Delegated>;
  private readonly keys: ReadonlyMap<string, KeyObject>;

  private constructor(
    private readonly root: Metadata<Root>,
    private readonly targets: Metadata<Targets>,
  ) {
    const { delegations, unrecognizedFields } = targets.signed;
    if (!delegations?.roles) throw new Error('it has no roles');
    const all = Object.entries({ ...delegations.keys, ...root.signed.keys });
    this.keys = new Map(all.map(([fingerprint, key]) => [fingerprint, publicKeyOf(key)]));
    this.version = root.signed.version;
    this.expiresAt = root.signed.expires;
    const own = root.signed.roles.root;
    this.rootKeys = own?.keyIDs ?? [];
    this.threshold = own?.threshold ?? 0;
    this.delegated = new Map(Object.entries(delegations.roles));
    this.roles = [...this.delegated.values()].map(roleOf);
    const {
      removed = [],
      starts = {},
      change,
    } = unrecognizedFields as {
      removed?: RemovedKey[];
      starts?: Record<string, ChannelStart>;
      change?: RootChange;
    };
    this.change = isChange(change) ? change : undefined;
    this.removed = removed;
    this.starts = starts;
    for (const fingerprint of [...this.rootKeys, ...this.allKeys])
      if (!this.keys.has(fingerprint)) throw new Error(`it does not contain the key ${fingerprint}`);
  }

  /** @throws Error when it is no root, or its own keys did not sign it */
  static parse(text: Buffer | string): ReleaseRoot {
    try {
      const { root, targets } = JSON.parse(text.toString()) as RootFile;
      if (!root || !targets) throw new Error('a part is missing');
      const made = new ReleaseRoot(
        Metadata.fromJSON(MetadataKind.Root, root) as Metadata<Root>,
        Metadata.fromJSON(MetadataKind.Targets, targets) as Metadata<Targets>,
      );
      if (made.targets.signed.version !== made.version) throw new Error('its parts have different versions');
      made.assertSigns(made);
      return made;
    } catch (error) {
      throw new Error(`The root of the roles cannot be used: ${(error as Error).message}.`);
    }
  }

  /** Fingerprints of all keys that ever had a role. */
  get allKeys(): string[] {
    return [...new Set([...this.roles.flatMap(({ keys }) => keys), ...this.removed.map(({ key }) => key)])];
  }

  /** A key of this root, by its fingerprint. */
  publicKey(fingerprint: string): KeyObject {
    const key = this.keys.get(fingerprint);
    if (!key) throw new Error(`Root ${this.version} does not contain the key ${fingerprint}.`);
    return key;
  }

  /** What the next version is made from. */
  get content(): RootContent {
    const { version, expiresAt, threshold, roles, removed, starts } = this;
    const keysOf = (fingerprints: readonly string[]) => fingerprints.map((one) => this.publicKey(one));
    return {
      version,
      expiresAt,
      threshold,
      roles,
      removed,
      starts,
      rootKeys: keysOf(this.rootKeys),
      keys: keysOf(this.allKeys),
    };
  }

  /** The roles that a key has. */
  rolesOf(fingerprint: string): readonly ReleaseRole[] {
    return this.roles.filter(({ keys }) => keys.includes(fingerprint));
  }

  coversPackage({ name }: ReleaseRole, released: string): boolean {
    return this.delegated.get(name)?.isDelegatedPath(packagePath(released)) ?? false;
  }

  coversChannel({ name }: ReleaseRole, channel: string): boolean {
    return this.delegated.get(name)?.isDelegatedPath(channelPath(channel)) ?? false;
  }

  /** @throws Error unless enough keys of this root signed both parts of another one */
  assertSigns(other: ReleaseRoot): void {
    other.assertSignedBy(this.root);
  }

  /** @throws Error unless enough keys of root metadata signed both parts */
  assertSignedBy(root: Metadata<Root>): void {
    root.verifyDelegate('root', this.root);
    root.verifyDelegate('targets', this.targets);
  }
}

/** @throws Error unless the installation's first key signed the first root */
export function assertFirstRoot(anchor: KeyObject, first: ReleaseRoot): void {
  const key = tufKey(anchor);
  const one = { keyIDs: [keyFingerprint(anchor)], threshold: 1 };
  const before = new Metadata(
    new Root({ specVersion: SPEC_VERSION, version: 0, expires: first.expiresAt, keys: { [key.keyID]: key } }),
  );
  for (const part of ['root', 'targets'] as const) Object.assign(before.signed.roles[part] ?? {}, one);
  first.assertSignedBy(before);
}

const isChange = (change: RootChange | undefined): boolean =>
  [change?.at, change?.by, change?.note].every((text) => typeof text === 'string') && Array.isArray(change?.keys);

function roleOf(role: Delegated): ReleaseRole {
  const { name, keyIDs, threshold, paths = [], unrecognizedFields = {} } = role;
  const { expires } = unrecognizedFields;
  if (typeof expires !== 'string' || Number.isNaN(Date.parse(expires))) throw new Error(`role ${name} has no expiry`);
  if (threshold !== 1) throw new Error(`role ${name} asks for ${threshold} signatures, and releases have one`);
  const patterns = (kind: string) => paths.flatMap((path) => (path.startsWith(kind) ? path.slice(kind.length) : []));
  return { name, keys: keyIDs, packages: patterns('packages/'), channels: patterns('channels/'), expiresAt: expires };
}
