import type { ReplyOf } from '@storefront/api/operation-types';
import { ids } from '../../test-support/shop-data';
import { type RaceEnvironment, setUpRace } from '../race-environment';

const ROUNDS = 20;

let environment: RaceEnvironment;
let keys: string[];
beforeAll(async () => {
  environment = await setUpRace();
  keys = [];
  for (const name of ['Tess', 'Mona']) {
    const { body } = await environment.post(
      environment.apis[0],
      '/admin/operator-add',
      { business: 'Testmarket', name, role: 'stock' },
      { 'x-admin-key': environment.apis[0]?.adminKey ?? '' },
    );
    keys.push(String(body.key));
  }
});
afterAll(() => environment?.close());

const change = async (operator: number, items: readonly object[]) => {
  const headers = { 'x-operator-key': keys[operator] ?? '' };
  const body = { storeId: ids.store, items };
  const reply = await environment.post(environment.apis[operator % 2], '/desk/items-change', body, headers);
  return reply.body as unknown as ReplyOf<'POST /desk/items-change'>;
};

test('of two operators who change the same items at once, in either order, one changes all and the other none', async () => {
  const both = [ids.milk, ids.bread];
  await environment.sql('update store_items set price = 100, was_price = null where store_id = $1', [ids.store]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = { price: 100 + round };
    const rows = (order: readonly number[]) =>
      order.map((menuItemId) => ({ menuItemId, seen, set: { price: 101 + round } }));
    const replies = await Promise.all([change(0, rows(both)), change(1, rows([...both].reverse()))]);
    const counts = replies.map(({ changed, conflicts }) => `${changed.length} changed, ${conflicts.length} conflicts`);
    expect(counts.sort()).toEqual(['0 changed, 2 conflicts', '2 changed, 0 conflicts']);
  }
  const [history] = await environment.sql('select count(*)::int as rows from store_item_changes');
  expect(history?.rows).toBe(ROUNDS * both.length);
});
