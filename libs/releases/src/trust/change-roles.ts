import type { KeyObject } from 'node:crypto';
import { keyFingerprint } from '../signatures/release-key';
import type { ReleaseStore } from '../store/release-store';
import { newestRoot } from './newest-root';
import type { ReleaseRole, RemovedKey } from './release-role';
import type { ReleaseRoot } from './release-root';
import { anchorOf } from './release-trust';
import type { RootChange, RootContent } from './root-content.types';
import { storeRoot } from './store-root';

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
    name: FIRST_ROLE,
    keys: [keyFingerprint(key)],
    packages: ['*'],
    channels: ['*'],
    expiresAt,
  };
  return storeRoot(store, key, signers, {
    version: 1,
    expiresAt,
    rootKeys: own.keys,
    threshold: own.threshold,
    roles: [first],
    keys: [key],
    removed: [],
    change: changeOf(store, 'roles init', signers),
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
  const note = `roles add ${role.name} for ${role.packages.join(', ')} on ${role.channels.join(', ')}`;
  return change(store, key, signers, note, (before) => {
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
  return change(store, key, signers, `roles rotate ${name}${leakedNote(leaked)}`, (before) => {
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
  change(store, key, signers, 'roles rotate root', (before) => ({
    ...before,
    rootKeys: own.keys,
    threshold: own.threshold,
  }));

/** Gives a role another expiry. @param name undefined for the root itself */
export const renewRole = (
  store: ReleaseStore,
  key: KeyObject,
  name: string | undefined,
  expiresAt: string,
  signers: readonly KeyObject[],
): ReleaseRoot =>
  change(store, key, signers, `roles renew ${name ?? 'root'} until ${expiresAt}`, (before) => {
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
  change(store, key, signers, `roles remove ${name}${leakedNote(leaked)}`, (before) => {
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

const leakedNote = (leaked: boolean) => (leaked ? ', whose keys leaked' : '');

const changeOf = ({ author }: ReleaseStore, note: string, signers: readonly KeyObject[]): RootChange => ({
  at: new Date().toISOString(),
  by: author.name,
  note,
  keys: signers.map(keyFingerprint),
});

function change(
  store: ReleaseStore,
  key: KeyObject,
  signers: readonly KeyObject[],
  note: string,
  next: (before: RootContent) => RootContent,
): ReleaseRoot {
  const root = newestRoot(store, anchorOf(store, key));
  if (!root) throw new Error('This installation has no roles yet: roles init introduces them.');
  const content = { ...next(root.content), version: root.version + 1, change: changeOf(store, note, signers) };
  return storeRoot(store, key, signers, content, root);
}
