import { sql } from 'drizzle-orm';
import { draftOrder, payInCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

type Substitute = { kind: 'none' | 'similar' | 'item' | 'ask'; menuItemId?: number };

async function milkBasket() {
  const { data } = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  return { basketToken: data.basket.basketToken, basketLineId: data.basketLineId, basket: data.basket };
}
const choose = (line: { basketToken: string; basketLineId: number }, substitute: Substitute) =>
  service.call('POST /basket/update-item', {
    basketToken: line.basketToken,
    basketLineId: line.basketLineId,
    menuItem: { substitute },
  });

test('no line has a substitute until the shopper chooses', async () => {
  const { basket } = await milkBasket();
  expect(basket.substituteForAll).toBeNull();
  expect(basket.lines).toMatchObject([{ substitute: null, substitution: 'refuse' }]);
});

test('what a business does without a choice holds for new baskets, and a choice of the shopper comes first', async () => {
  const settings = (change: object) =>
    service.db.execute(sql`update businesses set settings = settings || ${JSON.stringify(change)}::jsonb where id = 1`);
  await settings({ substituteForAll: 'similar' });
  const { basket, ...line } = await milkBasket();
  expect(basket).toMatchObject({
    substituteForAll: 'similar',
    lines: [{ substitute: { kind: 'similar', isOwn: false }, substitution: 'allow' }],
  });
  expect((await choose(line, { kind: 'none' })).data.lines).toMatchObject([{ substitution: 'refuse' }]);
  await service.db.execute(sql`update businesses set settings = settings - 'substituteForAll'`);
});

test.each([
  [{ kind: 'none' }, 'refuse'],
  [{ kind: 'similar' }, 'allow'],
  [{ kind: 'ask' }, 'refuse'],
  [{ kind: 'item', menuItemId: ids.bread }, 'allow'],
] as const)('a line has the choice %p, which older releases read as %p', async (substitute, substitution) => {
  const line = await milkBasket();
  const { data } = await choose(line, substitute);
  const chosen = substitute.kind === 'item' && { menuItemId: ids.bread, name: 'Sourdough loaf' };
  expect(data.lines).toMatchObject([
    { substitution, substitute: { kind: substitute.kind, isOwn: true, menuItemId: null, name: null, ...chosen } },
  ]);
});

test('a release that knows two choices only sets them as before', async () => {
  const { basketToken, basketLineId } = await milkBasket();
  const set = async (substitution: 'allow' | 'refuse') =>
    (await service.call('POST /basket/update-item', { basketToken, basketLineId, menuItem: { substitution } })).data
      .lines[0]?.substitute?.kind;
  expect([await set('allow'), await set('refuse')]).toEqual(['similar', 'none']);
});

test('the choice for all lines leaves the lines with a choice of their own, and holds for lines added later', async () => {
  const line = await milkBasket();
  const { basketToken } = line;
  await choose(line, { kind: 'ask' });
  await service.call('POST /basket/add-item', { basketToken, menuItem: { id: ids.bread } });
  const all = await service.call('POST /basket/update', { basketToken, updates: [], substituteForAll: 'similar' });
  expect(all.data.substituteForAll).toBe('similar');
  const { data } = await service.call('POST /basket/add-item', { basketToken, menuItem: { id: 1100 } });
  expect(data.basket.lines.map(({ substitute }) => [substitute?.kind, substitute?.isOwn])).toEqual([
    ['ask', true],
    ['similar', false],
    ['similar', false],
  ]);
});

test('the choices reach the lines of the order, with the name of a chosen item', async () => {
  const line = await milkBasket();
  const { basketToken } = line;
  await choose(line, { kind: 'item', menuItemId: ids.bread });
  await service.call('POST /basket/add-item', { basketToken, menuItem: { id: 1100 } });
  await service.call('POST /basket/update', { basketToken, updates: [], substituteForAll: 'ask' });
  const { data: draft } = await draftOrder(service, basketToken, { emailAddress: 'grace@example.test' });
  const { data: paid } = await payInCash(service, basketToken, draft);
  const { data } = await service.call(
    'POST /admin/order',
    { businessOrderId: paid.businessOrderId ?? '' },
    { admin: true },
  );
  expect(data.lines.map(({ substitute, substitution }) => [substitute, substitution])).toEqual([
    [{ kind: 'item', menuItemId: ids.bread, name: 'Sourdough loaf' }, 'allow'],
    [{ kind: 'ask', menuItemId: null, name: null }, 'refuse'],
  ]);
});

test.each([
  ['the item itself', { kind: 'item', menuItemId: ids.milk }],
  ['no item', { kind: 'item' }],
  ['an item of another business', { kind: 'item', menuItemId: 2001 }],
  ['an item that is out of stock', { kind: 'item', menuItemId: ids.soldOut }],
  ['an item for which the shopper confirmed no age', { kind: 'item', menuItemId: ids.wine }],
] as const)('%s cannot be chosen, and nothing changes', async (_, substitute) => {
  const line = await milkBasket();
  expect((await choose(line, substitute)).problem).toMatchObject({ status: 422, code: 'substitute_invalid' });
  const { data } = await service.call('POST /basket/get-or-create', { basketToken: line.basketToken });
  expect(data.lines).toMatchObject([{ substitute: null }]);
});
