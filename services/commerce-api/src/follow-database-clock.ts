import { setInterval } from 'node:timers';
import { sql } from 'drizzle-orm';
import { type Database, firstRow } from './database/database.types';
import type { Clock } from './time/clock';

/** Clocks of machines drift by milliseconds in a minute; a clock that is set by hand is noticed soon enough. */
const CHECK_INTERVAL_MS = 60_000;
/** A smaller difference is the duration of the query. */
const TOLERANCE_MS = 250;
/** A slower answer has waited for a connection, so its time is not known well enough. */
const SLOW_MS = 500;

/** How far the database's clock is ahead of the machine's, in milliseconds; undefined when it answers too slowly. */
export async function readAhead(db: Database, machine: () => number = Date.now): Promise<number | undefined> {
  const asked = machine();
  const row = await firstRow<{ ms: number | string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const answered = machine();
  if (answered - asked > SLOW_MS) return undefined;
  const ahead = Number(row?.ms) - (asked + answered) / 2;
  return Math.abs(ahead) < TOLERANCE_MS ? 0 : Math.round(ahead);
}

/**
 * Makes the service's clock that of the database, so that processes on machines whose clocks differ agree when a hold
 * ends. A check that fails or is slow keeps the last difference.
 * @returns stops following
 */
export async function followDatabaseClock(db: Database, clock: Clock): Promise<() => void> {
  const check = async () => {
    const ahead = await readAhead(db);
    if (ahead !== undefined) clock.follow(ahead);
  };
  await check();
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
