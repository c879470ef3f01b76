import type { KeyObject } from 'node:crypto';
import type { ReleaseStore } from '../store/release-store';
import { assertFirstRoot, ReleaseRoot } from './release-root';
import type { RootChange } from './root-content.types';

/** The versions of the roles that a store has, oldest first. */
const rootVersions = (store: ReleaseStore): number[] =>
  store
    .list('roots')
    .flatMap((file) => /^([1-9]\d{0,8})\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/**
 * The newest root of a store, each version signed by the one before; undefined in an installation with one key.
 * @param anchor the installation's first key, which signed root 1
 * @throws Error when a root is invalid, or older than the newest accepted one
 */
export function newestRoot(store: ReleaseStore, anchor: KeyObject): ReleaseRoot | undefined {
  const { roots } = store.memory;
  // Read before the folder, because another process may accept a newer root in between.
  let root = roots.newest(anchor);
  const newest = rootVersions(store).at(-1) ?? 0;
  if (root && newest < root.version)
    throw new Error(
      newest === 0
        ? `The release store has no roles; root ${root.version} was accepted before.`
        : `Root ${newest} is older than root ${root.version}, which was accepted before.`,
    );
  for (let version = (root?.version ?? 0) + 1; version <= newest; version += 1) {
    const text = store.read('roots', `${version}.json`);
    root = nextRoot(anchor, root, version, text);
    roots.accept(anchor, root, text);
  }
  return root;
}

/**
 * The root that follows another one.
 * @param before the root before; undefined before the first
 * @throws Error unless enough keys of the root before, and of this one, signed it
 */
export function nextRoot(
  anchor: KeyObject,
  before: ReleaseRoot | undefined,
  version: number,
  text: Buffer | string,
): ReleaseRoot {
  const root = ReleaseRoot.parse(text);
  if (root.version !== version) throw new Error(`Root ${version} was signed as root ${root.version}.`);
  try {
    if (before) before.assertSigns(root);
    else assertFirstRoot(anchor, root);
  } catch {
    throw new Error(
      before
        ? `Root ${version} is not signed by ${before.threshold} of the keys of root ${before.version}.`
        : `Root ${version} is not signed with this installation's first release key.`,
    );
  }
  return root;
}

/** The roots before a verified one, from root 1 on; none if one of them is missing or invalid, which the log reports. */
export function rootsBefore(store: ReleaseStore, anchor: KeyObject, last: ReleaseRoot): readonly ReleaseRoot[] {
  const roots: ReleaseRoot[] = [];
  try {
    for (let version = 1; version < last.version; version += 1)
      roots.push(nextRoot(anchor, roots.at(-1), version, store.read('roots', `${version}.json`)));
    roots.at(-1)?.assertSigns(last);
    return roots;
  } catch {
    return [];
  }
}

/** A change of the roles, as the log shows it beside those of channels. */
interface RoleChange extends Omit<RootChange, 'keys'> {
  readonly channel: 'roles';
  /** The version of the roles that the change made. */
  readonly sequence: number;
  /** Fingerprints of the keys that signed it. */
  readonly key: string;
}

export interface RoleChanges {
  /** Oldest first. */
  readonly changes: readonly RoleChange[];
  /** A sentence for the first version that is missing or not signed by the one before. */
  readonly faults: readonly string[];
}

/**
 * The changes of the roles, by the chain of signed roots, which only grows.
 * @param anchor the installation's first key
 */
export function readRoleChanges(store: ReleaseStore, anchor: KeyObject): RoleChanges {
  const changes: RoleChange[] = [];
  let before: ReleaseRoot | undefined;
  for (const version of rootVersions(store)) {
    try {
      if (version !== (before?.version ?? 0) + 1) throw new Error(`Root ${version - 1} of the roles is missing.`);
      before = nextRoot(anchor, before, version, store.read('roots', `${version}.json`));
    } catch (error) {
      return { changes, faults: [(error as Error).message] };
    }
    if (!before.change) continue;
    const { at, by, note, keys } = before.change;
    changes.push({ channel: 'roles', sequence: version, at, by, note, key: keys.join(', ') });
  }
  return { changes, faults: [] };
}
