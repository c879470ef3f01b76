import { isDraftKey, keyFingerprint, readPrivateKey, readPublicKey } from '@storefront/releases/signatures/release-key';
import {
  addRole,
  FIRST_ROLE,
  type RootKeys,
  removeRole,
  renewRole,
  rotateRole,
  rotateRoot,
  startRoles,
} from '@storefront/releases/trust/change-roles';
import type { ReleaseRole } from '@storefront/releases/trust/release-role';
import type { ReleaseRoot } from '@storefront/releases/trust/release-root';
import { trustOf } from '@storefront/releases/trust/release-trust';
import type { ReleaseSession } from './release-session';
import type { RolesCommand, RootKeyFiles } from './role-arguments';
import { expiryText, expiryWarnings } from './role-expiry';

/** `roles`: shows the roles, or changes them by a new root. */
export async function runRoles(session: ReleaseSession, command: RolesCommand): Promise<void> {
  await session.store.fetchChannels();
  if (command.command !== 'roles') {
    const root = await session.store.change(() => changedRoot(session, command), 'refuse');
    console.log(`Root ${root.version} is signed.`);
  }
  printRoles(session);
}

function changedRoot(
  { store, key }: ReleaseSession,
  command: Exclude<RolesCommand, { command: 'roles' }>,
): ReleaseRoot {
  const named = command.signers.map(readPrivateKey);
  const signers = named.length ? named : [key];
  const rootKeysOf = ({ rootKeys, threshold }: RootKeyFiles): RootKeys => ({
    keys: rootKeys.length ? rootKeys.map(readPublicKey) : [key],
    threshold,
  });
  switch (command.command) {
    case 'roles init':
      return startRoles(store, key, rootKeysOf(command), command.expiresAt, [key, ...named]);
    case 'roles add':
      return addRole(store, key, roleOf(command), command.keys.map(readPublicKey), signers);
    case 'roles rotate':
      return rotateRole(store, key, command.name, command.keys.map(readPublicKey), command.leaked, signers);
    case 'roles rotate root':
      return rotateRoot(store, key, rootKeysOf(command), signers);
    case 'roles renew':
      return renewRole(store, key, command.name, command.expiresAt, signers);
    case 'roles remove':
      return removeRole(store, key, command.name, command.leaked, signers);
  }
}

const roleOf = ({
  name,
  packages,
  channels,
  expiresAt,
}: Extract<RolesCommand, { command: 'roles add' }>): Omit<ReleaseRole, 'keys'> => ({
  ...{ name, packages, channels, expiresAt },
});

function printRoles({ store, key }: ReleaseSession): void {
  const { anchor, root } = trustOf(store, key);
  const own = keyFingerprint(key);
  const now = Date.now();
  if (!root) {
    const signer = isDraftKey(anchor) ? 'one key, which does not exist yet,' : `the key ${keyFingerprint(anchor)}`;
    console.log(`There are no roles: ${signer} signs everything. \`roles init\` introduces them.`);
    return;
  }
  console.log(`root ${root.version}, ${expiryText(root.expiresAt, now)}`);
  console.log(`  signed by ${root.threshold} of the root keys ${root.rootKeys.join(', ')}`);
  for (const { name, expiresAt, packages, channels, keys } of root.roles) {
    console.log(`${name}, ${expiryText(expiresAt, now)}`);
    console.log(`  packages ${packages.join(', ')}   channels ${channels.join(', ')}   keys ${keys.join(', ')}`);
  }
  for (const { key: removed, role, leaked } of root.removed)
    console.log(`${leaked ? 'leaked' : 'replaced'} key ${removed} of ${role}`);
  const names = root.rolesOf(own).map(({ name }) => name);
  console.log(`your key ${own}: ${names.length ? names.join(', ') : 'no role'}`);
  if (root.roles.length === 1 && root.roles[0]?.name === FIRST_ROLE)
    console.log('Add a role for each team with `roles add`, then `roles remove installation`.');
}

/** Says on the error output what the command's key depends on and what expires soon. */
export function warnOfExpiry({ store, key }: ReleaseSession): void {
  const { root } = trustOf(store, key);
  if (root) for (const warning of expiryWarnings(root, keyFingerprint(key), Date.now())) console.error(warning);
}
