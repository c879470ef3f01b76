import { randomUUID } from 'node:crypto';
import type { DealValues } from '@storefront/api/entities/desk/desk-deal';
import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { codeOf } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { VERSION_FRESH_MS } from '../../catalogue/cache-times';

let service: TestService;
let operatorKey: string;
beforeEach(async () => {
  service = await createTestService();
  operatorKey = await sessionOf(service, { role: 'content' });
  await service.db.execute(sql`update store_items set price = 250 where item_id = ${ids.milk}`);
  await service.db.execute(sql`update store_items set price = 200 where item_id = ${ids.bread}`);
});
afterEach(() => service.close());

const TWO_FOR_4: DealValues = {
  name: 'Two for four',
  text: '2 for £4',
  description: '',
  price: 400,
  quantity: 2,
  percent: null,
  amount: null,
  minimumSpend: null,
  startsAt: null,
  endsAt: null,
};
type Added = BodyOf<'POST /desk/deal-add'>;
const NEW: Added = { kind: 'multi_buy', menuItemIds: [ids.milk, ids.bread], set: TWO_FOR_4 };
const PERCENT: DealValues = { ...TWO_FOR_4, price: null, quantity: null, percent: 20 };
const AMOUNT: DealValues = { ...TWO_FOR_4, price: null, quantity: null, amount: 150, minimumSpend: 500 };

const add = (body: Partial<Added> = {}, key?: string) =>
  service.call('POST /desk/deal-add', { ...NEW, ...body }, { operatorKey, ...(key && { key }) });
const example = async (body: BodyOf<'POST /desk/deal-example'>) =>
  (await service.call('POST /desk/deal-example', body, { operatorKey })).data;
const list = async () => (await service.call('POST /desk/deals', {}, { operatorKey })).data.deals;
/** The deals that shoppers get. Versions of stores are cached for a moment. */
const shown = async () => {
  service.clock.set(new Date(service.clock.now().getTime() + VERSION_FRESH_MS + 1));
  return (await service.call('POST /content/home', { storeId: ids.store })).data.deals.map(({ name }) => name);
};

test('a new deal applies at once in every store, once for each key, and ends now', async () => {
  expect(await shown()).toEqual(['Two rolls']);
  const key = randomUUID();
  const { data } = await add({}, key);
  expect(data).toMatchObject({
    slug: 'two-for-four',
    kind: 'multi_buy',
    state: 'live',
    sections: [{ itemCount: 2, quantity: 0 }],
    itemNames: ['Whole milk', 'Sourdough loaf'],
  });
  expect((await add({}, key)).data.dealId).toBe(data.dealId);
  expect(await shown()).toEqual(['Two rolls', 'Two for four']);
  const basket = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 2 },
  });
  expect(basket.data.basket.deals.map(({ saving }) => saving)).toEqual([100]);

  const { dealId } = data;
  const ended = await service.call('POST /desk/deal-end', { dealId }, { operatorKey });
  expect(ended.data.state).toBe('ended');
  expect(await shown()).toEqual(['Two rolls']);

  // With its former end it goes on again.
  const body = { dealId, seen: ended.data.values, set: TWO_FOR_4 };
  expect((await service.call('POST /desk/deal-change', body, { operatorKey })).data.state).toBe('live');
  expect(await shown()).toEqual(['Two rolls', 'Two for four']);
});

test('baskets are worked out by the shop’s own calculation while the deal is typed', async () => {
  const paid = async (body: BodyOf<'POST /desk/deal-example'>) =>
    (await example(body)).baskets.map(({ lines, total, paid: left }) => [
      lines.map(({ quantity, name }) => `${quantity} ${name}`).join(', '),
      total,
      left,
    ]);
  expect(await paid(NEW)).toEqual([
    ['1 Whole milk, 1 Sourdough loaf', 450, 400],
    ['2 Whole milk, 1 Sourdough loaf', 700, 600],
  ]);
  expect(await paid({ ...NEW, kind: 'percentage', set: PERCENT })).toEqual([
    ['1 Whole milk', 250, 200],
    ['2 Whole milk', 500, 400],
  ]);
  expect(await paid({ ...NEW, kind: 'fixed', set: AMOUNT })).toEqual([
    ['2 Whole milk', 500, 350],
    ['3 Whole milk', 750, 600],
  ]);
  const [{ dealId } = { dealId: 0 }] = await list();
  const stored = await example({ dealId, set: { ...TWO_FOR_4, price: 100 } });
  expect(stored.baskets[0]).toMatchObject({ paid: 100 });
  expect((await example({ menuItemIds: [], set: TWO_FOR_4 })).baskets).toEqual([]);
});

