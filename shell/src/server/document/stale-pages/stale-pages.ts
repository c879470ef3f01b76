import { LRUCache } from 'lru-cache';
import type { PageContent } from '../../../render/render-job.types';

/** A page's content is about ten kilobytes. */
const MAX_ENTRIES = 500;
/** After a failed call commerce-api counts as down for this long if stale content exists. */
const API_DOWN_MS = 3_000;
/** One request at a time checks whether commerce-api is back; the others wait at most this long. */
const CHECK_MS = 2_000;

export interface StalePage {
  readonly content: PageContent;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The stale-page cache: the last content of public pages, by URL, for use while commerce-api is down. Only complete
 * pages are stored.
 */
export class StalePages {
  private readonly pages = new LRUCache<string, StalePage>({ max: MAX_ENTRIES });
  private apiDownUntil = 0;
  private checkedUntil = 0;

  /** @param maxAgeMs milliseconds for which stale content may be shown */
  constructor(
    private readonly maxAgeMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  store(key: string, content: PageContent): void {
    this.apiDownUntil = 0;
    this.pages.set(key, { content, at: this.now() });
  }

  /** The last content of a page, unless it is too old. */
  find(key: string): StalePage | undefined {
    const page = this.pages.get(key);
    return page && this.now() - page.at <= this.maxAgeMs ? page : undefined;
  }

  /** commerce-api did not respond. */
  markApiDown(): void {
    this.apiDownUntil = this.now() + API_DOWN_MS;
    this.checkedUntil = 0;
  }

  /**
   * Whether stale content is served at once: commerce-api failed a moment ago, and another request is checking it.
   * False makes the caller that request.
   */
  skipsApi(): boolean {
    const now = this.now();
    if (now >= this.apiDownUntil) return false;
    if (now < this.checkedUntil) return true;
    this.checkedUntil = now + CHECK_MS;
    return false;
  }
}
