import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
const statements: string[] = [];
beforeAll(async () => {
  service = await createTestService({ statements: { logQuery: (text) => statements.push(text) } });
});
afterAll(() => service.close());

const itemsOf = async (storeId: number, searchTerm: string) =>
  (await service.call('POST /catalogue/global-search', { storeId, searchTerm })).data.items.map(({ id }) => id);

const questionsAboutWords = () => statements.filter((text) => /search_words|to_tsquery/.test(text)).length;

test('what a term means is looked up once for all stores, each of which finds what it lists', async () => {
  const here = await itemsOf(ids.store, 'milkk');
  expect(here).toContain(ids.milk);
  expect(here.length).toBeGreaterThan(1);
  const asked = questionsAboutWords();
  expect(asked).toBeGreaterThan(0);
  expect(await itemsOf(ids.farStore, 'milkk')).toEqual([ids.milk]);
  expect(questionsAboutWords()).toBe(asked);
});

test('an item that another store lists is not found', async () => {
  expect(await itemsOf(ids.store, 'loaf')).not.toEqual([]);
  expect(await itemsOf(ids.farStore, 'loaf')).toEqual([]);
});
