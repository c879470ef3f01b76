import { and, eq, sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { storeItems } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';
import { createReadCache } from '../../read-cache';
import type { Business } from '../businesses/businesses.repository';
import { VERSION_FRESH_MS } from './cache-times';
import { storeCatalogue } from './store-catalogue';
import { StoreShelf, storeListings } from './store-shelf';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const business = { id: ids.business, settings: { timeZone: 'Europe/London' } } as Business;

/** What another process would hold: a cache of its own. */
function anotherProcess(maxBytes?: number) {
  let now = 1;
  const context = { ...service.context, cache: createReadCache(() => now, maxBytes) };
  const listings = (storeId: number, version = 1) =>
    storeListings(context, { businessId: ids.business, storeId, version, itemsVersion: 1 });
  const priceOf = async (storeId: number, itemId: number) =>
    (await storeCatalogue(context, business, { storeId })).shelf.byId(itemId)?.price;
  return { listings, priceOf, later: (milliseconds: number) => (now += milliseconds) };
}

/** A price that changes, as an operator's system changes it. */
async function setPrice(storeId: number, itemId: number, price: number): Promise<void> {
  await service.db
    .update(storeItems)
    .set({ price })
    .where(and(eq(storeItems.storeId, storeId), eq(storeItems.itemId, itemId)));
  await service.db
    .update(stores)
    .set({ catalogueVersion: sql`${stores.catalogueVersion} + 1` })
    .where(eq(stores.id, storeId));
}

test('a shelf has every listing with its price, and items are found by id, category and family', async () => {
  const shelf = new StoreShelf(await anotherProcess().listings(ids.store));
  const rows = await service.db.select().from(storeItems).where(eq(storeItems.storeId, ids.store));
  const found = rows.map(({ itemId }) => shelf.byId(itemId));
  expect(found.map((item) => [item?.id, item?.price, item?.wasPrice, item?.inStock])).toEqual(
    rows.map(({ itemId, price, wasPrice, inStock }) => [itemId, price, wasPrice, inStock]),
  );
  expect([shelf.byId(-1), shelf.byId(2001), shelf.byId(Number.MAX_SAFE_INTEGER)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const { items } = shelf;
  expect(items.map(({ facts }) => facts.position)).toEqual(
    items.map(({ facts }) => facts.position).sort((a, b) => a - b),
  );
  const own = items.filter(({ facts }) => facts.categoryId === 3);
  expect(own.length).toBeGreaterThan(1);
  expect(shelf.ofCategory(3)).toEqual(own);
  expect(shelf.byId(ids.milk)).toBe(items.find(({ id }) => id === ids.milk));
});

test('all processes sell at a changed price within a second', async () => {
  const processes = [anotherProcess(), anotherProcess()];
  const prices = () => Promise.all(processes.map(({ priceOf }) => priceOf(ids.farStore, ids.milk)));
  expect(await prices()).toEqual([99, 99]);
  await setPrice(ids.farStore, ids.milk, 105);
  for (const { later } of processes) later(VERSION_FRESH_MS + 1);
  expect(await prices()).toEqual([105, 105]);
});

test('versions of a store, and stores that list the same, share all but prices and stock', async () => {
  const { listings } = anotherProcess();
  const [first, second] = [await listings(ids.store), await listings(ids.store, 2)];
  expect(second).not.toBe(first);
  expect(second.assortment).toBe(first.assortment);
  expect((await listings(ids.farStore)).assortment).not.toBe(first.assortment);
});

test('shelves take no more memory than the bound: one that was discarded is read again', async () => {
  const { listings } = anotherProcess(4_000);
  const first = await listings(ids.farStore);
  expect(await listings(ids.farStore)).toBe(first);
  for (let version = 2; version < 10; version += 1) await listings(ids.farStore, version);
  const again = await listings(ids.farStore);
  expect(again).not.toBe(first);
  expect(again.prices).toEqual(first.prices);
  expect(await listings(ids.farStore)).toBe(again);
});
