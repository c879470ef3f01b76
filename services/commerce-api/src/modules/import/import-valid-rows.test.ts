import { eq } from 'drizzle-orm';
import { importTestFiles, type TestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { cheddar, evening, large, platter, size, small, smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { deals, items, storeItems } from '../../database/schema/catalogue';
import type { stores } from '../../database/schema/store';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const valid = (files: TestFiles, more = {}) => importTestFiles(service, files, { applyValid: true, ...more });
const codesOf = async (table: typeof items | typeof deals | typeof stores) =>
  (await service.db.select({ code: table.code }).from(table)).flatMap(({ code }) => code ?? []);
const pricesOf = async (itemId: number) =>
  (await service.db.select().from(storeItems).where(eq(storeItems.itemId, itemId))).map(({ price }) => price);

test('rows without a problem are applied, and the others are listed', async () => {
  const wrong = { ...cheddar, code: 'C-3', price: '1,50' };
  const { applied, messages, changes } = await valid({ ...smallShop, items: [cheddar, platter, wrong] });
  expect([applied, messages]).toEqual([true, [expect.stringMatching(/^items 3 price: “1,50” is not an amount/)]]);
  expect(changes).toContain('items +2 ~0 -0');
  expect(await codesOf(items)).toEqual(expect.arrayContaining(['C-1', 'C-2']));
  expect(await codesOf(items)).not.toContain('C-3');
});

test('a row that needs a refused one is refused with it, however long the chain', async () => {
  const { applied, messages } = await valid({
    categories: [
      { code: 'top', name: '', parent: '' },
      { code: 'below', name: 'Below', parent: 'top' },
    ],
    items: [
      { code: 'N-1', name: 'New', category: 'below', price: '1' },
      { code: 'N-2', name: 'Other', category: 'bakery', price: '2' },
    ],
    prices: [{ item: 'N-1', store: 'borough', price: '3' }],
  });
  expect([applied, messages]).toEqual([
    true,
    [
      'categories 1 name: must not be blank',
      'categories 2 parent: category top is refused, and this row needs it; correct that row first',
      'items 1 category: category below is refused, and this row needs it; correct that row first',
      'prices 1 item: item N-1 is refused, and this row needs it; correct that row first',
    ],
  ]);
  expect(await codesOf(items)).toContain('N-2');
});

test('a row that refers to a stored thing is applied, even if another row would have changed that thing', async () => {
  const { messages } = await valid({
    items: [{ code: 'whole-milk', alcohol: 'much' }],
    prices: [{ item: 'whole-milk', store: 'borough', price: '9.99' }],
  });
  expect(messages).toHaveLength(1);
  expect(await pricesOf(ids.milk)).toContain(999);
});

test('a refused price keeps the current one, which the price in items does not replace', async () => {
  const before = await pricesOf(ids.milk);
  const { applied } = await valid({
    items: [{ code: 'whole-milk', price: '7.77', stores: 'borough' }],
    prices: [{ item: 'whole-milk', store: 'borough', price: '?' }],
  });
  expect(applied).toBe(true);
  expect(await pricesOf(ids.milk)).toEqual(expect.arrayContaining([before[0]]));
  expect(await pricesOf(ids.milk)).not.toContain(777);
});

test('a deal is applied with all its sections or not at all', async () => {
  const section = { deal: 'D-1', code: 'all', name: 'Cheeses', items: 'C-1 | C-2' };
  const { applied, messages } = await valid({
    ...smallShop,
    'deal-sections': [section, { ...section, code: 'more', items: 'C-9' }],
  });
  expect([applied, messages]).toEqual([
    true,
    [
      'deals 1 code: a section of deal D-1 is refused, and this row needs it; correct that row first',
      'deal-sections 1 deal: another section of deal D-1 is refused, and this row needs it; correct that row first',
      expect.stringMatching(/^deal-sections 2 items: there is no item C-9/),
    ],
  ]);
  expect(await codesOf(deals)).not.toContain('D-1');
});

test('an option group is applied with all its choices or not at all, and so are the items that ask it', async () => {
  const { messages } = await valid({
    ...smallShop,
    'option-groups': [size],
    'option-choices': [small, { ...large, extra_cost: 'x' }],
    deals: [],
    'deal-sections': [],
  });
  expect(messages.map((text) => text.split(':')[0])).toEqual([
    'option-groups 1 code',
    'option-choices 1 group',
    'option-choices 2 extra_cost',
    'items 2 option_groups',
  ]);
  expect(await codesOf(items)).toContain('C-1');
});

test.each([
  ['an unknown column', { items: [{ ...cheddar, colour: 'red' }, platter] }],
  [
    'a section that names no deal',
    {
      ...smallShop,
      'deal-sections': [...smallShop['deal-sections'], { deal: '', code: 'b', name: 'B', items: 'C-1' }],
    },
  ],
])('%s refuses everything', async (_, files) => {
  const { applied, report } = await valid(files);
  expect([applied, report.problemCount > 0]).toEqual([false, true]);
  expect(await codesOf(items)).not.toContain('C-1');
});

test('a row that the client could not parse is refused with those that need it', async () => {
  const admin = { admin: true };
  const { data } = await service.call('POST /admin/import-begin', { business: 'testmarket' }, admin);
  const { importId } = data;
  const send = (
    batch: number,
    kind: 'items' | 'prices',
    columns: string[],
    rows: { cells: string[]; broken?: true }[],
  ) =>
    service.call(
      'POST /admin/import-rows',
      { importId, batch, kind, columns, rows: rows.map((row, at) => ({ row: at + 2, ...row })) },
      admin,
    );
  await send(1, 'items', ['code', 'name'], [{ cells: ['C-7', '?'], broken: true }]);
  await send(2, 'prices', ['item', 'store', 'price'], [{ cells: ['C-7', 'borough', '1'] }]);
  const body = { importId, applyValid: true };
  const { report } = (await service.call('POST /admin/import-commit', body, admin)).data;
  expect(report.problems).toMatchObject(
    [{ kind: 'prices', row: 2, message: /item C-7 is refused/ }].map(({ message, ...one }) => ({
      ...one,
      message: expect.stringMatching(message),
    })),
  );
});

test('valid rows alone remove nothing', async () => {
  const { status } = await valid({ slots: [evening] }, { removeMissing: true });
  expect(status).toBe(422);
});
