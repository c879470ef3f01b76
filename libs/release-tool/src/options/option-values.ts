import { DAY_MS, HOUR_MS } from '@storefront/api/durations';
import { httpUrl } from '@storefront/api/http-url';
import { slugOf } from '@storefront/api/slug-of';
import { CHANNEL_NAME } from '@storefront/releases/channels/channel-names';
import { COMPOSITION_ID } from '@storefront/releases/compositions/composition-id';

/** Reads an option that may be repeated. */
export const each =
  <Value>(read: (text: string) => Value) =>
  (text: string, before: readonly Value[] = []): Value[] => [...before, read(text)];

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
export function businessNames(text: string, before: readonly string[] = []): string[] {
  const names = text.split(',').map(slugOf);
  if (names.some((name) => !name)) throw new Error('--business takes the names of businesses, comma-separated.');
  return [...new Set([...before, ...names])];
}

export function businessName(text: string): string {
  const name = slugOf(text);
  if (!name) throw new Error(`'${text}' cannot name a business.`);
  return name;
}

/** One line that fits on a screen. */
const MAX_REASON = 200;

/** Reads why something is done. @param option the option that the text was given with */
export const reasonOf = (option: string) => (text: string) => {
  const reason = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  if (!reason || reason.length > MAX_REASON || /[\u0000-\u001f]/.test(reason))
    throw new Error(`${option} takes one line of at most ${MAX_REASON} characters.`);
  return reason;
};

export function compositionId(id: string): string {
  if (!COMPOSITION_ID.test(id)) throw new Error(`'${id}' is not the id of a composition, which has 32 hex digits.`);
  return id;
}

/** Reads a whole number of at most `max`. */
export const wholeOf = (option: string, max: number) => (text: string) => {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= max)) throw new Error(`${option} takes a whole number from 0 to ${max}.`);
  return value;
};

export function shellOrigin(text: string): string {
  const url = httpUrl(text);
  if (!url) throw new Error(`'${text}' is not the address of a shell, such as http://127.0.0.1:4200.`);
  return url.origin;
}

/** Seconds between two readings: an hour is the longest that a fault should go unnoticed. */
export function interval(text: string): number {
  const seconds = wholeOf('--every', 3_600)(text);
  if (seconds === 0) throw new Error('--every takes 1 to 3600 seconds.');
  return seconds;
}

/** A pass opens the page for everyone who has it, so it does not last for long. */
const MAX_PASS_DAYS = 30;

export function passTime(text: string): number {
  const ms = duration('--for')(text);
  if (ms === 0 || ms > MAX_PASS_DAYS * DAY_MS) throw new Error(`--for takes 1h to ${MAX_PASS_DAYS}d.`);
  return ms;
}

/** Reads '30d' or '12h', in milliseconds. */
export const duration = (option: string) => (text: string) => {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  if (!count) throw new Error(`${option} takes a number of hours or days, such as 12h or 30d.`);
  return Number(count) * (unit === 'd' ? DAY_MS : HOUR_MS);
};

/** The bad ports of the Fetch standard above 1023: browsers connect to none of them. */
const BAD_PORTS = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697],
  10_080,
];

/** A port that needs no rights of its own, and that browsers connect to. */
export function portNumber(text: string): number {
  const port = wholeOf('--port', 65_535)(text);
  if (port < 1_024) throw new Error('--port takes 1024 to 65535.');
  if (BAD_PORTS.includes(port)) throw new Error(`Browsers do not connect to port ${port}: choose another with --port.`);
  return port;
}
