import { sql } from 'drizzle-orm';
import { businessesWithoutCards } from '../../config/card-account-faults';
import { type Database, rowsOf } from '../../database/database.types';

interface BusinessRow extends Record<string, unknown> {
  id: number;
  name: string;
  hosts: string[];
  takes_cards: boolean;
}

const isLocal = (host: string) => /(^|\.)localhost$|^127\./.test(host);

/** What production lacks for its database and the businesses in it: one line for each fault. */
export async function businessFaults(db: Database, env: NodeJS.ProcessEnv): Promise<string[]> {
  const businesses = await rowsOf<BusinessRow>(
    db,
    sql`select id, name, hosts, settings->'paymentMethods' @> '["card"]' as takes_cards from businesses order by id`,
  );
  const [places] = await rowsOf<{ some: boolean }>(db, sql`select exists(select from places) as some`);
  const demonstration = businesses.filter(({ hosts }) => hosts.some(isLocal));
  return [
    ...(places?.some || env.PLACES?.trim()
      ? []
      : [
          'PLACES is missing: the database has no places, so no postcode would be found and nobody could order; PLACES=postcodes.io needs no key',
        ]),
    ...businessesWithoutCards(
      env,
      businesses.filter(({ takes_cards }) => takes_cards),
    ),
    ...demonstration.map(
      ({ name, hosts }) =>
        `DATABASE_URL or DATA_DIR has the database of a demonstration, with published passwords: ${name} answers to ${hosts.filter(isLocal).join(', ')}`,
    ),
  ];
}
