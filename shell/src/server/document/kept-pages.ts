import type { PageContent } from '../../render/render-job.types';

/** The shell's memory holds this many pages' contents at most; a page's is some ten kilobytes. */
const MOST = 500;
/** After a failed call the back end is taken to be away for this long, where an earlier answer is at hand. */
const AWAY_MS = 3_000;
/** A request that finds out whether the back end is back keeps the others from asking for so long at most. */
const ASKING_MS = 2_000;

export interface Kept {
  readonly content: PageContent;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * What pages showed last, by address, for the time in which the back end cannot be asked. Only public pages, which are
 * the same for everybody, and only whole ones. The page least lately shown goes first.
 */
export class KeptPages {
  private readonly pages = new Map<string, Kept>();
  private awayUntil = 0;
  private askingUntil = 0;

  constructor(
    private readonly forMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  keep(key: string, content: PageContent): void {
    this.awayUntil = 0;
    this.pages.delete(key);
    this.pages.set(key, { content, at: this.now() });
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= MOST) break;
      this.pages.delete(oldest);
    }
  }

  /** What the page of this key showed last, unless that is too long ago. */
  find(key: string): Kept | undefined {
    const kept = this.pages.get(key);
    return kept && this.now() - kept.at <= this.forMs ? kept : undefined;
  }

  /** The back end did not answer. */
  noticeAway(): void {
    this.awayUntil = this.now() + AWAY_MS;
    this.askingUntil = 0;
  }

  /**
   * Whether a page that is at hand need not ask: the back end did not answer a moment ago, and another request is finding
   * out whether it does now. One at a time waits for it, and who tries again learns at once that it is back.
   */
  isSpared(): boolean {
    const now = this.now();
    if (now >= this.awayUntil) return false;
    if (now < this.askingUntil) return true;
    this.askingUntil = now + ASKING_MS;
    return false;
  }
}
