import type { KeyObject } from 'node:crypto';
import { lastAccepted } from '../channel';
import { keyFingerprint } from '../release-key';
import type { ReleaseStore } from '../release-store';
import { sha256 } from '../sha256';
import { newestRoot, nextRoot } from './newest-root';
import type { ChannelStart, ReleaseRole, RemovedKey } from './release-role';
import type { ReleaseRoot } from './release-root';
import { anchorOf } from './release-trust';
import type { RootContent } from './root-content.types';
import { signedRoot } from './write-root';

/** The role that `startRoles` gives to the installation's first key. */
export const FIRST_ROLE = 'installation';

/** The keys that sign roots. */
export interface RootKeys {
  readonly keys: readonly KeyObject[];
  /** How many of them must sign. */
  readonly threshold: number;
}

/**
 * Signs the first root: the installation's key may do everything, as before, until its role is removed.
 * @param signers private keys: the installation's, and enough root keys
 */
export function startRoles(
  store: ReleaseStore,
  key: KeyObject,
  own: RootKeys,
  expiresAt: string,
  signers: readonly KeyObject[],
): ReleaseRoot {
  const root = newestRoot(store, anchorOf(store, key));
  if (root) throw new Error(`This installation has roles already: root ${root.version}.`);
  const first: ReleaseRole = {
    ...{ name: FIRST_ROLE, keys: [keyFingerprint(key)], packages: ['*'], channels: ['*'], expiresAt },
  };
  return write(store, key, signers, {
    ...{ version: 1, expiresAt, rootKeys: own.keys, threshold: own.threshold },
    ...{ roles: [first], keys: [key], removed: [] },
  });
}

/** Adds a role. @throws Error when there is one of this name */
export function addRole(
  store: ReleaseStore,
  key: KeyObject,
  role: Omit<ReleaseRole, 'keys'>,
  keys: readonly KeyObject[],
  signers: readonly KeyObject[],
): ReleaseRoot {
  return change(store, key, signers, (before) => {
    if (before.roles.some(({ name }) => name === role.name))
      throw new Error(`There is a role ${role.name} already: rotate or remove it.`);
    const added = { ...role, keys: keys.map(keyFingerprint) };
    return withKeys({ ...before, roles: [...before.roles, added] }, keys);
  });
}

/** Replaces the keys of a role. @param leaked nothing that the old keys signed counts any more, except what is shown */
export function rotateRole(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  keys: readonly KeyObject[],
  leaked: boolean,
  signers: readonly KeyObject[],
): ReleaseRoot {
  return change(store, key, signers, (before) => {
    const role = roleIn(before, name);
    const fingerprints = keys.map(keyFingerprint);
    const old = role.keys.filter((one) => !fingerprints.includes(one));
    const roles = before.roles.map((one) => (one === role ? { ...role, keys: fingerprints } : one));
    return withKeys(withoutKeys({ ...before, roles }, role, old, leaked), keys);
  });
}

/** Replaces the keys that sign roots. */
export const rotateRoot = (
  store: ReleaseStore,
  key: KeyObject,
  own: RootKeys,
  signers: readonly KeyObject[],
): ReleaseRoot =>
  change(store, key, signers, (before) => ({ ...before, rootKeys: own.keys, threshold: own.threshold }));

/** Gives a role another expiry. @param name undefined for the root itself */
export const renewRole = (
  store: ReleaseStore,
  key: KeyObject,
  name: string | undefined,
  expiresAt: string,
  signers: readonly KeyObject[],
): ReleaseRoot =>
  change(store, key, signers, (before) => {
    if (name === undefined) return { ...before, expiresAt };
    const role = roleIn(before, name);
    return { ...before, roles: before.roles.map((one) => (one === role ? { ...role, expiresAt } : one)) };
  });