test.each<[string, Partial<Added>, string[]]>([
  ['no number', { set: { ...TWO_FOR_4, quantity: null } }, ['quantity']],
  ['a price of nothing', { set: { ...TWO_FOR_4, price: 0 } }, ['price']],
  ['one of one free', { set: { ...TWO_FOR_4, price: null, quantity: 1 } }, ['quantity']],
  ['all of it off', { kind: 'percentage', set: { ...PERCENT, percent: 100 } }, ['percent']],
  ['no amount', { kind: 'fixed', set: { ...AMOUNT, amount: null } }, ['amount']],
  ['an amount of the whole basket', { kind: 'fixed', set: { ...AMOUNT, amount: 500 } }, ['amount']],
  [
    'an amount of the cheapest item',
    { kind: 'fixed', set: { ...AMOUNT, amount: 200, minimumSpend: null } },
    ['amount'],
  ],
  ['terms of another kind', { set: { ...TWO_FOR_4, percent: 10 } }, ['percent']],
  [
    'an end before its start',
    { set: { ...TWO_FOR_4, startsAt: '2026-12-02T00:00', endsAt: '2026-12-01T00:00' } },
    ['endsAt'],
  ],
  ['a day that does not exist', { set: { ...TWO_FOR_4, startsAt: '2026-02-30T00:00' } }, ['startsAt']],
  ['an item that is not there', { menuItemIds: [ids.milk, 9_999] }, ['menuItemIds']],
])('a deal with %s is refused, as its example says', async (_what, body, paths) => {
  const { problem } = await add(body);
  expect([problem.code, problem.errors?.map(({ path }) => path)]).toEqual(['deal_invalid', paths]);
  const { faults } = await example({ ...NEW, ...body });
  if (!body.menuItemIds) expect(faults.map(({ path }) => path)).toEqual(paths);
  expect(await list()).toHaveLength(1);
});

test.each<[string, string, Partial<DealValues>, string[]]>([
  ['multi_buy', 'one of one list', { price: null, quantity: 2 }, ['quantity']],
  ['fixed', 'one of one list', { price: null, quantity: 2, amount: 250 }, ['amount']],
  ['fixed', 'one of one list', { price: null, quantity: 2, amount: 199 }, []],
  ['multi_buy', 'one of each list', { price: null, quantity: 2 }, []],
  ['fixed', 'one of each list', { price: null, quantity: 1, amount: 450 }, ['amount']],
])('an imported deal (%s, %s) is checked by the items that it takes: %j', async (kind, lists, terms, paths) => {
  const { dealId } = (await add()).data;
  const sections =
    lists === 'one of one list'
      ? [{ id: 1, name: 'Any', itemIds: [ids.milk, ids.bread], quantity: 1 }]
      : [
          { id: 1, name: 'Milk', itemIds: [ids.milk], quantity: 1 },
          { id: 2, name: 'Bread', itemIds: [ids.bread], quantity: 1 },
        ];
  await service.db.execute(
    sql`update deals set kind = ${kind}, sections = ${JSON.stringify(sections)}::jsonb where id = ${dealId}`,
  );
  const set = { ...TWO_FOR_4, ...terms };
  expect((await example({ dealId, set })).faults.map(({ path }) => path)).toEqual(paths);
  const changed = service.call('POST /desk/deal-change', { dealId, seen: TWO_FOR_4, set }, { operatorKey });
  expect(await codeOf(changed)).toBe(paths.length > 0 ? 'deal_invalid' : undefined);
});

test('the cheapest one is free by the kind of the deal', async () => {
  const set = { ...TWO_FOR_4, price: null, quantity: 3 };
  expect((await example({ ...NEW, set })).faults).toEqual([]);
  expect(await codeOf(add({ set }))).toBeUndefined();
});

test('a change of what somebody else has changed is refused, and the newest one is undone', async () => {
  const { dealId } = (await add()).data;
  const change = (seen: DealValues, set: DealValues) =>
    service.call('POST /desk/deal-change', { dealId, seen, set }, { operatorKey });
  const cheaper = { ...TWO_FOR_4, price: 350, text: '2 for £3.50' };
  expect((await change(TWO_FOR_4, cheaper)).data.values).toEqual(cheaper);
  expect((await change(TWO_FOR_4, cheaper)).data.values).toEqual(cheaper);
  expect(await codeOf(change(TWO_FOR_4, { ...TWO_FOR_4, price: 300 }))).toBe('deal_changed');
  const history = async () => (await service.call('POST /desk/deal-history', { dealId }, { operatorKey })).data.changes;
  const [newest] = await history();
  expect(newest).toMatchObject({ before: TWO_FOR_4, after: cheaper });
  if (!newest?.before) throw new Error('The change is not in the history');
  expect((await change(newest.after, newest.before)).data.values).toEqual(TWO_FOR_4);
  expect(await history()).toHaveLength(3);
});

test('words are corrected although the terms of an import would be refused here', async () => {
  const { dealId } = (await add()).data;
  await service.db.execute(sql`update deals set price = 0, ends_at = '2027-01-01T00:00:07Z' where id = ${dealId}`);
  const seen = { ...TWO_FOR_4, price: 0, endsAt: '2027-01-01T00:00' };
  const body = { dealId, seen, set: { ...seen, name: 'Two free' } };
  expect(await codeOf(service.call('POST /desk/deal-change', body, { operatorKey }))).toBeUndefined();
  const again = { dealId, seen: body.set, set: { ...body.set, quantity: 3 } };
  expect(await codeOf(service.call('POST /desk/deal-change', again, { operatorKey }))).toBe('deal_invalid');
});

test('items and deals of another business are neither found nor taken', async () => {
  const otherKey = await sessionOf(service, { role: 'content', business: ids.otherBusiness });
  const call = { operatorKey: otherKey };
  expect((await service.call('POST /desk/deals', {}, call)).data.deals).toEqual([]);
  const find = { text: 'milk' };
  expect((await service.call('POST /desk/deal-items', find, { operatorKey })).data.items).toEqual([
    { menuItemId: ids.milk, name: 'Whole milk', price: 250 },
  ]);
  expect((await service.call('POST /desk/deal-items', find, call)).data.items).toEqual([]);
  expect(await codeOf(service.call('POST /desk/deal-add', NEW, call))).toBe('deal_invalid');
  expect((await service.call('POST /desk/deal-example', NEW, call)).data.baskets).toEqual([]);
});
