import { keyFingerprint, readPrivateKey, readPublicKey } from '@storefront/releases/release-key';
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

const DAY_MS = 86_400_000;
/** Long enough to gather the people who have the root keys. */
const WARNING_DAYS = 30;

/** `roles`: shows the roles, or changes them by a new root. */
export async function runRoles(session: ReleaseSession, command: RolesCommand): Promise<void> {
  await session.store.bringChannels();
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
  if (!root) {
    console.log(
      `There are no roles: the key ${keyFingerprint(anchor)} signs everything. \`roles init\` introduces them.`,
    );
    return;
  }
  console.log(`root ${root.version}, ${expires(root.expiresAt)}`);
  console.log(`  signed by ${root.threshold} of the root keys ${root.rootKeys.join(', ')}`);
  for (const { name, expiresAt, packages, channels, keys } of root.roles) {
    console.log(`${name}, ${expires(expiresAt)}`);
    console.log(`  packages ${packages.join(', ')}   channels ${channels.join(', ')}   keys ${keys.join(', ')}`);
  }
  for (const { key: removed, role, leaked } of root.removed)
    console.log(`${leaked ? 'leaked' : 'replaced'} key ${removed} of ${role}`);
  const names = root.rolesOf(own).map(({ name }) => name);
  console.log(`your key ${own}: ${names.length ? names.join(', ') : 'no role'}`);
  if (root.roles.length === 1 && root.roles[0]?.name === FIRST_ROLE)
    console.log('Add a role for each team with `roles add`, then `roles remove installation`.');
}

function expires(at: string): string {
  const days = Math.floor((Date.parse(at) - Date.now()) / DAY_MS);
  if (days < 0) return `EXPIRED at ${at}`;
  return `expires at ${at}${days < WARNING_DAYS ? `, in ${days} days` : ''}`;
}
