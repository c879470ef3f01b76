import type { ActionContext, ActionReply, ActionStep } from '@storefront/remote-kit/action.types';
import * as find from './find';
import * as futureContact from './future-contact';
import * as select from './select';

const borough = { id: 101, slug: 'borough', name: 'Borough' };
const context = (over: object = {}, automaticNearestStore = false, openOnlyStore?: boolean) =>
  ({
    business: { features: { automaticNearestStore, openOnlyStore } },
    place: { location: null, fulfilment: 'delivery', store: null, ...over },
  }) as unknown as ActionContext;
const reply = (operation: string, data: object, carried?: object) =>
  ({ operation, ok: true, data, carried }) as unknown as ActionReply;
const refused = (operation: string, code: string, carried?: object) =>
  ({ operation, ok: false, error: { code, status: 404 }, carried }) as unknown as ActionReply;
const spot = { postcode: 'SE1 9GF', latitude: 51.5, longitude: -0.1 };
const located = reply('POST /location/coordinates-by-postcode', spot);
const to = (step: ActionStep) => (step.kind === 'go' ? step.to : step);

describe('a search for stores', () => {
  const form = { postcode: 'SE1 9GF', fulfilment: 'collection' };

  test.each([
    [{ postcode: 'SE1 9GF' }, { operation: 'POST /location/coordinates-by-postcode', body: { postcode: 'SE1 9GF' } }],
    [{ address: 'SE1 9GF' }, { operation: 'POST /location/coordinates-by-postcode', body: { postcode: 'SE1 9GF' } }],
    [{ latitude: '51.5', longitude: '-0.1' }, { operation: 'POST /location/postcode-from-coordinates' }],
    [{ placeId: 'p1', address: '1 Borough Road' }, { operation: 'POST /location/place-details' }],
  ])('%j is looked up', (fields, call) => {
    expect(find.request(fields)).toMatchObject({ kind: 'call', ...call });
  });

  test.each([[{ address: 'Somewhere in the middle of London' }], [{ postcode: 'far too long for one' }], [{}]])(
    '%j is handled by the page of stores',
    (fields) => expect(to(find.request(fields))).toMatch(/^\/stores-near-by\?/),
  );

  test('stores the place, and the fulfilment method unless a store decides that', () => {
    expect(find.next(located, form, context())).toEqual({
      kind: 'go',
      to: '/stores-near-by?fulfilment=collection&postcode=SE1+9GF',
      place: { location: spot, fulfilment: 'collection' },
    });
    expect(find.next(located, form, context({ store: borough }))).toMatchObject({ place: { location: spot } });
    expect(find.next(refused(located.operation, 'postcode_not_found'), form, context())).toEqual({
      kind: 'go',
      to: '/stores-near-by?fulfilment=collection&postcode=SE1+9GF',
    });
  });

  test('keeps the category that the shopper chose first, until a store is chosen', () => {
    const step = find.next(located, { ...form, aisle: 'bakery' }, context());
    expect(to(step)).toBe('/stores-near-by?fulfilment=collection&postcode=SE1+9GF&aisle=bakery');
    const chosen = reply('POST /stores/select', { store: borough, basket: null });
    expect(to(select.next(chosen, { storeId: '101', aisle: 'bakery' }, context()))).toBe(
      '/stores/borough/category/bakery',
    );
    expect(to(select.next(chosen, { storeId: '101', aisle: '../login' }, context()))).toBe('/stores/borough');
  });

  test('selects the nearest available store, if the business wants that', () => {
    const automatic = context({}, true);
    const search = find.next(located, form, automatic);
    expect(search).toMatchObject({ kind: 'call', operation: 'POST /stores/search', carried: { location: spot } });
    const stores = [
      { id: 1, state: 'closed', deliversHere: true },
      { id: 101, state: 'open', deliversHere: false },
    ];
    const found = reply('POST /stores/search', { stores }, { location: spot });
    expect(find.next(found, form, automatic)).toMatchObject({
      operation: 'POST /stores/select',
      body: { storeId: 101, fulfilmentMethod: 'collection' },
      carried: { location: spot, storeId: 101 },
    });
    // It offers collection but does not deliver here.
    expect(to(find.next(found, { postcode: 'SE1 9GF' }, automatic))).toMatch(/^\/stores-near-by\?/);
    const carried = { location: spot, storeId: 101 };
    const chosen = (itemCount?: number) =>
      reply('POST /stores/select', { store: borough, basket: itemCount === undefined ? null : { itemCount } }, carried);
    expect(to(find.next(chosen(), form, automatic))).toBe('/stores/borough');
    expect(to(find.next(chosen(2), form, automatic))).toBe('/basket');
    expect(to(find.next(refused('POST /stores/select', 'different_store', carried), form, automatic))).toBe(
      '/basket?storeId=101&fulfilment=collection&postcode=SE1+9GF&latitude=51.5&longitude=-0.1',
    );
    expect(to(find.next(refused('POST /stores/select', 'store_closed', carried), form, automatic))).toBe(
      '/stores-near-by?fulfilment=collection&postcode=SE1+9GF&problem=store_closed',
    );
  });

  describe('opens the only store that delivers, if the business wants that', () => {
    const direct = context({}, false, true);
    const delivery = { postcode: 'SE1 9GF', fulfilment: 'delivery' };
    const found = (...stores: object[]) => reply('POST /stores/search', { stores }, { location: spot });
    const near = { id: 101, state: 'open', deliversHere: true };
    const list = '/stores-near-by?fulfilment=delivery&postcode=SE1+9GF';

    test('one store delivers', () => {
      expect(find.next(located, delivery, direct)).toMatchObject({ operation: 'POST /stores/search' });
      const step = find.next(found({ ...near, id: 102, deliversHere: false }, near), delivery, direct);
      expect(step).toMatchObject({ operation: 'POST /stores/select', body: { storeId: 101 } });
      const carried = { location: spot, storeId: 101 };
      const chosen = reply('POST /stores/select', { store: borough, basket: null }, carried);
      expect(to(find.next(chosen, delivery, direct))).toBe('/stores/borough?only-for=SE1+9GF');
      expect(to(find.next(chosen, { ...delivery, aisle: 'bakery' }, direct))).toBe(
        '/stores/borough/category/bakery?only-for=SE1+9GF',
      );
    });

    test.each([
      ['two stores deliver, one of them closed', [near, { ...near, id: 102, state: 'closed' }]],
      ['the only one is closed', [{ ...near, state: 'closed' }]],
      ['none delivers', [{ ...near, deliversHere: false }]],
    ])('%s: the list', (_, stores) => expect(to(find.next(found(...stores), delivery, direct))).toBe(list));

    test('the shopper collects, or the setting is off or missing: the list', () => {
      expect(to(find.next(located, form, direct))).toMatch(/^\/stores-near-by\?fulfilment=collection/);
      for (const business of [context({}, false, false), context()])
        expect(to(find.next(located, delivery, business))).toBe(list);
    });
  });
});

