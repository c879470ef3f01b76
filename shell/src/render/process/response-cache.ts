import { sharedKeys } from '@storefront/api/transport/safe-keys';
import type { TransportResponse } from '@storefront/api/transport/transport';
import { LRUCache } from 'lru-cache';

/** A response is about ten kilobytes. */
const MAX_ENTRIES = 200;

interface Entry {
  readonly response: Promise<TransportResponse>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Caches responses of commerce-api that most pages need, for as long as commerce-api itself may take to notice a
 * change. Concurrent pages share one call.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });

  /** @param freshMs milliseconds for which a response is reused; 0 disables the cache */
  constructor(
    private readonly freshMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The response of an operation, cached if fresh.
   * @param business identifies the business, because replies differ between businesses
   */
  get(
    business: string,
    operation: string,
    input: object,
    ask: () => Promise<TransportResponse>,
  ): Promise<TransportResponse> {
    if (!this.freshMs || !sharedKeys.has(operation)) return ask();
    const key = `${business} ${operation} ${JSON.stringify(input)}`;
    const known = this.entries.get(key);
    // A page that shared a failed call may have more time left than the page that made it.
    if (known && this.now() - known.at < this.freshMs) return known.response.catch(ask);
    const response = ask().then((received) => ({ ...received, body: deepFreeze(received.body) }));
    this.entries.set(key, { response, at: this.now() });
    response.then(
      ({ status }) => status === 200 || this.remove(key, response),
      () => this.remove(key, response),
    );
    return response;
  }

  private remove(key: string, response: Entry['response']): void {
    if (this.entries.get(key)?.response === response) this.entries.delete(key);
  }
}

/** Pages of several teams share the object, so none of them may change it. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
