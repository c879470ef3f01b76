import { eq } from 'drizzle-orm';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { itemOptions, storeItems } from '../../../database/schema/catalogue';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  const sold = { storeId: ids.farStore, wasPrice: null, inStock: true };
  await service.db.insert(storeItems).values([
    { ...sold, itemId: ids.pizza, price: 850 },
    { ...sold, itemId: ids.wine, price: 900, stock: 1 },
  ]);
});
afterAll(() => service.close());

const large = [
  { optionId: 51, valueId: 512 },
  { optionId: 53, valueId: 531 },
];

/** Milk, bread, a large pizza and two bottles of wine, at Borough. */
async function filledBasket(): Promise<string> {
  const { data } = await service.call('POST /basket/add-items', {
    storeId: ids.store,
    ageConfirmed: true,
    menuItems: [
      { id: ids.milk, quantity: 2, instructions: 'The freshest' },
      { id: ids.bread },
      { id: ids.pizza, options: large },
      { id: ids.wine, quantity: 2 },
    ],
  });
  return data.basket.basketToken;
}

const preview = (basketToken: string, storeId: number = ids.farStore, options = {}) =>
  service.call('POST /basket/preview-move', { basketToken, storeId }, options);
const select = (basketToken: string, more = {}) =>
  service.call('POST /stores/select', {
    storeId: ids.farStore,
    fulfilmentMethod: 'collection',
    basketToken,
    moveItems: true,
    ...more,
  });
const read = async (basketToken: string) => (await service.call('POST /basket/read', { basketToken })).data;

test('what the other store lacks stays, what is short moves in part, and a preview changes nothing', async () => {
  const basketToken = await filledBasket();
  const before = await read(basketToken);
  const { data } = await preview(basketToken);
  expect(data.store).toMatchObject({ id: ids.farStore, slug: 'leeds' });
  expect(data.lines.map(({ quantity, moved, from, to }) => [quantity, moved, from, to])).toEqual([
    [2, 2, 120, 99],
    [1, 0, 350, null],
    [1, 1, 1100, 1150],
    [2, 1, 900, 900],
  ]);
  expect(data.lines.map(({ basketLineId }) => basketLineId)).toEqual(
    before.lines.map(({ basketLineId }) => basketLineId),
  );
  expect(await read(basketToken)).toEqual(before);
});

test('the basket moves as the preview says, with notes and options, at the other store’s prices', async () => {
  const basketToken = await filledBasket();
  const { data } = await preview(basketToken);
  const { basket } = (await select(basketToken)).data;
  expect(basket).toMatchObject({ basketToken, storeId: ids.farStore, fulfilmentMethod: 'collection', updates: [] });
  expect(basket?.lines.map(({ menuItem, quantity, unitTotal }) => [menuItem.name, quantity, unitTotal])).toEqual(
    data.lines.flatMap(({ name, moved, to }) => (moved > 0 ? [[name, moved, to]] : [])),
  );
  expect(basket?.lines[0]?.instructions).toBe('The freshest');
  expect(basket?.lines[1]?.options.map(({ valueId }) => valueId)).toEqual([512, 531]);
  // The price of the move is accepted: the other store's next one is compared with it.
  expect((await read(basketToken)).updates).toEqual([]);
});

test('an item with an option that is no longer offered stays', async () => {
  const basketToken = await filledBasket();
  const [size] = await service.db.select().from(itemOptions).where(eq(itemOptions.id, 51));
  if (!size) throw new Error('The pizza has no size');
  const values = size.values.filter(({ id }) => id !== 512);
  await service.db.update(itemOptions).set({ values }).where(eq(itemOptions.id, 51));
  try {
    const pizza = (await preview(basketToken)).data.lines[2];
    expect([pizza?.moved, pizza?.from, pizza?.to]).toEqual([0, null, null]);
    const { basket } = (await select(basketToken)).data;
    expect(basket?.lines.map(({ menuItem }) => menuItem.id)).toEqual([ids.milk, ids.wine]);
  } finally {
    await service.db.update(itemOptions).set({ values: size.values }).where(eq(itemOptions.id, 51));
  }
});

test('an item of the other store is added together with what moves, once for each key', async () => {
  const basketToken = await filledBasket();
  const add = { basketToken, storeId: ids.farStore, menuItem: { id: ids.milk } };
  expect((await service.call('POST /basket/add-item', add)).problem.code).toBe('different_store');
  const agreed = { ...add, moveItems: true };
  const replies = await Promise.all(
    [1, 2].map(() => service.call('POST /basket/add-item', agreed, { key: 'moved-and-added-once' })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { lines } = await read(basketToken);
  expect(lines.map(({ menuItem, quantity }) => [menuItem.id, quantity])).toEqual([
    [ids.milk, 3],
    [ids.pizza, 1],
    [ids.wine, 1],
  ]);
});

test('a refused addition leaves the basket at its store, whole', async () => {
  const basketToken = await filledBasket();
  const before = await read(basketToken);
  const add = { basketToken, storeId: ids.farStore, menuItem: { id: ids.bread }, moveItems: true };
  expect((await service.call('POST /basket/add-item', add)).problem.code).toBe('item_not_found');
  expect((await select(basketToken, { fulfilmentMethod: 'delivery', postcode: 'SE1 9GF' })).problem.code).toBe(
    'out_of_delivery_area',
  );
  expect(await read(basketToken)).toEqual(before);
});

test('an unknown basket, and a basket or store of another business, are refused', async () => {
  const basketToken = await filledBasket();
  const before = await read(basketToken);
  const unknown = 'x'.repeat(basketToken.length);
  expect((await preview(unknown)).problem.code).toBe('basket_not_found');
  expect((await select(unknown)).problem.code).toBe('basket_not_found');
  const other = { business: ids.otherBusiness };
  expect((await preview(basketToken, ids.otherStore, other)).problem.code).toBe('basket_not_found');
  const foreign = { storeId: ids.otherStore, fulfilmentMethod: 'collection' as const, basketToken, moveItems: true };
  expect((await service.call('POST /stores/select', foreign, other)).problem.code).toBe('basket_not_found');
  expect((await preview(basketToken, ids.otherStore)).problem.code).toBe('store_not_found');
  expect((await select(basketToken, { storeId: ids.otherStore })).problem.code).toBe('store_not_found');
  expect(await read(basketToken)).toEqual(before);
});
