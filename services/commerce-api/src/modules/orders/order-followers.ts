import { clearInterval, setInterval } from 'node:timers';
import type { OrderUpdate } from '@storefront/api/entities/order-update';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { driverLocations } from '../../database/schema/driver';
import { orderEvents, orders } from '../../database/schema/order';
import { EventStream } from '../../http/event-stream';
import { refuse } from '../../problem';
import { locationView } from '../drivers/driver-locations.repository';

/** A change reaches its followers within this time, whichever process made it. */
const POLL_INTERVAL_MS = 1_000;
/** Lets both sides notice a lost connection. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Followers connect again after this time, so that an ended session is noticed. */
const STREAM_MS = 5 * 60_000;
/** Half of the connections that a process accepts by default; more are refused, and ask again by themselves. */
const MAX_FOLLOWERS = 2_000;
/** Of one order: a shopper's tabs and devices. A further one replaces the oldest. Multiplied like rate limits. */
const MAX_FOLLOWERS_PER_ORDER = 10;

interface Follower {
  readonly stream: EventStream;
  readonly draftOrderId: number;
  /** Whether it may know where the driver is, and so where the order goes. */
  readonly showsDriver: boolean;
  readonly endsAt: number;
  /** The last update that was sent to it, as JSON. */
  lastSent: string;
}

/** The state of orders for their followers, by draft order id. */
async function updatesOf(db: Database, draftOrderIds: readonly number[]): Promise<Map<number, OrderUpdate>> {
  const happened = sql<number>`(select count(*)::int from ${orderEvents}
    where ${orderEvents.draftOrderId} = ${orders.draftOrderId})`;
  const rows = await db
    .select({ draftOrderId: orders.draftOrderId, status: orders.status, version: happened, driver: driverLocations })
    .from(orders)
    .leftJoin(driverLocations, eq(driverLocations.draftOrderId, orders.draftOrderId))
    .where(inArray(orders.draftOrderId, [...draftOrderIds]));
  return new Map(
    rows.flatMap(({ draftOrderId, status, version, driver }): [number, OrderUpdate][] =>
      status === 'draft' ? [] : [[draftOrderId, { status, version, driver: driver && locationView(driver) }]],
    ),
  );
}

/** An update as a follower may see it. */
const updateFor = (showsDriver: boolean, update: OrderUpdate | undefined): OrderUpdate | undefined =>
  update && !showsDriver ? { ...update, driver: null } : update;

/**
 * Sends followers the changes of their orders. One query a second reads all followed orders of this process, so that
 * changes made by any process are seen, with either database. Nothing runs without followers.
 */
export class OrderFollowers {
  private readonly followers = new Set<Follower>();
  private timers: NodeJS.Timeout[] = [];
  private isPolling = false;

  constructor(
    private readonly db: Database,
    private readonly report: (error: unknown) => void,
    private readonly rateLimitFactor: number | 'off',
  ) {}

  get count(): number {
    return this.followers.size;
  }

  /** Follows an order that the caller may see: its state at once, then every change. @throws Problem rate_limited */
  async follow(draftOrderId: number, { showsDriver }: { showsDriver: boolean }): Promise<EventStream> {
    const now = updateFor(showsDriver, (await updatesOf(this.db, [draftOrderId])).get(draftOrderId));
    const same = [...this.followers].filter((other) => other.draftOrderId === draftOrderId);
    const factor = this.rateLimitFactor === 'off' ? Number.POSITIVE_INFINITY : this.rateLimitFactor;
    if (same.length >= MAX_FOLLOWERS_PER_ORDER * factor) same[0]?.stream.destroy();
    else if (this.followers.size >= MAX_FOLLOWERS) throw refuse('rate_limited');
    const stream = new EventStream();
    const follower = {
      stream,
      draftOrderId,
      showsDriver,
      endsAt: Date.now() + STREAM_MS,
      lastSent: JSON.stringify(now),
    };
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

  private leave(follower: Follower): void {
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
      const update = await updatesOf(this.db, [
        ...new Set([...this.followers].map(({ draftOrderId }) => draftOrderId)),
      ]);
      for (const follower of this.followers) {
        const own = updateFor(follower.showsDriver, update.get(follower.draftOrderId));
        const text = JSON.stringify(own);
        if (!own || text === follower.lastSent) continue;
        follower.lastSent = text;
        follower.stream.send('update', own);
      }
    } catch (error) {
      this.report(error);
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
