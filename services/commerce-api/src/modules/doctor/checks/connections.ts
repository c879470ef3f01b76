import { sql } from 'drizzle-orm';
import { firstRow } from '../../../database/database.types';
import type { ServiceContext } from '../../../service-context';
import { orRight, type Reported, warning, wrong } from '../finding';

/** Above this share a start of one more process may find no connection. */
const CROWDED = 0.9;

/** The connections to PostgreSQL, of this process and of all; the embedded database has none. */
export async function connections({ db, installation }: ServiceContext): Promise<readonly Reported[]> {
  const pool = installation.database.connections?.();
  if (!pool) return [];
  const server = await firstRow<{ used: number; most: number }>(
    db,
    sql`select count(*)::int as used, current_setting('max_connections')::int as most from pg_stat_activity`,
  );
  const { used = 0, most = 0 } = server ?? {};
  const found: Reported[] = [];
  if (pool.waiting > 0)
    found.push(
      warning(
        `${pool.waiting} callers wait for one of the ${pool.most} connections of this process`,
        'Shoppers wait with them.',
        'Run it again: if it stays, set DATABASE_POOL higher, or look for slow queries in pg_stat_activity',
      ),
    );
  if (used > most * CROWDED)
    found.push(
      wrong(
        `${used} of the server's ${most} connections are taken`,
        'A process that needs one more is refused.',
        'Set max_connections of PostgreSQL higher, or DATABASE_POOL lower',
      ),
    );
  return orRight(
    found,
    `${pool.open - pool.idle} of ${pool.most} connections of this process are busy, ${used} of the server's ${most} taken`,
  );
}
