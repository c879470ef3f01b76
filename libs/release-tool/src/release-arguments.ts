import { parseArgs } from 'node:util';
import { httpUrl } from '@storefront/api/http-url';
import { slugOf } from '@storefront/api/slug-of';
import { CHANNEL_NAME } from '@storefront/releases/channel-names';
import { type RolesCommand, readRolesCommand } from './role-arguments';

/** The usage text. @param packages the names that a command accepts */
export const releaseUsage = (
  packages: readonly string[],
): string => `npm run release -- publish NAME [--no-build] [--uncommitted]
                                              builds a package and puts it into the release store
npm run release -- promote NAME[@VERSION]... [--allow-removal]
                                              shows published versions (by default the newest) in one step, once they
                                              have rendered; --allow-removal if something that others use ends
npm run release -- promote --from CHANNEL [COMPOSITION] [--allow-removal]
                                              shows exactly what CHANNEL shows, if that is COMPOSITION
npm run release -- canary NAME[@VERSION]... [--name CANARY] [--share N] [--business NAME[,NAME]...]
                                              shows versions to N of a hundred new visitors (by default 0: only to those
                                              who open its link), beside what the canary tries already; CANARY is by
                                              default the first NAME; --business limits it to visitors of these
npm run release -- canary end CANARY          shows its visitors the stable composition again
npm run release -- canary list                the canaries that run
npm run release -- pin BUSINESS [COMPOSITION] keeps a business on COMPOSITION (by default what is shown) while others move
npm run release -- unpin BUSINESS             shows the business what its channel shows again
npm run release -- rollback NAME              shows the version of one package that was shown before this one
npm run release -- rollback [COMPOSITION]     shows the whole composition before this one, or the one named
npm run release -- recover COMPOSITION [--after N]
                                              shows a composition when the channel itself is refused; N is the highest
                                              state that a shell has accepted, where this machine does not know it
npm run release -- status                     what is shown, and what could be
npm run release -- who-uses THING             the versions on show that provide or use a command, fact, boundary,
                                              action or operation: basket:add-item, basket-drawer, 'GET /basket'
npm run release -- link NAME[@VERSION]... [--for D]
npm run release -- link COMPOSITION [--for D]
                                              prints a link that shows these versions, or a composition, to the browser
                                              that opens it, valid for D (12h, 30d; by default 8h)
npm run release -- watch [--shell URL]... [--every S]
                                              ends canaries whose visitors fare worse than others, by the figures of
                                              the shells (by default this storefront), read every S seconds (10)
npm run release -- view [--for D]             prints a link to the page about releases, valid for D (12h, 30d; by
                                              default 8h)
npm run release -- log [--last N]             who changed what and when, the last N changes (by default 20)
npm run release -- clean --keep N --older-than D [--dry-run]
                                              removes what neither the shown composition nor the N before it need
                                              and what is older than D (12h, 30d)
npm run release -- roles                      who may release which packages, on which channels, until when
npm run release -- roles init --expires DATE [--root-key FILE.pub.pem]... [--threshold N]
                                              begins with roles; the root keys (by default this machine's key) sign
                                              every change of the roles, N of them (by default 1)
npm run release -- roles add ROLE --packages NAME[,NAME]... --channels NAME[,NAME]... --key FILE.pub.pem --expires DATE
                                              adds a role; * in a name is any text
npm run release -- roles rotate ROLE --key FILE.pub.pem [--leaked]
                                              replaces its keys; --leaked if nothing that they signed may count
npm run release -- roles rotate root --root-key FILE.pub.pem... [--threshold N]
                                              replaces the root keys, signed with the old and the new ones
npm run release -- roles renew [ROLE] --expires DATE
                                              gives a role, or the root itself, another expiry
npm run release -- roles remove ROLE [--leaked]
                                              removes a role with its keys
changes of roles take --sign FILE.pem... with the private root keys, by default this machine's key
promote, canary, pin, unpin, rollback and recover take --reason TEXT, which the log keeps
every command but publish takes --channel CHANNEL (by default RELEASE_CHANNEL, else stable, which is production)
NAME is one of ${packages.join(', ')}`;

