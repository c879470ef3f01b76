/** What a remote publishes for its links in header and bottom bar; the links' `shows` names the fields. */
export type PublishedValue = Readonly<Record<string, number | string>>;
export type PublishedValues = Readonly<Record<string, PublishedValue>>;

/** The key of localStorage with all published values. */
export const LINK_VALUES_KEY = 'sf.link-values';

/** The published values, by the prefix of their owner: the remote's name without 'mf-'. */
export function publishedValues(): PublishedValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LINK_VALUES_KEY) ?? '{}');
    return Object(stored) as PublishedValues; // The format is this file's own.
  } catch {
    return {};
  }
}

/**
 * Publishes a remote's value for its links, in all tabs of this browser and until the session version changes. Without
 * storage nothing is shown.
 * @param value undefined removes it
 */
export function publishLinkValue(prefix: string, value: PublishedValue | undefined): void {
  const values = { ...publishedValues(), [prefix]: value };
  try {
    localStorage.setItem(LINK_VALUES_KEY, JSON.stringify(values));
  } catch {
    return;
  }
  // Browsers notify other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: LINK_VALUES_KEY }));
}
