import { errorMessage } from '@storefront/api/error-message';
import type { ReleaseMirror } from '@storefront/releases/mirror/release-mirror';
import { MAX_PUBLICATIONS } from '../releases-page/release-overview';
import { BUCKET, type Refusals } from './refusals';

/** How often each channel is read, in milliseconds: a promotion is shown within two seconds. */
const POLL_MS = 500;
/** How often new publications are looked for, which nothing waits for, in milliseconds. */
const PUBLICATIONS_INTERVAL_MS = 30_000;
/** The longest pause between attempts while the bucket is away. */
const MAX_PAUSE_MS = 8_000;

interface FollowedBucket {
  readonly mirror: Pick<ReleaseMirror, 'follow' | 'fetchComposition' | 'fetchPublications' | 'fetchResults'>;
  readonly channels: readonly string[];
  /** Earlier compositions, newest last, which open tabs may still use. */
  readonly history: () => readonly string[];
  readonly refusals: Refusals;
  readonly log: (message: string) => void;
}

/**
 * Keeps the folder of releases up to date with a bucket. While the bucket is away or holds something invalid, the folder
 * stays as it is, and the shell shows what it showed before.
 */
export class BucketFollower {
  private timer?: ReturnType<typeof setTimeout>;
  private isStopped = false;
  private pauseMs = POLL_MS;
  private failure?: string;
  private publicationsDue = 0;
  private publicationsFailure?: string;
  /** Since when the bucket could not be followed, as ISO 8601; undefined while it is followed. */
  awaySince?: string;

  constructor(private readonly followed: FollowedBucket) {}

  /** Resolves after the first attempt. */
  async start(): Promise<void> {
    await this.step();
    this.plan(() => this.fetchHistory());
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Fetches a composition that no channel names, if the bucket has it. */
  async fetchComposition(id: string): Promise<void> {
    await this.followed.mirror.fetchComposition(id).catch((error: unknown) => this.followed.log(errorMessage(error)));
  }

  /** Fetches what suites found about a version; without the bucket, what is here stays. */
  async fetchResults(name: string, version: string): Promise<void> {
    await this.followed.mirror
      .fetchResults(name, version)
      .catch((error: unknown) => this.followed.log(errorMessage(error)));
  }

  private plan(first: () => Promise<void> = async () => undefined): void {
    this.timer = setTimeout(async () => {
      await this.step();
      if (!this.isStopped) this.plan();
      await first();
    }, this.pauseMs);
    this.timer.unref();
  }

  /** A new machine gets the compositions of tabs that were opened through other shells. */
  private async fetchHistory(): Promise<void> {
    for (const id of [...this.followed.history()].reverse()) if (!this.isStopped) await this.fetchComposition(id);
  }

  /** Fetches the publications that the page about releases shows; without them the bucket is still followed. */
  private async fetchPublications(): Promise<void> {
    if (Date.now() < this.publicationsDue) return;
    try {
      await this.followed.mirror.fetchPublications(MAX_PUBLICATIONS);
      this.publicationsFailure = undefined;
    } catch (error) {
      const why = errorMessage(error);
      // Attempts that fail for one reason are one line.
      if (this.publicationsFailure !== why) this.followed.log(`new publications are not shown: ${why}`);
      this.publicationsFailure = why;
    } finally {
      this.publicationsDue = Date.now() + PUBLICATIONS_INTERVAL_MS;
    }
  }

  private async step(): Promise<void> {
    const { mirror, channels, log } = this.followed;
    const following = channels.map((channel) => mirror.follow(channel));
    const results = await Promise.allSettled([...following, this.fetchPublications()]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) return this.fail(errorMessage(failed.reason));
    if (this.awaySince) log('the release bucket is followed again');
    this.failure = this.awaySince = undefined;
    this.pauseMs = POLL_MS;
  }

  private fail(why: string): void {
    const { refusals, log } = this.followed;
    // Attempts that fail for one reason are one line.
    if (this.failure !== why) log(`the release bucket is not followed, so what is shown stays: ${why}`);
    this.failure = why;
    this.awaySince ??= new Date().toISOString();
    this.pauseMs = Math.min(this.pauseMs * 2, MAX_PAUSE_MS);
    refusals.record(BUCKET, '', why);
  }
}