/** A package, and its version unless the newest is meant. */
export interface NamedVersion {
  readonly name: string;
  readonly version: string | undefined;
}

export type ReleaseCommand = (
  | { readonly command: 'help' | 'status' | 'canary list' }
  | { readonly command: 'canary end'; readonly name: string }
  | { readonly command: 'log'; readonly last: number }
  | { readonly command: 'who-uses'; readonly thing: string }
  | { readonly command: 'view'; readonly forMs: number }
  | { readonly command: 'link'; readonly composition: string; readonly forMs: number }
  | { readonly command: 'link versions'; readonly versions: readonly NamedVersion[]; readonly forMs: number }
  /** No shells mean this storefront. */
  | { readonly command: 'watch'; readonly shells: readonly string[]; readonly everyMs: number }
  | { readonly command: 'publish'; readonly name: string; readonly build: boolean; readonly uncommitted: boolean }
  | { readonly command: 'promote'; readonly versions: readonly NamedVersion[]; readonly allowsRemoval: boolean }
  /** The composition of another channel; without an id, the one that it shows now. */
  | {
      readonly command: 'promote from';
      readonly from: string;
      readonly tested: string | undefined;
      readonly allowsRemoval: boolean;
    }
  /** Without a share or businesses the canary keeps those that it has. */
  | {
      readonly command: 'canary';
      readonly name: string;
      readonly versions: readonly NamedVersion[];
      readonly share: number | undefined;
      readonly businesses: readonly string[] | undefined;
    }
  /** Without an id, the composition that the channel shows. */
  | { readonly command: 'pin'; readonly business: string; readonly composition: string | undefined }
  | { readonly command: 'unpin'; readonly business: string }
  | RolesCommand
  | { readonly command: 'rollback package'; readonly name: string }
  | { readonly command: 'rollback'; readonly composition: string | undefined }
  | { readonly command: 'recover'; readonly composition: string; readonly after: number }
  | { readonly command: 'clean'; readonly keep: number; readonly olderThanMs: number; readonly dryRun: boolean }
) & {
  /** Why, for the log. */
  readonly reason?: string;
  /** The channel to change or read, if it is named. */
  readonly channel?: string;
};

/** A command by its name. */
export type ReleaseCommandOf<Name extends ReleaseCommand['command']> = Extract<ReleaseCommand, { command: Name }>;

const HELP = 'see npm run release -- help';
/** The start of a digest, by which a composition is named. */
const COMPOSITION = /^[0-9a-f]{16}$/;

const parseOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      uncommitted: { type: 'boolean', default: false },
      'allow-removal': { type: 'boolean', default: false },
      name: { type: 'string' },
      share: { type: 'string' },
      business: { type: 'string', multiple: true },
      reason: { type: 'string' },
      channel: { type: 'string' },
      from: { type: 'string' },
      last: { type: 'string', default: '20' },
      for: { type: 'string', default: '8h' },
      shell: { type: 'string', multiple: true, default: [] },
      every: { type: 'string', default: '10' },
      after: { type: 'string', default: '0' },
      keep: { type: 'string', default: '' },
      'older-than': { type: 'string', default: '' },
      'dry-run': { type: 'boolean', default: false },
      packages: { type: 'string', multiple: true },
      channels: { type: 'string', multiple: true },
      key: { type: 'string', multiple: true, default: [] },
      'root-key': { type: 'string', multiple: true, default: [] },
      threshold: { type: 'string', default: '1' },
      sign: { type: 'string', multiple: true, default: [] },
      expires: { type: 'string' },
      leaked: { type: 'boolean', default: false },
    },
  });

/** Whether the command line asks for the usage text alone, which needs no data folder. */
export const asksForHelp = ([first = 'help', ...others]: readonly string[]): boolean =>
  first === 'help' || [first, ...others].includes('--help');

