import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderComplaints } from '../../database/schema/complaint';
import { contactFiles } from '../../database/schema/contact';
import { deliveryStops } from '../../database/schema/delivery-run';
import { planFileRemovals } from '../../files/remove-due-files';
import type { Member } from './member.repository';
import { type Person, personOf } from './person';
import { personalTables } from './personal-tables';

/**
 * Erases a member or a guest from every table, as each table says, in the caller's transaction. Rows that lead to others
 * go last.
 */
export async function erasePerson(tx: Database, person: Person): Promise<void> {
  for (const { erase, hasGuests } of Object.values(personalTables))
    if (person.memberId !== null || hasGuests)
      for (const statement of erase?.(person) ?? []) await tx.execute(statement);
}

/** Has the files of a person's messages, complaints and deliveries removed soon; called before the rows that name them are erased. */
export async function planRemovalOfFiles(
  tx: Database,
  { contactIds, draftOrderIds }: Person,
  now: Date,
): Promise<void> {
  const attached = await tx
    .select({ key: contactFiles.key })
    .from(contactFiles)
    .where(inArray(contactFiles.contactId, [...contactIds]));
  const pictures = await tx
    .select({ key: orderComplaints.pictureKey })
    .from(orderComplaints)
    .where(inArray(orderComplaints.draftOrderId, [...draftOrderIds]));
  const doors = await tx
    .select({ key: deliveryStops.pictureKey })
    .from(deliveryStops)
    .where(inArray(deliveryStops.draftOrderId, [...draftOrderIds]));
  await planFileRemovals(
    tx,
    [...attached, ...pictures, ...doors].flatMap(({ key }) => key ?? []),
    now,
  );
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
