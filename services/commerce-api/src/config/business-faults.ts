import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.types';
import { businessesWithoutCards } from './card-account-faults';

interface BusinessRow extends Record<string, unknown> {
  id: number;
  name: string;
  hosts: string[];
  takes_cards: boolean;
}

const isLocal = (host: string) => /(^|\.)localhost$|^127\./.test(host);

/** What production lacks for the businesses in its database: one line for each fault. */
export async function businessFaults(db: Database, env: NodeJS.ProcessEnv): Promise<string[]> {
  const businesses = await rowsOf<BusinessRow>(
    db,
    sql`select id, name, hosts, settings->'paymentMethods' @> '["card"]' as takes_cards from businesses order by id`,
  );
  const demonstration = businesses.filter(({ hosts }) => hosts.some(isLocal));
  return [
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
