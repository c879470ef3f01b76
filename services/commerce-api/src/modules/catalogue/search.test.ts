import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { items } from '../../database/schema/catalogue';
import { searchTerms } from '../../database/schema/search';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = ids.store;
const search = async (searchTerm: string, rest = {}) =>
  (await service.call('POST /catalogue/global-search', { storeId, searchTerm, ...rest })).data;
const found = async (searchTerm: string) => {
  const { items, itemsFitting } = await search(searchTerm);
  return items.slice(0, itemsFitting).map(({ id }) => id);
};
const suggest = async (searchTerm: string) =>
  (await service.call('POST /catalogue/search-suggestions', { storeId, searchTerm })).data;

test('a term finds items, categories and deals, each a page at a time with the requested size [3.20]', async () => {
  const first = await search('roll', { itemsPage: 1, itemsLimit: 20, categoryPage: 1, categoriesLimit: 1 });
  expect([first.items.length, first.itemsPage, first.itemsTotal]).toEqual([20, 1, 30]);
  const second = await search('roll', { itemsPage: 2, itemsLimit: 20 });
  expect(second.items).toHaveLength(10);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(30);
  expect([first.deals.map(({ slug }) => slug), first.dealsTotal, first.dealsPage]).toEqual([['two-rolls'], 1, 1]);
  expect((await search('roll', { dealsPage: 2 })).deals).toEqual([]);

  const bread = await search('brea', { categoryPage: 1, categoriesLimit: 1 });
  expect([bread.categories.map(({ slug }) => slug), bread.categoryPage, bread.categoriesTotal]).toEqual([
    ['bread'],
    1,
    1,
  ]);
  expect((await search('bread', { categoryPage: 2, categoriesLimit: 1 })).categories).toEqual([]);
});

test('typing mistakes and swapped letters still find the intended results, and the corrected term is returned', async () => {
  const milk = await search('whole mlik');
  expect([milk.items[0]?.id, milk.correctedTerm, milk.matchedWords]).toEqual([
    ids.milk,
    'whole milk',
    ['whole', 'milk'],
  ]);
  expect((await search('sourdoh')).correctedTerm).toBe('sourdough');
  expect(await found('sour dough')).toEqual([ids.bread]);
  expect((await search('unicorn milk')).correctedTerm).toBe('milk');
  const right = await search('Crème');
  expect([right.items[0]?.id, right.itemsFitting, right.correctedTerm, right.matchedWords]).toEqual([
    ids.soldOut,
    1,
    null,
    ['creme'],
  ]);
});

test('a brand finds its items, and database metacharacters find nothing and break nothing', async () => {
  expect(await found('hill farm')).toEqual([ids.milk]);
  for (const term of ["'); drop", 'a & b', '<->', '!!milk:*', ':* | !', '%%', '\\\\'])
    expect([200, 422]).toContain(
      (await service.call('POST /catalogue/global-search', { storeId, searchTerm: term })).status,
    );
  expect((await search('zzzzzz')).itemsTotal).toBe(0);
});

test('suggestions are popular terms for empty input, and items, categories and deals from two letters on', async () => {
  expect((await suggest('')).terms).toEqual(['pizza', 'milk']);
  const one = await suggest('m');
  expect([one.terms, one.items]).toEqual([['milk'], []]);
  const rolls = await suggest('rol');
  expect([rolls.items.length, rolls.deals.map(({ slug }) => slug), rolls.matchedWords]).toEqual([
    4,
    ['two-rolls'],
    ['rol'],
  ]);
  expect((await suggest('piz')).categories.map(({ slug }) => slug)).toEqual(['pizza']);
});

test('a successful term is counted once per visitor and day, and suggested to others from the third on', async () => {
  const { clock, call, db } = service;
  const member = await service.logIn();
  const other = await service.logIn('bob@example.test', 'battery staple');
  const ask = (as?: string) =>
    call('POST /catalogue/global-search', { storeId, searchTerm: 'Sourdough  loaf' }, { as });
  await Promise.all([ask(member), ask(member), ask(other)]);
  await call('POST /catalogue/global-search', { storeId, searchTerm: 'unicorn' }, { as: member });
  const counted = async () =>
    (await db.select().from(searchTerms)).find(({ term }) => term === 'sourdough loaf')?.count;
  expect(await counted()).toBe(2);
  expect((await suggest('sour')).terms).toEqual([]);
  clock.set(new Date('2026-11-26T10:00:00Z'));
  await ask(await service.logIn());
  expect(await counted()).toBe(3);
  expect((await suggest('sour')).terms).toEqual(['sourdough loaf']);
  expect((await db.select().from(searchTerms)).map(({ term }) => term)).not.toContain('unicorn');
  clock.reset();
});

test('the number of a barcode is no term to suggest to others', async () => {
  const { call, context, db } = service;
  await db.update(items).set({ gtin: '05012345678900' }).where(eq(items.id, ids.milk));
  context.cache.clear();
  const before = await db.select().from(searchTerms);
  const as = await service.logIn();
  const { data } = await call('POST /catalogue/global-search', { storeId, searchTerm: '5012345678900' }, { as });
  expect(data.items.map(({ id }) => id)).toEqual([ids.milk]);
  expect(await db.select().from(searchTerms)).toEqual(before);
});
