import { DAY_MS } from '@storefront/api/durations';
import { keyFingerprint } from '@storefront/releases/signatures/release-key';
import type { ReleaseRoot } from '@storefront/releases/trust/release-root';
import { trustOf } from '@storefront/releases/trust/release-trust';
import type { ReleaseSession } from './release-session';

/** Long enough to gather the people who have the root keys. */
const WARNING_DAYS = 30;

const inDays = (days: number) => `in ${days} ${days === 1 ? 'day' : 'days'}`;
const daysUntil = (at: string, now: number) => Math.floor((Date.parse(at) - now) / DAY_MS);

/** When something expires, with the days that are left if they are few. @param at ISO 8601 */
export function expiryText(at: string, now: number): string {
  const days = daysUntil(at, now);
  if (days < 0) return `EXPIRED at ${at}`;
  return `expires at ${at}${days < WARNING_DAYS ? `, ${inDays(days)}` : ''}`;
}

/**
 * One sentence for each part of an installation's roles that a key depends on and that expires soon. What has expired is
 * refused with a sentence of its own.
 * @param fingerprint the key of the command
 * @param now milliseconds since 1970
 */
export function expiryWarnings(root: ReleaseRoot, fingerprint: string, now: number): string[] {
  const roles = root.rolesOf(fingerprint).map(({ name, expiresAt }) => ({ what: `Role ${name}`, name, expiresAt }));
  return [{ what: `Root ${root.version}`, name: '', expiresAt: root.expiresAt }, ...roles].flatMap(
    ({ what, name, expiresAt }) => {
      const days = daysUntil(expiresAt, now);
      if (days < 0 || days >= WARNING_DAYS) return [];
      const command = ['roles renew', name].filter(Boolean).join(' ');
      return [`${what} expires ${inDays(days)}, at ${expiresAt}: a person with the root keys runs \`${command}\`.`];
    },
  );
}

/** Says on the error output what the command's key depends on and what expires soon. */
export function warnOfExpiry({ store, key }: ReleaseSession): void {
  const { root } = trustOf(store, key);
  if (root) for (const warning of expiryWarnings(root, keyFingerprint(key), Date.now())) console.error(warning);
}
