import type { ActionContext, ActionReply, ActionStep } from '@storefront/remote-kit/action.types';
import * as select from '../actions/select';
import { readErrand } from './errand';

const bristol = { id: 4, slug: 'bristol', name: 'Bristol' };
const frome = { id: 3, slug: 'frome', name: 'Frome' };
const context = {
  business: { features: {}, openShop: bristol },
  place: { location: null, fulfilment: 'delivery', store: null },
} as unknown as ActionContext;
const lamp = { id: 7, slug: 'lamp', categorySlug: 'lamps', price: 3800, outOfStock: false };
const form = {
  storeId: '3',
  fulfilment: 'collection',
  add: '7',
  quantity: '2',
  'option:1:11': '11',
  price: '3800',
  ageConfirmed: 'true',
  intent: 'an-intent-of-some-length',
  from: '/stores/bristol/category/lamps?page=2&added=1',
};

/** Runs the selection of a store to its end, with the store's items and the replies to the addition. */
function run(
  fields: Readonly<Record<string, string>>,
  { store = frome, items = {}, added = {} }: { store?: object; items?: Record<number, object>; added?: object } = {},
) {
  const calls: ActionStep[] = [];
  const chosen = { operation: 'POST /stores/select', ok: true, data: { store, basket: null } };
  let step = select.next(chosen as unknown as ActionReply, fields, context);
  while (step.kind === 'call') {
    calls.push(step);
    const { operation, carried } = step;
    const body = step.body as { storeId: number };
    const reply =
      operation === 'POST /catalogue/item-list'
        ? { ok: true, data: { items: items[body.storeId] ? [items[body.storeId]] : [] } }
        : { ok: true, data: {}, ...added };
    step = select.next({ operation, carried, ...reply } as unknown as ActionReply, fields, context);
  }
  return { calls, to: step.kind === 'go' ? step.to : step };
}
const additions = (calls: readonly ActionStep[]) =>
  calls.filter((call) => call.kind === 'call' && call.operation === 'POST /basket/add-item');

test('at the store that visitors see, the item is added once, as it was chosen, and the shopper is where they were', () => {
  const { calls, to } = run(form, { store: bristol });
  expect(calls).toMatchObject([
    {
      operation: 'POST /basket/add-item',
      body: {
        storeId: 4,
        fulfilmentMethod: 'collection',
        menuItem: { id: 7, quantity: 2, options: [{ optionId: 1, valueId: 11 }], shownPrice: 3800 },
        ageConfirmed: true,
      },
      idempotencyKey: 'an-intent-of-some-length:4',
      hasKeyInUrl: true,
    },
  ]);
  expect(to).toBe('/stores/bristol/category/lamps?page=2&added=2');
});

test('at another store with the same price it is added there, and the same page of that store is shown', () => {
  const { calls, to } = run(form, { items: { 3: lamp, 4: lamp } });
  expect(additions(calls)).toMatchObject([{ body: { storeId: 3 }, idempotencyKey: 'an-intent-of-some-length:3' }]);
  expect(to).toBe('/stores/frome/category/lamps?page=2&added=2');
});

test('another price is said first: the item’s page opens, filled in, and nothing is added', () => {
  const { calls, to } = run(form, { items: { 3: { ...lamp, price: 3995 }, 4: lamp } });
  expect(additions(calls)).toEqual([]);
  expect(to).toBe('/stores/frome/category/lamps/menuItem/lamp?quantity=2&option%3A1%3A11=11&price-was=3800');
});

test('what the store has sold out is shown on its page, with what it has instead', () => {
  const { calls, to } = run(form, { items: { 3: { ...lamp, outOfStock: true }, 4: lamp } });
  expect(additions(calls)).toEqual([]);
  expect(to).toBe('/stores/frome/category/lamps/menuItem/lamp?quantity=2&option%3A1%3A11=11');
});

test('what the store does not sell leads to its category there, which says so', () => {
  const { calls, to } = run(form, { items: { 4: lamp } });
  expect(additions(calls)).toEqual([]);
  expect(to).toBe('/stores/frome/category/lamps?not-sold=7');
  expect(run(form).to).toBe('/stores/frome/category/lamps?page=2');
});

test('an item that needs a text again is not added', () => {
  const { calls, to } = run({ ...form, check: 'true' }, { store: bristol, items: { 4: lamp } });
  expect(additions(calls)).toEqual([]);
  expect(to).toBe('/stores/bristol/category/lamps/menuItem/lamp?quantity=2&option%3A1%3A11=11&check=true');
});

test('a form that is sent again says that its item is in the basket, and a refusal says why it is not', () => {
  const refused = (code: string) => ({
    added: { ok: false, error: { code, status: 409 } },
    items: { 3: lamp, 4: lamp },
  });
  // The shopper ordered it since, so nothing was added now.
  expect(run(form, refused('idempotency_key_reused')).to).toBe(
    '/stores/frome/category/lamps/menuItem/lamp?quantity=2&option%3A1%3A11=11',
  );
  expect(run(form, refused('item_limit_reached')).to).toBe(
    '/stores/frome/category/lamps/menuItem/lamp?quantity=2&option%3A1%3A11=11&problem=item_limit_reached&item=7',
  );
});

test.each([
  ['the home page', '/', '/?added=2'],
  ['a search', '/stores/bristol/search/lamp', '/stores/frome/search/lamp?added=2'],
  [
    'a page that the store may not have',
    '/stores/bristol/banner/sale',
    '/stores/frome/category/lamps/menuItem/lamp?added=2',
  ],
])('from %s the shopper returns to it, or to the item', (_, from, to) => {
  expect(run({ ...form, from }, { items: { 3: lamp, 4: lamp } }).to).toBe(to);
});

test('without an item the shopper returns to the page that asked, and several items are to be checked there', () => {
  const { add: _add, ...search } = form;
  expect(run(search)).toEqual({ calls: [], to: '/stores/frome/category/lamps?page=2' });
  const from = '/stores/bristol/deal/set?item%3A7=2';
  expect(run({ storeId: '3', from, check: 'true' }).to).toBe('/stores/frome/deal/set?item%3A7=2&check=true');
});

test.each([
  ['another site', { from: '//evil.test' }],
  ['a path with a line break', { from: '/a\nb' }],
  ['no id', { add: '7x' }],
  ['no quantity', { quantity: '0' }],
  ['a text of an option', { 'option:1:11:text': 'For Ada' }],
  ['a field of another form', { postcode: 'BA1 5BG' }],
])('%s is no part of an errand', (_, fields) => expect(readErrand(fields)).toEqual({}));
