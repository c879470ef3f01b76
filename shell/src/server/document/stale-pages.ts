import { LRUCache } from 'lru-cache';
import type { PageContent } from '../../render/render-job.types';

/** One page's content is some ten kilobytes. */
const MAX_ENTRIES = 500;
/** After a failed call commerce-api counts as away for this long, where an earlier content is at hand. */
const AWAY_MS = 3_000;
/** One request at a time checks whether commerce-api is back; the others wait for it at most this long. */
const CHECK_MS = 2_000;

export interface StalePage {
  readonly content: PageContent;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The stale-page cache: the content that public pages had last, by address, for the time in which commerce-api does not
 * answer. Only whole pages are stored.
 */
export class StalePages {
  private readonly pages = new LRUCache<string, StalePage>({ max: MAX_ENTRIES });
  private awayUntil = 0;
  private checkedUntil = 0;

  /** @param maxAgeMs milliseconds for which a page may be shown as it was */
  constructor(
    private readonly maxAgeMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  store(key: string, content: PageContent): void {
    this.awayUntil = 0;
    this.pages.set(key, { content, at: this.now() });
  }

  /** What the page of this key showed last, unless that is too long ago. */
  find(key: string): StalePage | undefined {
    const page = this.pages.get(key);
    return page && this.now() - page.at <= this.maxAgeMs ? page : undefined;
  }

  /** commerce-api did not answer. */
  markAway(): void {
    this.awayUntil = this.now() + AWAY_MS;
    this.checkedUntil = 0;
  }

  /**
   * Whether a stale page is served at once: commerce-api did not answer a moment ago, and another request is finding out
   * whether it does now. False makes the caller that request.
   */
  skipsApi(): boolean {
    const now = this.now();
    if (now >= this.awayUntil) return false;
    if (now < this.checkedUntil) return true;
    this.checkedUntil = now + CHECK_MS;
    return false;
  }
}
