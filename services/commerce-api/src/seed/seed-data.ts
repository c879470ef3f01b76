import type { DemoData } from '../../demo/demo-data.types';
import type { Database } from '../database/database.types';
import { inTransaction } from '../database/in-transaction';
import { makeSlots } from '../modules/slots/make-slots';
import { seedBusinesses } from './seed-businesses';
import { seedCatalogue } from './seed-catalogue';
import { seedMembers } from './seed-members';

/** Fills an empty database in one transaction, so that an interrupted start leaves it empty. */
export async function seedData(db: Database, data: DemoData, now: Date, printLine: (line: string) => void = () => {}) {
  await inTransaction(db, async (tx) => {
    await seedBusinesses(tx, data);
    printLine(`  ${data.businesses.length} businesses, ${data.stores.length} stores, ${data.gazetteer.length} places`);
    await seedCatalogue(tx, data);
    printLine(`  ${data.items.length} items in ${data.categories.length} categories, ${data.storeItems.length} prices`);
    await seedMembers(tx, data, now);
    printLine(`  ${data.members.length} members`);
    printLine(`  ${await makeSlots(tx, now)} slots of two weeks`);
  });
}