/**
 * What the command line asks for.
 * @param packages the names that a command accepts
 * @throws Error with one sentence about what is wrong
 */
export function readReleaseArguments(args: readonly string[], packages: readonly string[]): ReleaseCommand {
  const { values, positionals } = parseOptions(args);
  const asked = values.help ? ({ command: 'help' } as const) : readCommand(positionals, values, packages);
  return {
    ...asked,
    ...(values.reason !== undefined && { reason: reasonText(values.reason) }),
    ...(values.channel !== undefined && { channel: channelName(values.channel) }),
  };
}

/** The values of all options, by name. */
type Options = ReturnType<typeof parseOptions>['values'];

function readCommand(positionals: readonly string[], values: Options, packages: readonly string[]): ReleaseCommand {
  const [command = 'help', ...operands] = positionals;
  const [first] = operands;
  switch (command) {
    case 'help':
    case 'status':
      return { command };
    case 'who-uses':
      return { command, thing: thingName(operands) };
    case 'log':
      return { command, last: wholeNumber('--last', values.last, 9_999) };
    case 'link':
      return COMPOSITION.test(first ?? '')
        ? { command, composition: only(operands), forMs: passTime(values.for) }
        : { command: 'link versions', versions: namedVersions(operands, packages), forMs: passTime(values.for) };
    case 'watch':
      return { command, shells: values.shell.map(shellOrigin), everyMs: interval(values.every) };
    case 'view':
      return { command, forMs: passTime(values.for) };
    case 'publish':
      return {
        command,
        name: packageName(only(operands), packages),
        build: !values['no-build'],
        uncommitted: values.uncommitted,
      };
    case 'promote':
      if (values.from !== undefined)
        return {
          command: 'promote from',
          from: channelName(values.from),
          tested: first === undefined ? undefined : compositionId(only(operands)),
          allowsRemoval: values['allow-removal'],
        };
      return { command, versions: namedVersions(operands, packages), allowsRemoval: values['allow-removal'] };
    case 'canary':
      if (first === 'end') return { command: 'canary end', name: canaryName(only(operands.slice(1))) };
      if (first === 'list') return { command: 'canary list' };
      return readCanary(namedVersions(operands, packages), values);
    case 'pin':
      if (operands.length > 2) throw new Error(`Name one business, and one composition at most: ${HELP}.`);
      return {
        command,
        business: pinnedBusiness(first),
        composition: operands[1] === undefined ? undefined : compositionId(operands[1]),
      };
    case 'unpin':
      return { command, business: pinnedBusiness(only(operands)) };
    case 'rollback':
      if (first === undefined) return { command, composition: undefined };
      if (COMPOSITION.test(only(operands))) return { command, composition: first };
      return { command: 'rollback package', name: packageName(first, packages) };
    case 'roles':
      return readRolesCommand(operands, values);
    case 'recover':
      return {
        command,
        composition: compositionId(only(operands)),
        after: wholeNumber('--after', values.after, Number.MAX_SAFE_INTEGER),
      };
    case 'clean':
      return {
        command,
        keep: wholeNumber('--keep', values.keep, 999),
        olderThanMs: duration('--older-than', values['older-than']),
        dryRun: values['dry-run'],
      };
    default:
      throw new Error(`There is no command '${command}': ${HELP}.`);
  }
}

function readCanary(versions: readonly NamedVersion[], { name, share, business }: Options): ReleaseCommand {
  return {
    command: 'canary',
    name: canaryName(name ?? versions[0]?.name ?? ''),
    versions,
    share: share === undefined ? undefined : wholeNumber('--share', share, 100),
    businesses: business && businessNames(business),
  };
}

/** @throws Error when it cannot name a channel */
export function channelName(name: string): string {
  if (!CHANNEL_NAME.test(name))
    throw new Error(`'${name}' cannot name a channel: use up to 20 letters a to z and digits, such as staging.`);
  return name;
}

/** Words of the command line that cannot name a canary. */
const RESERVED = ['end', 'list'];

