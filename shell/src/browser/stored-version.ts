import { shared } from '@storefront/bus/bus';

const KEY = 'sf.version';

/** The version under which this page, or one before it in this browser, stored what it stored; empty for a newcomer. */
export function storedVersion(): string {
  const known = shared.session.get().version;
  if (known) return known;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // A browser that refuses to store has nothing to drop.
    return '';
  }
}

export function storeVersion(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // See above.
  }
}
