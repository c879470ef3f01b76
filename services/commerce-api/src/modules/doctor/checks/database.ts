import { sql } from 'drizzle-orm';
import { firstRow, rowsOf } from '../../../database/database.types';
import { fileRemovals } from '../../../database/schema/contact';
import type { ServiceContext } from '../../../service-context';
import { type Reported, right, warning, wrong } from '../finding';
import { reasonOf } from '../reason';

const EXTENSIONS = ['pg_trgm', 'unaccent'];

const undone = new Error('The write is rolled back');

/** Writes a row and takes it back, as a standby or a full disk would refuse. */
async function tryWrite({ db, clock }: ServiceContext): Promise<Reported> {
  try {
    await db.transaction(async (tx) => {
      await tx.insert(fileRemovals).values({ key: 'doctor', dueAt: clock.now() });
      throw undone;
    });
  } catch (error) {
    if (error !== undone)
      return wrong(
        `The database refuses a write: ${reasonOf(error)}`,
        'Nobody can fill a basket or order.',
        'DATABASE_URL must name the primary server, whose disk has room, and a role that owns the tables',
      );
  }
  return right('A write is accepted (it was taken back)');
}

/** The kind and version of the database, its extensions, and whether it accepts writes. */
export async function database(context: ServiceContext): Promise<readonly Reported[]> {
  const { db, config, installation } = context;
  const row = await firstRow<{ version: string }>(db, sql`select current_setting('server_version') as version`);
  const there = await rowsOf<{ extname: string }>(db, sql`select extname from pg_extension`);
  const missing = EXTENSIONS.filter((name) => !there.some(({ extname }) => extname === name));
  const version = `PostgreSQL ${row?.version}`;
  return [
    installation.database.kind === 'postgres'
      ? right(version)
      : config.production
        ? warning(
            `The embedded database, ${version}`,
            'One process alone can use it, and a power cut may corrupt it.',
            'Set DATABASE_URL to a PostgreSQL server',
          )
        : right(`The embedded database, ${version}`),
    ...missing.map((name) =>
      wrong(
        `The extension ${name} is missing`,
        'Search and the look-up of addresses fail.',
        `In the database, as its owner: create extension ${name}; and the indexes that went with it, as migrations/0000_baseline.sql has them`,
      ),
    ),
    ...(missing.length === 0 ? [right(`It has the extensions ${EXTENSIONS.join(' and ')}`)] : []),
    await tryWrite(context),
  ];
}
