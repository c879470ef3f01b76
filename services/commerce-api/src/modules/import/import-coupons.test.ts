import { asc, eq } from 'drizzle-orm';
import { type FileRow, importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { couponCodes, coupons } from '../../database/schema/coupon';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const autumn = {
  code: 'autumn 10',
  name: '10% off bread',
  kind: 'percentage',
  percent: '10',
  categories: 'bakery',
  starts_on: '2026-11-01',
  ends_on: '2026-11-30',
  maximum_uses: '100',
};
const send = (rows: FileRow[], removeMissing = false) => importTestFiles(service, { coupons: rows }, { removeMissing });
const codesOf = async () =>
  (await service.db.select().from(couponCodes).orderBy(asc(couponCodes.code))).map(({ code, maximumUses }) => [
    code,
    maximumUses,
  ]);
const apply = async (coupon: string) => {
  const { data } = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.bread, quantity: 2 },
  });
  return service.call('POST /basket/apply-coupon', { basketToken: data.basket.basketToken, coupon });
};

test('an imported coupon counts, and the same file again changes nothing', async () => {
  expect((await send([autumn])).changes).toEqual(['coupons +1 ~0 -0']);
  const { data } = await apply('Autumn10');
  expect(data.coupon).toMatchObject({ coupon: 'AUTUMN10', discount: data.totals.items / 10 });
  expect((await send([autumn])).changes).toEqual([]);
});

test('a changed coupon keeps its uses, and single-use codes replace its code', async () => {
  await send([autumn]);
  await service.db.update(coupons).set({ uses: 7 }).where(eq(coupons.code, 'AUTUMN10'));
  expect(await codesOf()).toEqual([['AUTUMN10', null]]);
  expect((await send([{ code: 'AUTUMN10', single_use_codes: 'LEAF-2 | leaf-1' }])).changes).toEqual([
    'coupons +0 ~1 -0',
  ]);
  expect(await codesOf()).toEqual([
    ['LEAF-1', 1],
    ['LEAF-2', 1],
  ]);
  const [row] = await service.db.select().from(coupons);
  expect([row?.uses, row?.percent]).toEqual([7, 10]);
});

test('a removed coupon is deleted with its codes', async () => {
  await send([autumn]);
  expect((await send([{ ...autumn, code: 'OTHER' }], true)).changes).toEqual(['coupons +1 ~0 -1']);
  expect(await codesOf()).toEqual([['OTHER', null]]);
});

test.each([
  ['a percentage without a percent', { percent: '' }, 'coupons 1 percent: a percentage needs a percent'],
  ['an unknown category', { categories: 'attic' }, 'coupons 1 categories: there is no category attic'],
  ['an end before its start', { ends_on: '2026-10-01' }, 'coupons 1 ends_on: is before starts_on'],
  ['what is no code', { code: '%' }, 'coupons 1 code: “%” is not a coupon code'],
])('%s is refused', async (_, change, message) => {
  const { applied, messages } = await send([{ ...autumn, ...change }]);
  expect([applied, messages.some((one) => one.startsWith(message))]).toEqual([false, true]);
});

test('a code of two coupons is refused', async () => {
  const { messages } = await send([autumn, { ...autumn, code: 'WINTER', single_use_codes: 'AUTUMN10' }]);
  expect(messages).toEqual(['coupons 2 code: AUTUMN10 is a code of another coupon']);
});
