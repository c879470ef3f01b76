import { DAY_MS, HOUR_MS } from '@storefront/api/durations';
import { httpUrl } from '@storefront/api/http-url';
import { slugOf } from '@storefront/api/slug-of';
import { CHANNEL_NAME } from '@storefront/releases/channels/channel-names';
import { COMPOSITION_ID } from '@storefront/releases/compositions/composition-id';
import type { NamedVersion } from './release-command.types';

/** Where an error sends the reader. */
export const HELP = 'see npm run release -- help';

/** @throws Error when it cannot name a channel */
export function channelName(name: string): string {
  if (!CHANNEL_NAME.test(name))
    throw new Error(
      `'${name}' cannot name a channel: use up to 20 letters a to z and digits, such as staging, and neither canary nor publications.`,
    );
  return name;
}

/** Words of the command line that cannot name a canary. */
const RESERVED = ['end', 'list'];

export function canaryName(name: string): string {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || RESERVED.includes(name))
    throw new Error(`'${name}' cannot name a canary: use up to 40 letters a to z, digits and hyphens.`);
  return name;
}

/** Repeated and comma-separated names, as canaries list them. */
export function businessNames(given: readonly string[]): string[] {
  const names = given.flatMap((text) => text.split(',')).map(slugOf);
  if (names.some((name) => !name)) throw new Error('--business takes the names of businesses, comma-separated.');
  return [...new Set(names)];
}

export function pinnedBusiness(given = ''): string {
  const name = slugOf(given);
  if (!name) throw new Error(`Name a business: ${HELP}.`);
  return name;
}

/** The versions named as NAME, NAME@VERSION or NAME VERSION. */
export function namedVersions(operands: readonly string[], packages: readonly string[]): NamedVersion[] {
  const versions: NamedVersion[] = [];
  for (const operand of operands) {
    const [name = '', version, ...rest] = operand.split('@');
    if (version === '' || rest.length > 0) throw new Error(`'${operand}' is neither a NAME nor a NAME@VERSION.`);
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

/** @param option the option that the text was given with */
export function reasonText(text: string, option = '--reason'): string {
  const reason = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  if (!reason || reason.length > MAX_REASON || /[\u0000-\u001f]/.test(reason))
    throw new Error(`${option} takes one line of at most ${MAX_REASON} characters.`);
  return reason;
}

/** A newer version may have been published since the suite ran, so there is no default. */
export function testedVersion(
  operand: string | undefined,
  packages: readonly string[],
): { name: string; version: string } {
  const [named] = namedVersions(operand === undefined ? [] : [operand], packages);
  if (named?.version === undefined)
    throw new Error(`tested takes NAME@VERSION, the version that the suite ran with: ${HELP}.`);
  return { name: named.name, version: named.version };
}

/** The further operands of `tested`: a suite's name and what it found. */
export function testedSuite([suite = '', outcome, ...others]: readonly string[]): {
  suite: string;
  outcome: 'passed' | 'failed';
} {
  if (!/^[\w-]{1,40}$/.test(suite) || (outcome !== 'passed' && outcome !== 'failed') || others.length)
    throw new Error(`tested takes a version, a suite's name, and passed or failed: ${HELP}.`);
  return { suite, outcome };
}

export function only(operands: readonly string[]): string {
  const [operand, ...others] = operands;
  if (operand === undefined || others.length > 0) throw new Error(`This command takes exactly one name: ${HELP}.`);
  return operand;
}

/** 'GET /basket' may be written as one word or two. */
export function thingName(operands: readonly string[]): string {
  if (operands.length === 0 || operands.length > 2)
    throw new Error(
      `Name one command, fact, boundary, action, operation, shared value, page or shared library: ${HELP}.`,
    );
  return operands.join(' ');
}

export function packageName(name: string, packages: readonly string[]): string {
  if (!packages.includes(name))
    throw new Error(`There is no package '${name}'. The packages are ${packages.join(', ')}.`);
  return name;
}

export function compositionId(id: string): string {
  if (!COMPOSITION_ID.test(id)) throw new Error(`'${id}' is not the id of a composition, which has 32 hex digits.`);
  return id;
}

export function wholeNumber(option: string, text: string, max: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= max)) throw new Error(`${option} takes a whole number from 0 to ${max}.`);
  return value;
}

export function shellOrigin(text: string): string {
  const url = httpUrl(text);
  if (!url) throw new Error(`'${text}' is not the address of a shell, such as http://127.0.0.1:4200.`);
  return url.origin;
}

/** Seconds between two readings: an hour is the longest that a fault should go unnoticed. */
export function interval(text: string): number {
  const seconds = wholeNumber('--every', text, 3_600);
  if (seconds === 0) throw new Error('--every takes 1 to 3600 seconds.');
  return seconds * 1_000;
}

/** A pass opens the page for everyone who has it, so it does not last for long. */
const MAX_PASS_DAYS = 30;

export function passTime(text: string): number {
  const ms = duration('--for', text);
  if (ms === 0 || ms > MAX_PASS_DAYS * DAY_MS) throw new Error(`--for takes 1h to ${MAX_PASS_DAYS}d.`);
  return ms;
}

/** '30d' or '12h' in milliseconds. */
export function duration(option: string, text: string): number {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  if (!count) throw new Error(`${option} takes a number of hours or days, such as 12h or 30d.`);
  return Number(count) * (unit === 'd' ? DAY_MS : HOUR_MS);
}
