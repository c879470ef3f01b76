import type { Database } from '../../../database/database.types';
import type { Person } from './person';
import { personalTables } from './personal-tables';

/** Erases a member from every table, as each table says, in the caller's transaction. Rows that lead to others go last. */
export async function erasePerson(tx: Database, person: Person): Promise<void> {
  for (const { erase } of Object.values(personalTables))
    for (const statement of erase?.(person) ?? []) await tx.execute(statement);
}
