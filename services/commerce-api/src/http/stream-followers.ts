import { clearInterval, setInterval } from 'node:timers';
import { refuse } from '../problem';
import { EventStream } from './event-stream';

/** A change reaches its followers within this time, whichever process made it. */
const POLL_INTERVAL_MS = 1_000;
/** Lets both sides notice a lost connection. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Followers connect again after this time, so that an ended session is noticed. */
const STREAM_MS = 5 * 60_000;
/**
 * Of orders, and as many of holds: together half of the connections that a process accepts by default. More are refused,
 * and ask again by themselves.
 */
const MAX_FOLLOWERS = 1_000;
/** Of one order or basket: a shopper's tabs and devices. A further one replaces the oldest. Multiplied like rate limits. */
const MAX_FOLLOWERS_PER_ID = 10;

/** What one follower may see of an update. */
type View<Update> = (update: Update | undefined) => Update | undefined;

interface Follower<Update> {
  readonly stream: EventStream;
  readonly id: number;
  readonly view: View<Update>;
  readonly endsAt: number;
  /** The last update that was sent to it, as JSON. */
  lastSent: string;
}

interface Source<Update> {
  /** The state of what is followed, by id, in one query. */
  readonly read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Update>>;
  readonly report: (error: unknown) => void;
  readonly rateLimitFactor: number | 'off';
  /** The most followers of one id, where those of a shopper are too few. */
  readonly mostPerId?: number;
}

/**
 * Sends followers each change. One query a second reads all that is followed in this process, so that changes made by
 * any process are seen, with either database. Nothing runs without followers.
 */
export class StreamFollowers<Update> {
  private readonly followers = new Set<Follower<Update>>();
  private timers: NodeJS.Timeout[] = [];
  private isPolling = false;

  constructor(private readonly source: Source<Update>) {}

  /** Follows what the caller may see: its state at once, then every change. @throws Problem rate_limited */
  async follow(id: number, view: View<Update> = (update) => update): Promise<EventStream> {
    const { read, rateLimitFactor, mostPerId = MAX_FOLLOWERS_PER_ID } = this.source;
    const now = view((await read([id])).get(id));
    const same = [...this.followers].filter((other) => other.id === id);
    const factor = rateLimitFactor === 'off' ? Number.POSITIVE_INFINITY : rateLimitFactor;
    if (same.length >= mostPerId * factor) same[0]?.stream.destroy();
    else if (this.followers.size >= MAX_FOLLOWERS) throw refuse('rate_limited');
    const stream = new EventStream();
    const follower = { stream, id, view, endsAt: Date.now() + STREAM_MS, lastSent: JSON.stringify(now) };
    stream.send('update', now);
    this.followers.add(follower);
    stream.once('close', () => this.leave(follower));
    if (this.timers.length === 0)
      this.timers = [
        setInterval(() => void this.poll(), POLL_INTERVAL_MS),
        setInterval(() => this.sendHeartbeats(), HEARTBEAT_INTERVAL_MS),
      ];
    return stream;
  }

  private leave(follower: Follower<Update>): void {
    this.followers.delete(follower);
    if (this.followers.size > 0) return;
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
  }

  private async poll(): Promise<void> {
    // A slow database is asked again only after it has answered.
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      const updates = await this.source.read([...new Set([...this.followers].map(({ id }) => id))]);
      for (const follower of this.followers) {
        const own = follower.view(updates.get(follower.id));
        const text = JSON.stringify(own);
        if (!own || text === follower.lastSent) continue;
        follower.lastSent = text;
        follower.stream.send('update', own);
      }
    } catch (error) {
      this.source.report(error);
    } finally {
      this.isPolling = false;
    }
  }

  private sendHeartbeats(): void {
    const now = Date.now();
    for (const { stream, endsAt } of this.followers) {
      if (now >= endsAt) stream.end();
      else stream.send('heartbeat', {});
    }
  }
}