describe('the choice of a store', () => {
  const form = { storeId: '101', fulfilment: 'delivery', postcode: 'SE1 9GF', latitude: '51.5', longitude: '-0.1' };

  test('includes the searched place, unless the session has a more precise one', () => {
    expect(select.request(form, context())).toMatchObject({ body: { storeId: 101, postcode: 'SE1 9GF' } });
    const known = context({ location: { ...spot, address: '1 Borough Road' } });
    expect(select.request(form, known)).toMatchObject({ body: { storeId: 101, fulfilmentMethod: 'delivery' } });
    expect(select.request(form, known)).not.toHaveProperty('body.postcode');
    const chosen = reply('POST /stores/select', { store: borough, basket: null });
    expect(select.next(chosen, form, context())).toEqual({
      kind: 'go',
      to: '/stores/borough',
      place: { location: spot },
    });
    expect(select.next(chosen, form, known)).toEqual({ kind: 'go', to: '/stores/borough' });
  });

  test('returns to its page when it is rejected', () => {
    expect(select.next(refused('POST /stores/select', 'store_closed'), form, context())).toEqual({
      kind: 'back',
      query: { problem: 'store_closed' },
    });
  });

  test('leads to the basket, which asks whether it moves, when that is of another store', () => {
    const isDifferent = refused('POST /stores/select', 'different_store');
    expect(to(select.next(isDifferent, { ...form, aisle: 'bakery' }, context()))).toBe(
      '/basket?storeId=101&fulfilment=delivery&postcode=SE1+9GF&latitude=51.5&longitude=-0.1&aisle=bakery',
    );
    expect(to(select.next(isDifferent, { storeId: '101', latitude: 'x', aisle: '../login' }, context()))).toBe(
      '/basket?storeId=101&fulfilment=delivery',
    );
    expect(select.request({ ...form, moveItems: 'true' }, context())).toMatchObject({ body: { moveItems: true } });
    expect(select.request(form, context())).not.toHaveProperty('body.moveItems');
  });
});

test('the future-contact form returns to its page with its outcome', () => {
  const operation = 'POST /location/future-contact';
  expect(futureContact.request({ email: ' ada@example.com ', postcode: 'ZE1 0AA' })).toMatchObject({
    body: { email: 'ada@example.com', postcode: 'ZE1 0AA' },
  });
  const end = (contact: string) => ({ kind: 'back', query: { contact }, otherwise: '/stores-near-by' });
  expect(futureContact.next(reply(operation, {}))).toEqual(end('sent'));
  expect(futureContact.next(refused(operation, 'rate_limited'))).toEqual(end('rate_limited'));
  expect(futureContact.next(refused(operation, 'teapot'))).toEqual(end('system_error'));
});
