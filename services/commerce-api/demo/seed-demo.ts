import { eq } from 'drizzle-orm';
import type { Database } from '../src/database/database.types';
import { inTransaction } from '../src/database/in-transaction';
import { insertRows } from '../src/database/insert-rows';
import { businesses } from '../src/database/schema/business';
import { searchSynonyms } from '../src/database/schema/search';
import { countItemSales } from '../src/modules/catalogue/items/item-sales.repository';
import { importShop } from '../src/seed/import-shop';
import { seedBusinesses, seedPlaces } from '../src/seed/seed-businesses';
import { seedContent } from '../src/seed/seed-content';
import { seedMembers } from '../src/seed/seed-members';
import { seedOperators } from '../src/seed/seed-operators';
import { localDay } from '../src/time/local-day';
import { campaignRows } from './campaigns/campaign-rows';
import { bannerRows } from './content/banner';
import { withDays } from './content/days-from-today';
import { type DemoIds, demoIds, idsFrom } from './content/ids';
import { searchTermRows } from './content/search-terms';
import { synonymRows } from './content/synonym';
import { type DemoShop, demoShops } from './demo-shops';
import { readImportedRows } from './imported-rows';
import { pageRows, redirectRows } from './pages/page-plan';
import { memberRows } from './people/member-rows';
import { OPERATOR_PASSWORD } from './people/operator-plan';
import { gazetteer } from './places/gazetteer';
import { readShopFiles } from './shop-files';

/** Imports the folder of a shop. @returns what was added, and the warnings */
export async function importDemoShop(
  tx: Database,
  { business, folder, firstStoreId, days }: DemoShop,
  now: Date,
  ids: DemoIds,
) {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, business.id));
  if (!row) throw new Error(`${business.name} is not in the database`);
  const stores = idsFrom(firstStoreId);
  const today = localDay(now, business.timeZone);
  const files = readShopFiles(folder).map((file) => withDays(file, days, today));
  // Small ids in the order of the files, the same at every start: links in docs and tests name stores by them.
  return importShop(tx, { business: row, files, now, newId: (kind) => ({ ...ids, stores })[kind]() });
}

async function seedShop(tx: Database, shop: DemoShop, now: Date, ids: DemoIds): Promise<string> {
  const { business } = shop;
  // Before the import, which collects the words that the search knows.
  await insertRows(tx, searchSynonyms, synonymRows(shop.synonyms, business.id));
  const { counts } = await importDemoShop(tx, shop, now, ids);
  const rows = await readImportedRows(tx, business.id);
  await seedContent(tx, {
    searchTerms: searchTermRows(shop.searchTerms, rows.stores),
    banners: bannerRows(shop.banners, business.id, ids),
    campaigns: campaignRows(shop.campaigns, business.id, rows, now, ids),
    pages: pageRows(shop.pages, business.id),
    redirects: redirectRows(shop.redirects, business.id),
  });
  await seedMembers(tx, memberRows(shop.members, business.id, now, rows, ids), now);
  await seedOperators(tx, shop.operators, { businessId: business.id, stores: rows.stores }, OPERATOR_PASSWORD, now);
  const added = counts.map((count) => `${count.added} ${count.what}`);
  return [`  ${business.name}: ${added.join(', ')}`, `${shop.members.length} members`].join(', ');
}

/** Fills an empty database in one transaction, so that an interrupted start leaves it empty. */
export async function seedDemo(db: Database, now: Date, printLine: (line: string) => void = () => {}): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = demoIds();
    await seedBusinesses(
      tx,
      demoShops.map(({ business }) => business),
    );
    for (const shop of demoShops) printLine(await seedShop(tx, shop, now, ids));
    const shops = [];
    for (const { business, members } of demoShops) {
      const { stores, areas } = await readImportedRows(tx, business.id);
      shops.push({ stores, areas, members });
    }
    const places = gazetteer(shops);
    await seedPlaces(tx, places);
    printLine(`  ${places.length} places`);
  });
  // A start counts them too, but perhaps after the first page is requested.
  await countItemSales(db, now);
}
