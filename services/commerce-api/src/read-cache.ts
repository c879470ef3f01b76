import { LRUCache } from 'lru-cache';

/** A small in-process cache. Keys contain the version of the data, so processes agree without communicating. */
export interface ReadCache {
  /** The cached value of a key, else the result of `read`; concurrent reads of one key share one call. */
  through<T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T>;
  /**
   * The same for what is large. All such values together take at most so many bytes: those that were not asked for
   * longest go first, and one that is larger than that by itself is not kept.
   * @param bytesOf about how many bytes of memory a value takes
   */
  sized<T>(key: string, milliseconds: number, read: () => Promise<T>, bytesOf: (value: T) => number): Promise<T>;
  /** Forgets one key. */
  drop(key: string): void;
  clear(): void;
  /** Forgets all that `sized` keeps. */
  clearSized(): void;
  /** What `through` and `sized` were asked since the start, and what they keep now. */
  figures(): Readonly<Record<'values' | 'shelves', CacheFigures>>;
}

interface CacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  /** Bytes, of what `sized` keeps. */
  readonly bytes: number;
}

/** Bounds the memory of what `through` keeps, which is small. */
const MAX_ENTRIES = 2_000;
/** Room for the shelves of 3,500 stores with 2,000 listings each, or of 140 with 50,000, if no two list the same. */
const MAX_BYTES = 256 * 1024 ** 2;
/** The key of an entry and its place in the cache. */
const ENTRY_BYTES = 500;

/** @param machine the machine's clock: entries expire by real time, also when a test moves the service's clock */
export function createReadCache(machine: () => number = Date.now, maxBytes = MAX_BYTES): ReadCache {
  // Resolution 0 makes it ask the clock each time; by default it caches the time for a millisecond.
  const time = { ttlResolution: 0, perf: { now: machine } };
  const entries = new LRUCache<string, Promise<unknown>>({ max: MAX_ENTRIES, ...time });
  const large = new LRUCache<string, { value: unknown }>({ maxSize: maxBytes, ...time });
  const reading = new Map<string, Promise<unknown>>();
  const asked = { values: { hits: 0, misses: 0 }, shelves: { hits: 0, misses: 0 } };
  const clearSized = () => {
    large.clear();
    reading.clear();
  };
  return {
    sized<T>(key: string, milliseconds: number, read: () => Promise<T>, bytesOf: (value: T) => number): Promise<T> {
      const known = large.get(key);
      asked.shelves[known ? 'hits' : 'misses'] += 1;
      if (known) return Promise.resolve(known.value as T);
      const current = reading.get(key);
      if (current) return current as Promise<T>;
      const value = read();
      reading.set(key, value);
      const isCurrent = () => reading.get(key) === value && reading.delete(key);
      value.then(
        (made) => {
          // What was read before the cache was cleared is not kept.
          if (isCurrent()) large.set(key, { value: made }, { ttl: milliseconds, size: ENTRY_BYTES + bytesOf(made) });
        },
        () => isCurrent(),
      );
      return value;
    },
    through<T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      asked.values[known ? 'hits' : 'misses'] += 1;
      if (known) return known as Promise<T>;
      // Awaiting a Drizzle query twice runs it twice, so it is wrapped in a promise of its own.
      const value = Promise.resolve(read());
      entries.set(key, value, { ttl: milliseconds });
      value.catch(() => entries.get(key) === value && entries.delete(key));
      return value;
    },
    drop: (key) => void entries.delete(key),
    clear: () => {
      entries.clear();
      clearSized();
    },
    clearSized,
    figures: () => ({
      values: { ...asked.values, entries: entries.size, bytes: 0 },
      shelves: { ...asked.shelves, entries: large.size, bytes: large.calculatedSize },
    }),
  };
}
