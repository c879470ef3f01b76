import { HELP } from './argument-values';

const CHANNEL = ['channel'] as const;
/** Options of commands that change a channel. */
const CHANGE = ['channel', 'reason'] as const;
/** Options of commands that change roles. */
const SIGNED = ['channel', 'sign'] as const;

/** The options of each command, which are those of the usage text; every command takes --help. */
export const commandOptions: Readonly<Record<string, readonly string[]>> = {
  help: CHANNEL,
  publish: ['no-build', 'uncommitted'],
  tested: CHANNEL,
  promote: [...CHANGE, 'from', 'allow-removal', 'allow-misfit', 'despite-failures'],
  canary: [...CHANGE, 'name', 'share', 'business', 'allow-misfit'],
  'canary end': CHANGE,
  'canary list': CHANNEL,
  pin: [...CHANGE, 'allow-misfit', 'despite-failures'],
  unpin: CHANGE,
  rollback: CHANGE,
  retire: [...CHANGE, 'allow-removal'],
  recover: [...CHANGE, 'after'],
  status: [...CHANNEL, 'json'],
  'who-uses': [...CHANNEL, 'json'],
  'check-api': CHANNEL,
  link: [...CHANNEL, 'for', 'allow-misfit'],
  develop: [...CHANNEL, 'into', 'port', 'for'],
  watch: [...CHANNEL, 'shell', 'every'],
  view: [...CHANNEL, 'for'],
  log: [...CHANNEL, 'last', 'publications', 'json'],
  clean: [...CHANNEL, 'keep', 'older-than', 'dry-run'],
  roles: CHANNEL,
  'roles init': [...SIGNED, 'expires', 'root-key', 'threshold'],
  'roles add': [...SIGNED, 'packages', 'channels', 'key', 'expires'],
  'roles rotate': [...SIGNED, 'key', 'leaked'],
  'roles rotate root': [...SIGNED, 'root-key', 'threshold'],
  'roles renew': [...SIGNED, 'expires'],
  'roles remove': [...SIGNED, 'leaked'],
};

/** The command that words begin with, such as 'canary end'. */
export const commandOf = (words: readonly string[]): string | undefined =>
  [3, 2, 1].map((count) => words.slice(0, count).join(' ')).find((name) => Object.hasOwn(commandOptions, name));

/**
 * @param words those of the command line that are no options
 * @param given the names of its options
 * @throws Error with one sentence when an option is given that the command does not take
 */
export function assertTakesOptions(words: readonly string[], given: readonly string[]): void {
  const command = commandOf(words) ?? 'help';
  const other = given.find((name) => name !== 'help' && !commandOptions[command]?.includes(name));
  if (other) throw new Error(`${command} takes no --${other}.`);
}

/** Commands that take no name: one would be ignored, although it was given to limit what the command does. */
const NAMELESS = ['status', 'log', 'watch', 'view', 'clean', 'canary list'];

/**
 * @param command as it was read
 * @param words those of the command line that are no options
 * @throws Error with one sentence when the command takes no name, and one is given
 */
export function assertTakesNoName(command: string, words: readonly string[]): void {
  const name = words[command.split(' ').length];
  if (NAMELESS.includes(command) && name !== undefined)
    throw new Error(`${command} takes no name, not '${name}': ${HELP}.`);
}
