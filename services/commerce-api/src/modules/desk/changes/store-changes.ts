import { HOUR_MS } from '@storefront/api/durations';
import type { StoreChange } from '@storefront/api/entities/desk/store-change';
import { sql } from 'drizzle-orm';
import { at, type Database, rowsOf } from '../../../database/database.types';

interface Known {
  state: string;
  at: number;
}

/**
 * What has happened lately to the orders of stores, as a text by store that changes with every event and decision. Events
 * are counted from a fixed instant, because those of a long transaction may be written after later ones.
 */
async function statesOf(db: Database, storeIds: readonly number[], now: Date): Promise<Map<number, string>> {
  const since = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - HOUR_MS);
  const rows = await rowsOf<{ storeId: number; events: number; decisions: number }>(
    db,
    sql`select s.id::float8 as "storeId",
          (select count(*)::int from order_events e where e.store_id = s.id and e.at >= ${at(since)}) as events,
          (select coalesce(sum(p.changes), 0)::int from order_picks p
            where p.store_id = s.id and p.finished_at is null) as decisions
        from stores s where s.id = any(${`{${storeIds.join()}}`}::bigint[])`,
  );
  return new Map(rows.map(({ storeId, events, decisions }) => [storeId, `${since.getTime()} ${events} ${decisions}`]));
}

/** Tells when the orders of stores last changed, for the screens that follow them through this process. */
export class StoreChanges {
  private readonly known = new Map<number, Known>();

  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  /** By store: when this process noticed the last change. A later change always has a later time. */
  async read(storeIds: readonly number[]): Promise<Map<number, StoreChange>> {
    const now = this.now();
    const states = await statesOf(this.db, storeIds, now);
    return new Map([...states].map(([storeId, state]) => [storeId, this.changeOf(storeId, state, now)]));
  }

  private changeOf(storeId: number, state: string, now: Date): StoreChange {
    const before = this.known.get(storeId);
    if (before?.state === state) return { at: new Date(before.at).toISOString() };
    const time = Math.max(now.getTime(), (before?.at ?? 0) + 1);
    this.known.set(storeId, { state, at: time });
    return { at: new Date(time).toISOString() };
  }
}
