import { ROLE_PATTERN } from '@storefront/releases/trust/release-role';

/** What `roles` shows or changes. Files of keys are named as on the command line. */
export type RolesCommand =
  | { readonly command: 'roles' }
  | ({ readonly command: 'roles init'; readonly expiresAt: string } & RootKeyFiles & Signed)
  | ({
      readonly command: 'roles add';
      readonly name: string;
      readonly packages: readonly string[];
      readonly channels: readonly string[];
      readonly keys: readonly string[];
      readonly expiresAt: string;
    } & Signed)
  | ({
      readonly command: 'roles rotate';
      readonly name: string;
      readonly keys: readonly string[];
      readonly leaked: boolean;
    } & Signed)
  | ({ readonly command: 'roles rotate root' } & RootKeyFiles & Signed)
  /** Without a name, the root itself. */
  | ({ readonly command: 'roles renew'; readonly name: string | undefined; readonly expiresAt: string } & Signed)
  | ({ readonly command: 'roles remove'; readonly name: string; readonly leaked: boolean } & Signed);

export interface RootKeyFiles {
  /** Public keys; none for this machine's own key. */
  readonly rootKeys: readonly string[];
  readonly threshold: number;
}

interface Signed {
  /** Private root keys; none for this machine's own key. */
  readonly signers: readonly string[];
}

/** The options of `roles`. */
export interface RoleOptions {
  readonly packages?: readonly string[] | undefined;
  readonly channels?: readonly string[] | undefined;
  readonly key: readonly string[];
  readonly 'root-key': readonly string[];
  readonly threshold?: string | undefined;
  readonly sign: readonly string[];
  readonly expires?: string | undefined;
  readonly leaked: boolean;
}

/** What the words after `roles` ask for. @throws Error with one sentence about what is wrong */
export function readRolesCommand(operands: readonly string[], options: RoleOptions, now = Date.now()): RolesCommand {
  const [action, name, ...others] = operands;
  if (others.length > 0) throw new Error('Name one role.');
  const { leaked, sign: signers } = options;
  switch (action) {
    case undefined:
      return { command: 'roles' };
    case 'init':
      if (name !== undefined) throw new Error('roles init takes no name.');
      return { command: 'roles init', ...rootKeys(options), expiresAt: expiry(options.expires, now), signers };
    case 'add':
      return {
        ...{ command: 'roles add', name: newRoleName(name), signers },
        packages: patterns('--packages', options.packages),
        channels: patterns('--channels', options.channels),
        keys: keyFiles(options),
        expiresAt: expiry(options.expires, now),
      };
    case 'rotate':
      if (name === 'root') return { command: 'roles rotate root', ...newRootKeys(options), signers };
      return { command: 'roles rotate', name: roleName(name), keys: keyFiles(options), leaked, signers };
    case 'renew':
      return { command: 'roles renew', name, expiresAt: expiry(options.expires, now), signers };
    case 'remove':
      return { command: 'roles remove', name: roleName(name), leaked, signers };
    default:
      throw new Error(`There is no command 'roles ${action}': see npm run release -- help.`);
  }
}

const ROLE_NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Names that The Update Framework gives to its own roles. */
const RESERVED = ['root', 'targets', 'snapshot', 'timestamp'];

function newRoleName(name: string | undefined): string {
  const text = roleName(name);
  if (!ROLE_NAME.test(text) || RESERVED.includes(text))
    throw new Error(`'${text}' cannot name a role: use up to 40 letters a to z, digits and hyphens.`);
  return text;
}

function roleName(name: string | undefined): string {
  if (name === undefined) throw new Error('Name a role: see npm run release -- help.');
  return name;
}

/** Repeated and comma-separated names or patterns. */
function patterns(option: string, given: readonly string[] = []): string[] {
  const names = given.flatMap((text) => text.split(',')).map((text) => text.trim());
  if (names.length === 0 || names.some((name) => !ROLE_PATTERN.test(name)))
    throw new Error(`${option} takes names, comma-separated, in which * is any text.`);
  return [...new Set(names)];
}

function keyFiles({ key }: RoleOptions): readonly string[] {
  if (key.length === 0) throw new Error('--key names the file of a public key.');
  return key;
}

/** How many keys must sign is stated again, so that it is never lowered unnoticed. */
function newRootKeys(options: RoleOptions): RootKeyFiles {
  if (options['root-key'].length === 0) throw new Error('--root-key names the file of each new root key.');
  if (options.threshold === undefined) throw new Error('--threshold says how many of the new root keys must sign.');
  return rootKeys(options);
}

function rootKeys({ 'root-key': files, threshold: text = '1' }: RoleOptions): RootKeyFiles {
  const threshold = /^[1-9]$/.test(text) ? Number(text) : Number.NaN;
  if (!(threshold <= Math.max(1, files.length)))
    throw new Error('--threshold takes a number from 1 to that of the root keys, which --root-key names.');
  return { rootKeys: files, threshold };
}

/** '2027-06-01' as the beginning of that day, UTC. */
function expiry(text: string | undefined, now: number): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse takes the 31st of every month, as a day of the next one.
  const isDay = time > now && new Date(time).toISOString().startsWith(`${text}T`);
  if (!isDay) throw new Error('--expires takes a day to come, such as 2027-06-01.');
  return new Date(time).toISOString();
}
