import { LRUCache } from 'lru-cache';

/** A small in-process cache. Keys contain the version of the data, so processes agree without communicating. */
export interface ReadCache {
  /** The cached value of a key, else the result of `read`; concurrent reads of one key share one call. */
  through<T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T>;
  /** Forgets one key. */
  drop(key: string): void;
  clear(): void;
}

/** Bounds the memory of a service with many stores, whose shelves are the largest entries. */
const MAX_ENTRIES = 2_000;

/** @param machine the machine's clock: entries expire by real time, also when a test moves the service's clock */
export function createReadCache(machine: () => number = Date.now): ReadCache {
  // Resolution 0 makes it ask the clock each time; by default it caches the time for a millisecond.
  const entries = new LRUCache<string, Promise<unknown>>({
    max: MAX_ENTRIES,
    ttlResolution: 0,
    perf: { now: machine },
  });
  return {
    through<T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known) return known as Promise<T>;
      // Awaiting a Drizzle query twice runs it twice, so it is wrapped in a promise of its own.
      const value = Promise.resolve(read());
      entries.set(key, value, { ttl: milliseconds });
      value.catch(() => entries.get(key) === value && entries.delete(key));
      return value;
    },
    drop: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