/** Removes a role. @param leaked as of `rotateRole` */
export const removeRole = (
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  leaked: boolean,
  signers: readonly KeyObject[],
): ReleaseRoot =>
  change(store, key, signers, (before) => {
    const role = roleIn(before, name);
    const roles = before.roles.filter((one) => one !== role);
    if (roles.length === 0) throw new Error(`${name} is the only role: add another one first.`);
    return withoutKeys({ ...before, roles }, role, role.keys, leaked);
  });

function roleIn({ roles }: RootContent, name: string): ReleaseRole {
  const role = roles.find((one) => one.name === name);
  if (!role) throw new Error(`There is no role ${name}. The roles are ${roles.map((one) => one.name).join(', ')}.`);
  return role;
}

/**
 * Records keys that a role has no longer. One that leaked counts nowhere any more.
 * @throws Error when another role has one that leaked
 */
function withoutKeys(content: RootContent, { name, packages }: ReleaseRole, keys: readonly string[], leaked: boolean) {
  const gone: RemovedKey[] = keys.map((key) => ({ key, role: name, packages, leaked }));
  const removed = [...content.removed, ...gone];
  if (!leaked) return { ...content, removed };
  const other = content.roles.find((one) => one.keys.some((key) => keys.includes(key)));
  if (other) throw new Error(`Role ${other.name} has a key that leaked, too: rotate that role first.`);
  return { ...content, removed: removed.map((one) => (keys.includes(one.key) ? { ...one, leaked } : one)) };
}

/** @throws Error when one of the keys has leaked before */
function withKeys(content: RootContent, added: readonly KeyObject[]): RootContent {
  for (const key of added.map(keyFingerprint))
    if (content.removed.some((one) => one.key === key && one.leaked)) throw new Error(`The key ${key} has leaked.`);
  const known = content.keys.map(keyFingerprint);
  return { ...content, keys: [...content.keys, ...added.filter((one) => !known.includes(keyFingerprint(one)))] };
}

function change(
  store: ReleaseStore,
  key: KeyObject,
  signers: readonly KeyObject[],
  next: (before: RootContent) => RootContent,
): ReleaseRoot {
  const root = newestRoot(store, anchorOf(store, key));
  if (!root) throw new Error('This installation has no roles yet: roles init introduces them.');
  return write(store, key, signers, { ...next(root.content), version: root.version + 1 }, root);
}

/** @throws Error when too few keys sign it, or another person changed the roles at the same time */
function write(
  store: ReleaseStore,
  key: KeyObject,
  signers: readonly KeyObject[],
  content: Omit<RootContent, 'starts'>,
  before?: ReleaseRoot,
): ReleaseRoot {
  const { version } = content;
  if (before) assertEnough(version, before.rootKeys, before.threshold, signers);
  assertEnough(version, content.rootKeys.map(keyFingerprint), content.threshold, signers);
  const text = signedRoot({ ...content, starts: channelStarts(store, key) }, signers);
  const root = nextRoot(anchorOf(store, key), before, version, text);
  if (!store.create(text, 'roots', `${version}.json`))
    throw new Error('Another person changed the roles at the same time, so nothing was changed. Try again.');
  store.memory.roots.accept(anchorOf(store, key), root, Buffer.from(text));
  return root;
}

function assertEnough(
  version: number,
  keys: readonly string[],
  threshold: number,
  signers: readonly KeyObject[],
): void {
  const count = keys.filter((key) => signers.map(keyFingerprint).includes(key)).length;
  if (count < threshold)
    throw new Error(
      `Root ${version} needs ${threshold} of the root keys ${keys.join(', ')}, and ${count} signed: --sign names their files.`,
    );
}

/** The accepted state of each channel: what is shown stays valid, whichever keys the next root has. */
function channelStarts(store: ReleaseStore, key: KeyObject): Record<string, ChannelStart> {
  const starts = store.list('channels').flatMap((channel) => {
    const state = lastAccepted(store, key, channel);
    if (!state) return [];
    const { sequence } = state;
    return [[channel, { sequence, sha256: sha256(store.read('channels', channel, `${sequence}.json`)) }] as const];
  });
  return Object.fromEntries(starts);
}
