interface Entry {
  value: Promise<unknown>;
  expires: number;
}

/** A small in-process cache. Keys contain the version of the data, so processes agree without communicating. */
export interface ReadCache {
  /** The cached value of a key, else the result of `read`; concurrent reads of one key share one call. */
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
        // A used entry moves to the end, so that it is evicted last.
        entries.delete(key);
        entries.set(key, known);
        return known.value as Promise<T>;
      }
      // Awaiting a Drizzle query twice runs it twice, so it is wrapped in a promise of its own.
      const value = Promise.resolve(read());
      entries.delete(key);
      entries.set(key, { value, expires: machine() + milliseconds });
      // A Map keeps insertion order: the first entry is the least recently used.
      if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value ?? '');
      value.catch(() => entries.delete(key));
      return value;
    },
    clear: () => entries.clear(),
  };
}
