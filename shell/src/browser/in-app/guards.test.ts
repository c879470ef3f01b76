import type { SharedState } from '@storefront/bus/state.types';
import { slotNeeded } from '@storefront/messages/slots';
import { locationNeeded } from '@storefront/messages/store-search';
import { evaluateGuards } from './guards';

const navigation = { roles: { 'time-slots': '/stores/:storeSlug/time-slots' } };
const store = { id: 1, slug: 'borough', name: 'Borough' };
const location = { postcode: 'SE1', latitude: 1, longitude: 1 };
const line = { basketLineId: 1, menuItemId: 1, quantity: 1 };
const basket = (count: number, lines = Array(count).fill(line)) => ({
  basketToken: 'a',
  storeId: 1,
  count,
  subtotal: 0,
  lines,
  deals: [],
});
const slot = { slotId: 1, storeId: 1, fulfilment: 'delivery', startsAt: '', endsAt: '' } as const;
const state = (changes: Partial<SharedState> = {}): SharedState => ({
  session: { strategy: 'guest', version: '1' },
  location: null,
  store: null,
  fulfilment: 'delivery',
  basket: null,
  slot: null,
  ...changes,
});
const member = state({ session: { strategy: 'member', version: '1' } });
const allow = { kind: 'allow' };
const evaluate = (guard: Parameters<typeof evaluateGuards>[0][number], shopper: SharedState, previous?: string) =>
  evaluateGuards([guard], shopper, navigation, previous);

test('a page without guards admits everybody', () => {
  expect(evaluateGuards([], state(), navigation, undefined)).toEqual(allow);
});

test('a member’s page admits members; a visitor’s page leads members to the page before, else home', () => {
  expect(evaluate('member', member)).toEqual(allow);
  expect(evaluate('member', state())).toMatchObject({ kind: 'redirect', to: '/' });
  expect(evaluate('visitor', state())).toEqual(allow);
  expect(evaluate('visitor', member)).toMatchObject({ to: '/' });
  expect(evaluate('visitor', member, '/store/a')).toMatchObject({ to: '/store/a' });
});

test.each([
  ['a place', { location }],
  ['a selected store', { store }],
  ['a filled basket', { basket: basket(1) }],
])('%s is a place', (_what, changes) => {
  expect(evaluate('location', state(changes))).toEqual(allow);
});

test('without a place the shopper goes back, and is given the reason; an empty basket is not a place to go', () => {
  const shopper = state({ basket: basket(0) });
  expect(evaluate('location', shopper, '/faqs')).toEqual({ kind: 'redirect', to: '/faqs', reason: locationNeeded });
  expect(evaluate('location', shopper)).toMatchObject({ to: '/' });
});

test('checkout needs a basket with items', () => {
  expect(evaluate('valid-basket', state({ basket: basket(1) }))).toEqual(allow);
  // Checkout says that none of them can be ordered.
  expect(evaluate('valid-basket', state({ basket: basket(0, [line]) }))).toEqual(allow);
  for (const changes of [{}, { basket: basket(0) }])
    expect(evaluate('valid-basket', state(changes))).toMatchObject({ kind: 'redirect', to: '/' });
});

test('a missing time slot leads to the slots of the selected store', () => {
  const to = '/stores/borough/time-slots';
  expect(evaluate('chosen-slot', state({ store }))).toEqual({ kind: 'redirect', to, reason: slotNeeded });
  expect(evaluate('chosen-slot', state({ store, slot }))).toEqual(allow);
  expect(evaluate('chosen-slot', state())).toEqual(allow);
});

test('the first guard that refuses decides where the shopper goes', () => {
  const result = evaluateGuards(['valid-basket', 'chosen-slot'], state({ store }), navigation, undefined);
  expect(result).toEqual({ kind: 'redirect', to: '/', reason: undefined });
});
