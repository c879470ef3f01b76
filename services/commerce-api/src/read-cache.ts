interface Entry {
  value: Promise<unknown>;
  expires: number;
}

/** A small cache of reads in this process. Keys hold the version of what was read, so processes agree without talking. */
export interface ReadCache {
  /** The cached value of a key, or what `read` gives; reads of one key at one time are one read. */
  through<T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T>;
  clear(): void;
}

const MAX_ENTRIES = 2_000;

export function createReadCache(machine: () => number = Date.now): ReadCache {
  const entries = new Map<string, Entry>();
  return {
    through<T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known && known.expires > machine()) {
        // What is in use goes to the end, so that it is the last to be dropped.
        entries.delete(key);
        entries.set(key, known);
        return known.value as Promise<T>;
      }
      // A query of Drizzle's is asked again by everyone who awaits it: only a promise of its own keeps the answer.
      const value = Promise.resolve(read());
      entries.delete(key);
      entries.set(key, { value, expires: machine() + milliseconds });
      // A Map keeps its order: the first has been of no use for longest.
      if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value ?? '');
      value.catch(() => entries.delete(key));
      return value;
    },
    clear: () => entries.clear(),
  };
}
