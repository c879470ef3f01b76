import type { Database } from '../../database/database.types';
import type { Member } from './member.repository';
import { type Person, personOf } from './person';
import { personalTables } from './personal-tables';

/** Erases a member from every table, as each table says, in the caller's transaction. Rows that lead to others go last. */
export async function erasePerson(tx: Database, person: Person): Promise<void> {
  for (const { erase } of Object.values(personalTables))
    for (const statement of erase?.(person) ?? []) await tx.execute(statement);
}

/** What somebody who did not own an account's e-mail address may have saved in it. Orders and what they earned stay. */
const SAVED_IN_ACCOUNT: readonly string[] = [
  'addresses',
  'saved_cards',
  'member_list_items',
  'member_lists',
  'weekly_slot_dates',
  'weekly_slots',
  'devices',
];

/** Erases what was saved in an account, in the caller's transaction. */
export async function eraseSaved(tx: Database, member: Member): Promise<void> {
  const person = await personOf(tx, member, false);
  for (const table of SAVED_IN_ACCOUNT)
    for (const statement of personalTables[table]?.erase?.(person) ?? []) await tx.execute(statement);
}
