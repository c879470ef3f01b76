import { LIST_ITEMS_MAX, LISTS_MAX } from '@storefront/api/constants';
import { eq, sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { storeItems } from '../../database/schema/catalogue';
import { memberListItems } from '../../database/schema/member-list';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
// Limits of writes count per minute.
beforeEach(() => service.clock.set(new Date(service.clock.now().getTime() + 3_600_000)));
afterAll(() => service.close());

let people = 0;
async function join() {
  people += 1;
  const emailAddress = `lister-${people}@example.test`;
  const person = { firstname: 'Lia', lastname: 'Lister', emailAddress, password: 'a rare enough phrase' };
  const { data } = await service.call('POST /auth/register', person);
  return data.access_token;
}
const heart = (as: string, menuItemId: number, isFavourite = true) =>
  service.call('POST /member/favourite', { menuItemId, isFavourite }, { as });
const lists = async (as: string) => (await service.call('GET /member/lists', undefined, { as })).data.lists;
const show = async (as: string, listId: number, storeId?: number) =>
  service.call('POST /member/list', { listId, ...(storeId && { storeId }) }, { as });
const put = (as: string, listId: number, menuItemId: number, isOnList = true) =>
  service.call('POST /member/list-item', { listId, menuItemId, isOnList }, { as });
async function add(as: string, name: string, menuItemIds: readonly number[] = []) {
  const { data } = await service.call('POST /member/list-add', { name }, { as });
  for (const menuItemId of menuItemIds) await put(as, data.listId, menuItemId);
  return data;
}
const toBasket = (as: string, listId: number, rest: object = {}) =>
  service.call('POST /member/list-to-basket', { listId, storeId: ids.store, ...rest }, { as });

test('a heart makes an item a favourite, the latest first, and takes it off again', async () => {
  const as = await join();
  const favourites = async () => (await service.call('GET /member/favourites', undefined, { as })).data.menuItemIds;
  expect(await favourites()).toEqual([]);
  expect((await heart(as, ids.milk)).data).toEqual({ menuItemIds: [ids.milk] });
  service.clock.set(new Date(service.clock.now().getTime() + 1_000));
  await heart(as, ids.bread);
  await heart(as, ids.milk);
  expect(await favourites()).toEqual([ids.bread, ids.milk]);
  expect(await lists(as)).toMatchObject([{ name: 'Favourites', isFavourites: true, itemCount: 2 }]);
  expect((await heart(as, ids.bread, false)).data).toEqual({ menuItemIds: [ids.milk] });
  expect((await heart(as, ids.bread, false)).data).toEqual({ menuItemIds: [ids.milk] });
});

test('two first hearts at once make one list of favourites', async () => {
  const as = await join();
  const replies = await Promise.all([heart(as, ids.milk), heart(as, ids.bread), heart(as, ids.milk)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await lists(as)).toMatchObject([{ isFavourites: true, itemCount: 2 }]);
});

test('a list is shown as a store lists its items, renamed and deleted', async () => {
  const as = await join();
  const made = await add(as, ' Breakfast ', [ids.milk, ids.bread]);
  expect(made).toMatchObject({ name: 'Breakfast', isFavourites: false, itemCount: 0 });
  const { listId } = made;
  const { entries } = (await show(as, listId, ids.store)).data;
  const milk = entries.find(({ menuItemId }) => menuItemId === ids.milk);
  expect(milk).toMatchObject({ name: 'Whole milk', item: { price: 120, outOfStock: false } });
  const elsewhere = (await show(as, listId, ids.farStore)).data.entries;
  expect(elsewhere.map(({ item }) => item?.price ?? null).sort()).toEqual([99, null]);
  expect((await show(as, listId)).data.entries.every(({ item }) => item === null)).toBe(true);
  expect((await show(as, listId, ids.otherStore)).problem.code).toBe('store_not_found');
  expect((await put(as, listId, ids.bread, false)).data.itemCount).toBe(1);
  const renamed = await service.call('POST /member/list-rename', { listId, name: 'Brunch' }, { as });
  expect(renamed.data).toMatchObject({ name: 'Brunch', itemCount: 1 });
  expect((await service.call('DELETE /member/list', { listId }, { as })).data).toEqual({ deleted: true });
  expect((await show(as, listId)).problem.code).toBe('list_not_found');
  expect(await service.db.$count(memberListItems, eq(memberListItems.listId, listId))).toBe(0);
});

test('a list can begin with the items of an order', async () => {
  const ada = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' } as const;
  const as = (await service.call('POST /oauth/token', ada)).data.access_token;
  const { data } = await service.call('POST /member/list-add', { name: 'As in May', orderId: ids.pastOrder }, { as });
  const { entries } = (await show(as, data.listId, ids.store)).data;
  expect(entries.map(({ name }) => name)).toContain('Whole milk');
  expect(data.itemCount).toBe(entries.length);
});

test('the favourites are neither renamed nor deleted', async () => {
  const as = await join();
  await heart(as, ids.milk);
  const [{ listId } = { listId: 0 }] = await lists(as);
  const renamed = await service.call('POST /member/list-rename', { listId, name: 'Mine' }, { as });
  const removed = await service.call('DELETE /member/list', { listId }, { as });
  expect([renamed.problem.code, removed.problem.code]).toEqual(['list_not_found', 'list_not_found']);
});

test('a whole list goes into the basket, and what is gone is named', async () => {
  const as = await join();
  const { listId } = await add(as, 'Weekly', [ids.milk, ids.bread]);
  const inStock = (isIn: boolean) =>
    service.db
      .update(storeItems)
      .set({ inStock: isIn })
      .where(sql`${storeItems.storeId} = ${ids.store} and ${storeItems.itemId} = ${ids.bread}`);
  await inStock(false);
  service.context.cache.clear();
  const { data } = await toBasket(as, listId);
  expect(data.basket.lines.map(({ menuItem, quantity }) => [menuItem.id, quantity])).toEqual([[ids.milk, 1]]);
  expect(data.missing).toEqual([{ menuItemId: ids.bread, name: expect.any(String) }]);
  await inStock(true);
  service.context.cache.clear();
  const again = await toBasket(as, listId, { basketToken: data.basket.basketToken });
  expect(again.data.basket.itemCount).toBe(3);
  expect(again.data.missing).toEqual([]);
});

test('a list of which nothing is left changes no basket, not even another store’s', async () => {
  const as = await join();
  const { listId } = await add(as, 'Gone', [ids.bread]);
  const filled = await service.call(
    'POST /basket/add-item',
    { storeId: ids.store, menuItem: { id: ids.milk } },
    { as },
  );
  const { basketToken } = filled.data.basket;
  const at = { storeId: ids.farStore, basketToken };
  expect((await toBasket(as, listId, at)).problem.code).toBe('different_store');
  expect((await toBasket(as, listId, { ...at, overwriteBasket: true })).problem.code).toBe('item_unavailable');
  const read = await service.call('POST /basket/read', { basketToken }, { as });
  expect(read.data.lines.map(({ menuItem }) => menuItem.id)).toEqual([ids.milk]);
});

test('a list goes into the basket once for each Idempotency-Key', async () => {
  const as = await join();
  const { listId } = await add(as, 'Once', [ids.milk]);
  const options = { as, key: 'one-press-of-the-button' };
  const body = { listId, storeId: ids.store };
  const first = await service.call('POST /member/list-to-basket', body, options);
  const second = await service.call('POST /member/list-to-basket', body, options);
  expect([first.data.basket.itemCount, second.data.basket.itemCount]).toEqual([1, 1]);
});

test('lists and their items are limited', async () => {
  const as = await join();
  for (let made = 0; made < LISTS_MAX; made += 1) await add(as, `List ${made}`);
  expect((await service.call('POST /member/list-add', { name: 'One more' }, { as })).problem.code).toBe('lists_full');
  await heart(as, ids.milk);
  const [{ listId } = { listId: 0 }] = await lists(as);
  await service.db.execute(
    sql`insert into member_list_items (list_id, item_id, added_at)
        select ${listId}, 5000000 + n, now() from generate_series(1, ${LIST_ITEMS_MAX - 1}) n`,
  );
  expect((await heart(as, ids.bread)).problem.code).toBe('list_full');
  expect((await heart(as, ids.milk)).status).toBe(200);
});
