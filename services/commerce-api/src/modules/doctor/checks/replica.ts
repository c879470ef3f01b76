import type { Database } from '../../../database/database.types';
import { stores } from '../../../database/schema/store';
import type { ServiceContext } from '../../../service-context';
import { type Reported, right, warning, wrong } from '../finding';

const versionsIn = (db: Database) => db.select({ id: stores.id, version: stores.catalogueVersion }).from(stores);

/** The copy that the catalogue is read from; without READ_DATABASE_URL there is none. */
export async function replica({ db, replica: copy }: ServiceContext): Promise<readonly Reported[]> {
  if (!copy) return [];
  if (!copy.db)
    return [
      wrong(
        'The read replica failed within the last seconds',
        'The database serves every read meanwhile.',
        "See READ_DATABASE_URL, the server it names, and 'the read replica is not used' in the log",
      ),
    ];
  const [current, copied] = await Promise.all([versionsIn(db), versionsIn(copy.db)]);
  const known = new Map(copied.map(({ id, version }) => [id, version]));
  const behind = current.filter(({ id, version }) => known.get(id) !== version);
  return behind.length === 0
    ? [right('The read replica has the catalogue of every store')]
    : [
        warning(
          `The read replica is behind for ${behind.length} of ${current.length} stores`,
          'The database serves the reads of these stores meanwhile.',
          'Run it again: if it stays, see how far the replica is behind in pg_stat_replication',
        ),
      ];
}
