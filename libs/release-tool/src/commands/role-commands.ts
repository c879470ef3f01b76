import type { KeyObject } from 'node:crypto';
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
import type { ReleaseRoot } from '@storefront/releases/trust/release-root';
import { trustOf } from '@storefront/releases/trust/release-trust';
import type { Command } from 'commander';
import { each } from '../options/option-values';
import { expiry, newRoleName, patterns, threshold } from '../options/role-values';
import { CHANNEL_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { expiryText } from '../session/role-expiry';

/** What options give, of those that a command takes. Keys are named by their files. */
interface RoleOptions extends SessionOptions {
  readonly sign?: readonly string[];
  readonly expires: string;
  readonly packages: string[];
  readonly channels: string[];
  readonly key?: readonly string[];
  readonly rootKey?: readonly string[];
  readonly threshold?: number;
  readonly leaked?: boolean;
}

const EXPIRES_OPTION = ['--expires <day>', 'the day on which it expires, such as 2027-06-01', expiry] as const;
const KEY_OPTION = ['--key <file>', 'a public key of the role, may be repeated', each(String)] as const;
const ROOT_KEY_OPTION = ['--root-key <file>', 'a public root key, may be repeated', each(String)] as const;
const THRESHOLD_OPTION = ['--threshold <number>', 'how many of the root keys must sign', threshold] as const;
const LEAKED_OPTION = ['--leaked', 'nothing that its keys signed counts'] as const;
const SIGN_OPTION = [
  '--sign <file>',
  "a private root key, may be repeated; by default this machine's",
  each(String),
] as const;

export function addRoleCommands(program: Command, { open }: ReleaseContext): void {
  const roles = program
    .command('roles')
    .description('who may release which packages, on which channels, until when')
    // The default command would count an unknown action as a word too many.
    .hook('preSubcommand', ({ args: [action = ''], commands }) => {
      const known = commands.map((command) => command.name());
      if (action && !action.startsWith('-') && !known.includes(action))
        throw new Error(`Unknown action: ${action}. Known: ${known.join(', ')}`);
    });

  /** Signs a change of the roles, and shows them. @param make makes the new root, signed by the private keys */
  async function change(
    { sign, ...options }: RoleOptions,
    make: (session: ReleaseSession, by: readonly KeyObject[]) => ReleaseRoot,
  ): Promise<void> {
    const session = await open(options);
    await session.store.fetchChannels();
    const by = sign?.map(readPrivateKey) ?? [session.key];
    const root = await session.store.change(() => make(session, by), 'refuse');
    console.log(`Root ${root.version} is signed.`);
    printRoles(session);
  }
  /** A subcommand that changes the roles. */
  const changing = (name: string, description: string) =>
    roles
      .command(name)
      .description(description)
      .option(...SIGN_OPTION)
      .option(...CHANNEL_OPTION);

  roles
    .command('list', { isDefault: true })
    .description('list the roles (the default)')
    .option(...CHANNEL_OPTION)
    .action(async (options: SessionOptions) => {
      const session = await open(options);
      await session.store.fetchChannels();
      printRoles(session);
    });
  changing('init', "begin with roles; the root keys, by default this machine's key, sign every change of them")
    .requiredOption(...EXPIRES_OPTION)
    .option(...ROOT_KEY_OPTION)
    .option(...THRESHOLD_OPTION)
    .action((options: RoleOptions) =>
      change(options, ({ store, key }, by) =>
        startRoles(store, key, rootKeysOf(key, options), options.expires, [...new Set([key, ...by])]),
      ),
    );
  changing('add', 'add a role')
    .argument('<role>', 'its name', newRoleName)
    .requiredOption('--packages <names>', 'comma-separated; * in a name is any text', patterns('--packages'))
    .requiredOption('--channels <names>', 'comma-separated; * in a name is any text', patterns('--channels'))
    .requiredOption(...KEY_OPTION)
    .requiredOption(...EXPIRES_OPTION)
    .action((name: string, options: RoleOptions) => {
      const { packages, channels, expires: expiresAt, key: keys = [] } = options;
      return change(options, ({ store, key }, by) =>
        addRole(store, key, { name, packages, channels, expiresAt }, keys.map(readPublicKey), by),
      );
    });
  changing('rotate', 'replace the keys of a role, or those of the root')
    .argument('<role>', "its name, or 'root', whose change the old and the new keys sign")
    .option(...KEY_OPTION)
    .option(...LEAKED_OPTION)
    .option(...ROOT_KEY_OPTION)
    .option(...THRESHOLD_OPTION)
    .action((name: string, options: RoleOptions) => {
      const { key: keys = [], leaked = false, rootKey, threshold: count } = options;
      const isRoot = name === 'root';
      // How many root keys must sign is stated again, so that it is never lowered unnoticed.
      if (isRoot && (!rootKey || !count || keys.length > 0 || leaked))
        throw new Error('roles rotate root takes --root-key with each new root key, and --threshold.');
      if (!isRoot && (keys.length === 0 || rootKey || count))
        throw new Error('roles rotate takes --key with each new key of the role.');
      return change(options, ({ store, key }, by) =>
        isRoot
          ? rotateRoot(store, key, rootKeysOf(key, options), by)
          : rotateRole(store, key, name, keys.map(readPublicKey), leaked, by),
      );
    });
  changing('renew', 'give a role, or the root itself, another expiry')
    .argument('[role]', 'its name; by default the root')
    .requiredOption(...EXPIRES_OPTION)
    .action((name: string | undefined, options: RoleOptions) =>
      change(options, ({ store, key }, by) => renewRole(store, key, name, options.expires, by)),
    );
  changing('remove', 'remove a role with its keys')
    .argument('<role>', 'its name')
    .option(...LEAKED_OPTION)
    .action((name: string, options: RoleOptions) =>
      change(options, ({ store, key }, by) => removeRole(store, key, name, options.leaked ?? false, by)),
    );
}

/** @param key this machine's, which is the root key if none is named */
function rootKeysOf(key: KeyObject, { rootKey, threshold: count = 1 }: RoleOptions): RootKeys {
  const keys = rootKey?.map(readPublicKey) ?? [key];
  if (count > keys.length)
    throw new Error('--threshold takes a number from 1 to that of the root keys, which --root-key names.');
  return { keys, threshold: count };
}

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
