import { sql } from 'drizzle-orm';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const small = [{ optionId: 51, valueId: 511 }];
const large = [
  { optionId: 51, valueId: 512 },
  { optionId: 53, valueId: 531 },
];

type Chosen = { optionId: number; valueId: number }[];

async function pizza(options: Chosen, quantity: number, basketToken?: string) {
  const { data } = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    basketToken,
    menuItem: { id: ids.pizza, options, quantity },
  });
  return { basketToken: data.basket.basketToken, basketLineId: data.basketLineId };
}

const change = (
  line: { basketToken: string; basketLineId: number },
  menuItem: { options: Chosen; shownPrice?: number },
  key?: string,
) => service.call('POST /basket/update-item', { ...line, menuItem }, key ? { key } : {});
const read = async (basketToken: string) => (await service.call('POST /basket/get-or-create', { basketToken })).data;
const sizes = (basket: Awaited<ReturnType<typeof read>>) =>
  basket.lines.map(({ quantity, options }) => [quantity, options[0]?.valueName]);

test('[1.10] the options of a line are changed in place, once for each key, and an equal line is merged', async () => {
  const line = await pizza(small, 2);
  const { basketToken } = line;
  await service.call('POST /basket/add-item', { basketToken, menuItem: { id: ids.milk } });
  const { data } = await change(line, { options: large }, 'larger-pizza-once');
  await change(line, { options: large }, 'larger-pizza-once');
  expect(data.lines[0]).toMatchObject({ basketLineId: line.basketLineId, quantity: 2 });
  expect(sizes(data)).toEqual([
    [2, 'Large'],
    [1, undefined],
  ]);
  const other = await pizza(small, 3, basketToken);
  const merged = await change(other, { options: large });
  expect(sizes(merged.data)).toEqual([
    [1, undefined],
    [5, 'Large'],
  ]);
  expect(merged.data.updates).toEqual([]);
});

test('the price shown with the options is the one that counts as seen', async () => {
  const line = await pizza(small, 1);
  const { data } = await change(line, { options: large, shownPrice: 1 });
  expect(data.updates).toMatchObject([{ code: 'price_changed', from: 1, isOpen: true }]);
});

test.each([
  ['another item’s options', [{ optionId: 1, valueId: 2 }]],
  ['no crust for a large one', [{ optionId: 51, valueId: 512 }]],
  ['two values of one', [...small, { optionId: 51, valueId: 512 }]],
])('%s are refused, and nothing changes', async (_, options) => {
  const line = await pizza(small, 1);
  expect((await change(line, { options })).problem).toMatchObject({ status: 422, code: 'options_invalid' });
  expect(sizes(await read(line.basketToken))).toEqual([[1, 'Small']]);
});

test('the options of an item that is no longer sold cannot be changed', async () => {
  const line = await pizza(small, 1);
  const setStock = (inStock: boolean) =>
    service.db.execute(
      sql`update store_items set in_stock = ${inStock} where store_id = ${ids.store} and item_id = ${ids.pizza}`,
    );
  await setStock(false);
  expect((await change(line, { options: large })).problem).toMatchObject({ status: 409, code: 'item_unavailable' });
  await setStock(true);
  expect(sizes(await read(line.basketToken))).toEqual([[1, 'Small']]);
});

test('a line that is merged with an equal one keeps the other’s substitute and note if it has none of its own', async () => {
  const line = await pizza(small, 1);
  const { basketToken } = line;
  const other = await pizza(large, 1, basketToken);
  const choices = { substitute: { kind: 'ask' as const }, instructions: 'Well done' };
  await service.call('POST /basket/update-item', { ...other, menuItem: choices });
  const { data } = await change(line, { options: large });
  expect(data.lines).toMatchObject([
    { quantity: 2, substitute: { kind: 'ask', isOwn: true }, instructions: 'Well done' },
  ]);
});

test('one more of an item that is no longer sold is refused; fewer are not', async () => {
  const line = await pizza(small, 2);
  await service.db.execute(sql`update store_items set in_stock = false where item_id = ${ids.pizza}`);
  const setQuantity = (quantity: number) =>
    service.call('POST /basket/update-item', { ...line, menuItem: { quantity } });
  expect((await setQuantity(3)).problem).toMatchObject({ status: 409, code: 'item_unavailable' });
  expect((await setQuantity(1)).data.lines).toMatchObject([{ quantity: 1 }]);
  await service.db.execute(sql`update store_items set in_stock = true where item_id = ${ids.pizza}`);
});