function canaryName(name: string): string {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || RESERVED.includes(name))
    throw new Error(`'${name}' cannot name a canary: use up to 40 letters a to z, digits and hyphens.`);
  return name;
}

/** Repeated and comma-separated names, as canaries list them. */
function businessNames(given: readonly string[]): string[] {
  const names = given.flatMap((text) => text.split(',')).map(slugOf);
  if (names.some((name) => !name)) throw new Error('--business takes the names of businesses, comma-separated.');
  return [...new Set(names)];
}

function pinnedBusiness(given = ''): string {
  const name = slugOf(given);
  if (!name) throw new Error(`Name a business: ${HELP}.`);
  return name;
}

/** The versions named as NAME, NAME@VERSION or NAME VERSION. */
function namedVersions(operands: readonly string[], packages: readonly string[]): NamedVersion[] {
  const versions: NamedVersion[] = [];
  for (const operand of operands) {
    const [name = '', version] = operand.split('@', 2);
    const before = versions.at(-1);
    if (version === undefined && !packages.includes(name) && before && before.version === undefined)
      versions[versions.length - 1] = { ...before, version: operand };
    else versions.push({ name: packageName(name, packages), version });
  }
  if (versions.length === 0) throw new Error(`Name a package: ${HELP}.`);
  const twice = versions.find(({ name }, at) => versions.findIndex((other) => other.name === name) < at);
  if (twice) throw new Error(`${twice.name} is named twice.`);
  return versions;
}

/** One line that fits on a screen. */
const MAX_REASON = 200;

function reasonText(text: string): string {
  const reason = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  if (!reason || reason.length > MAX_REASON || /[\u0000-\u001f]/.test(reason))
    throw new Error(`--reason takes one line of at most ${MAX_REASON} characters.`);
  return reason;
}

function only(operands: readonly string[]): string {
  const [operand, ...others] = operands;
  if (operand === undefined || others.length > 0) throw new Error(`Name exactly one: ${HELP}.`);
  return operand;
}

/** 'GET /basket' may be written as one word or two. */
function thingName(operands: readonly string[]): string {
  if (operands.length === 0 || operands.length > 2)
    throw new Error(`Name one command, fact, boundary, action or operation: ${HELP}.`);
  return operands.join(' ');
}

function packageName(name: string, packages: readonly string[]): string {
  if (!packages.includes(name))
    throw new Error(`There is no package '${name}'. The packages are ${packages.join(', ')}.`);
  return name;
}

function compositionId(id: string): string {
  if (!COMPOSITION.test(id)) throw new Error(`'${id}' is not the id of a composition, which has 16 hex digits.`);
  return id;
}

function wholeNumber(option: string, text: string, max: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= max)) throw new Error(`${option} takes a whole number from 0 to ${max}.`);
  return value;
}

function shellOrigin(text: string): string {
  const url = httpUrl(text);
  if (!url) throw new Error(`'${text}' is not the address of a shell, such as http://127.0.0.1:4200.`);
  return url.origin;
}

/** Seconds between two readings: an hour is the longest that a fault should go unnoticed. */
function interval(text: string): number {
  const seconds = wholeNumber('--every', text, 3_600);
  if (seconds === 0) throw new Error('--every takes 1 to 3600 seconds.');
  return seconds * 1_000;
}

/** A pass opens the page for whoever has it, so it does not last for long. */
const MAX_PASS_DAYS = 30;

function passTime(text: string): number {
  const ms = duration('--for', text);
  if (ms === 0 || ms > MAX_PASS_DAYS * DAY_MS) throw new Error(`--for takes 1h to ${MAX_PASS_DAYS}d.`);
  return ms;
}

const DAY_MS = 86_400_000;

/** '30d' or '12h' in milliseconds. */
function duration(option: string, text: string): number {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  if (!count) throw new Error(`${option} takes a number of hours or days, such as 12h or 30d.`);
  return Number(count) * (unit === 'd' ? DAY_MS : 3_600_000);
}
