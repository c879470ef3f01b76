import type { SynonymFile } from '@storefront/api/entities/business-content';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const shops = {
  Testmarket: { hosts: ['localhost'], storeId: ids.store, business: 1 },
  Testhouse: { hosts: ['house.localhost'], storeId: ids.otherStore, business: 2 },
} as const;
type Shop = keyof typeof shops;

const save = (name: Shop, synonyms: unknown) => {
  const business = { name, hosts: [...shops[name].hosts], look: 'grocery' as const };
  const body = { business, synonyms: synonyms as SynonymFile[] };
  return service.call('POST /admin/business-save', body, { admin: true });
};

async function search(searchTerm: string, shop: Shop = 'Testmarket') {
  const { storeId, business } = shops[shop];
  const { data } = await service.call('POST /catalogue/global-search', { storeId, searchTerm }, { business });
  const { items, itemsFitting, correctedTerm, deals, categories } = data;
  const names = items.slice(0, itemsFitting).map(({ name }) => name);
  return { names, correctedTerm, deals: deals.length, categories: categories.map(({ slug }) => slug) };
}

test('a synonym finds what is sold under another name, at once, and only in the business that has it', async () => {
  expect((await search('plonk')).names).toEqual([]);
  const { data } = await save('Testmarket', [
    { terms: ['red wine', 'plonk', 'vin rouge'] },
    { terms: ['light'], means: ['sourdough'] },
  ]);
  expect(data.changed).toContain('synonyms');
  for (const term of ['plonk', 'vin rouge', 'Vinrouge', 'plonks'])
    expect([term, await search(term)]).toEqual([term, expect.objectContaining({ names: ['Red wine'] })]);
  expect((await search('light')).names).toEqual(['Sourdough loaf']);
  expect((await search('light', 'Testhouse')).names).toEqual([]);

  await save('Testhouse', [{ terms: ['light', 'lamp'] }]);
  expect((await search('light', 'Testhouse')).names).toEqual(['Desk lamp']);
  expect((await search('light')).names).toEqual(['Sourdough loaf']);
});

test('what a term means does not mean the term, and a typing error in a term is corrected', async () => {
  await save('Testmarket', [{ terms: ['elevenses'], means: ['pizza'] }]);
  expect((await search('elevenses')).names).toEqual(['Pizza of your own']);
  expect(await search('elevnses')).toMatchObject({ names: ['Pizza of your own'], correctedTerm: 'elevenses' });
});

test('a synonym can select categories, or every item on offer', async () => {
  await save('Testmarket', [
    { terms: ['something for milk'], categories: ['pizza'] },
    { terms: ['offers'], offers: true },
  ]);
  expect(await search('something for milk')).toMatchObject({ names: ['Pizza of your own'], categories: ['pizza'] });
  const offers = await search('Offers');
  expect(offers.deals).toBe(1);
  expect(offers.names.length).toBeGreaterThanOrEqual(3);
});

test('what a business lists first comes first, whether categories or words', async () => {
  await save('Testmarket', [
    { terms: ['bready tea'], categories: ['bread', 'dairy', 'pizza'] },
    { terms: ['milky tea'], categories: ['pizza', 'dairy', 'bread'] },
    { terms: ['elevenses'], means: ['red wine', 'sourdough loaf'] },
    { terms: ['nightcap'], means: ['sourdough loaf', 'red wine'] },
  ]);
  const first = async (term: string) => (await search(term)).names[0];
  expect([await first('bready tea'), await first('milky tea')]).toEqual(['Sourdough loaf', 'Pizza of your own']);
  expect([await first('elevenses'), await first('nightcap')]).toEqual(['Red wine', 'Sourdough loaf']);
});

test('a part of a term that the business explains is found when the other words find nothing', async () => {
  await save('Testmarket', [{ terms: ['present'], categories: ['pizza'] }]);
  expect(await search('present for red')).toMatchObject({
    names: ['Pizza of your own'],
    correctedTerm: 'present',
  });
});

test('beside a deal that the term names are the items that a part of it names', async () => {
  await save('Testmarket', [{ terms: ['rolls'], categories: ['bread'] }]);
  const found = await search('two rolls');
  expect([found.deals, found.correctedTerm]).toEqual([1, null]);
  expect(found.names.length).toBeGreaterThan(1);
});

test('an omitted list keeps the synonyms, an empty one removes them, and the same list changes nothing', async () => {
  const list = [{ terms: ['red wine', 'plonk'] }];
  await save('Testmarket', list);
  expect((await save('Testmarket', list)).data.changed).not.toContain('synonyms');
  await save('Testmarket', undefined);
  expect((await search('plonk')).names).toEqual(['Red wine']);
  expect((await save('Testmarket', [])).data.changed).toContain('synonyms');
  expect((await search('plonk')).names).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['a term alone', [{ terms: ['plonk'] }], 'synonyms/0'],
  ['a category of another business', [{ terms: ['light'], categories: ['lamps'] }], 'synonyms/0/categories/0'],
  ['a term without letters', [{ terms: ['red wine', '!!'] }], 'synonyms/0/terms/1'],
  ['a meaning without letters', [{ terms: ['x1'], means: ['…'] }], 'synonyms/0/means/0'],
  ['a term twice', [{ terms: ['red wine', 'plonk', 'plonk'] }], 'synonyms/0/terms/2'],
])('%s is refused with its place, and nothing changes', async (_, wrong, path) => {
  await save('Testmarket', [{ terms: ['red wine', 'plonk'] }]);
  const { status, problem } = await save('Testmarket', wrong);
  expect([status, problem.code, problem.errors?.map((one) => one.path)]).toEqual([422, 'validation_failed', [path]]);
  expect((await search('plonk')).names).toEqual(['Red wine']);
});

test.each<[string, unknown]>([
  ['more entries than the limit', Array.from({ length: 1_001 }, (_, at) => ({ terms: [`a${at}`, `b${at}`] }))],
  ['more terms than the limit', [{ terms: Array.from({ length: 41 }, (_, at) => `a${at}`) }]],
  ['a term that is too long', [{ terms: ['a'.repeat(61), 'b'] }]],
  ['an entry without terms', [{ means: ['wine'] }]],
  ['an unknown field', [{ terms: ['a', 'b'], weight: 3 }]],
])('%s is no list of synonyms', async (_, wrong) => {
  expect((await save('Testmarket', wrong)).status).toBe(422);
});
