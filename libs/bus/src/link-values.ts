import { type Atom, atom } from 'nanostores';

/** What a remote publishes for its links in header and bottom bar; the links' `shows` names the fields. */
export type PublishedValue = Readonly<Record<string, number | string>>;
type PublishedValues = Readonly<Record<string, PublishedValue>>;

const STORAGE_KEY = 'sf.link-values';
const isServer = typeof document === 'undefined';
const published = atom<PublishedValues>({});

/** The published values, by the prefix of their owner. */
export const linkValues: Atom<PublishedValues> = published;

/**
 * Publishes a remote's value for its links, in all tabs of this browser and until the session version changes.
 * @param prefix the remote's name without 'mf-'
 * @param value undefined removes it
 * @throws Error on the server, where a page depends on its URL alone
 */
export function publishLinkValue(prefix: string, value: PublishedValue | undefined): void {
  if (isServer) throw new Error('The bus is frozen on the server: no link value can be published there.');
  const { [prefix]: _, ...others } = storedValues();
  published.set(value ? { ...others, [prefix]: value } : others);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(published.get()));
  } catch {
    // Without storage the value is shown in this page only.
  }
}

/** For the shell: reads what was published before, and follows the browser's other tabs. */
export function followLinkValues(): void {
  published.set(storedValues());
  addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) published.set(storedValues());
  });
}

function storedValues(): PublishedValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as PublishedValues) : {};
  } catch {
    return published.get();
  }
}
