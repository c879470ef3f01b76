import { ROLE_PATTERN } from '@storefront/releases/trust/release-role';

const ROLE_NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Names that The Update Framework gives to its own roles. */
const RESERVED = ['root', 'targets', 'snapshot', 'timestamp'];

/** @throws Error when it cannot name a new role */
export function newRoleName(name: string): string {
  if (!ROLE_NAME.test(name) || RESERVED.includes(name))
    throw new Error(`'${name}' cannot name a role: use up to 40 letters a to z, digits and hyphens.`);
  return name;
}

/** Reads repeated and comma-separated names or patterns. */
export const patterns =
  (option: string) =>
  (text: string, before: readonly string[] = []): string[] => {
    const names = text.split(',').map((name) => name.trim());
    if (names.some((name) => !ROLE_PATTERN.test(name)))
      throw new Error(`${option} takes names, comma-separated, in which * is any text.`);
    return [...new Set([...before, ...names])];
  };

/** How many of the root keys must sign, which are at most nine. */
export function threshold(text: string): number {
  if (!/^[1-9]$/.test(text))
    throw new Error('--threshold takes a number from 1 to that of the root keys, which --root-key names.');
  return Number(text);
}

/** '2027-06-01' as the beginning of that day, UTC. */
export function expiry(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse takes the 31st of every month, as a day of the next one.
  const isDay = time > Date.now() && new Date(time).toISOString().startsWith(`${text}T`);
  if (!isDay) throw new Error('--expires takes a day to come, such as 2027-06-01.');
  return new Date(time).toISOString();
}
