import { shared } from '@storefront/bus/bus';

const KEY = 'sf.version';

/** The session version under which this browser stored its data; empty for a new visitor. */
export function storedVersion(): string {
  const known = shared.session.get().version;
  if (known) return known;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Without storage there is nothing to clear.
    return '';
  }
}

export function storeVersion(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // As above.
  }
}
