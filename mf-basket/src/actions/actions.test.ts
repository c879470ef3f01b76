import type { ActionContext, ActionReply } from '@storefront/remote-kit/action.types';
import * as addItem from './add-item';
import * as addItems from './add-items';
import * as applyCoupon from './apply-coupon';
import * as keepOrder from './keep-order';
import * as updateTip from './update-tip';

const context = {
  business: {},
  place: { location: null, fulfilment: 'collection', store: null },
} as unknown as ActionContext;
const refused = (code: string) => ({ ok: false, error: { code, status: 409 } }) as ActionReply;
const done = { ok: true, data: {} } as ActionReply;

describe('the form that adds an item to the basket', () => {
  const form = {
    storeId: '101',
    menuItemId: '7',
    quantity: '2',
    'option:3': '31',
    'option:4:41': 'on',
    shownPrice: '120',
  };

  test('becomes a call with the shopper’s fulfilment method, without the basket, which belongs to the session', () => {
    expect(addItem.request(form, context)).toEqual({
      kind: 'call',
      operation: 'POST /basket/add-item',
      body: {
        storeId: 101,
        fulfilmentMethod: 'collection',
        menuItem: {
          id: 7,
          quantity: 2,
          shownPrice: 120,
          options: [
            { optionId: 3, valueId: 31 },
            { optionId: 4, valueId: 41 },
          ],
        },
      },
    });
    expect(addItem.request({ storeId: '1', menuItemId: '7' }, context)).toMatchObject({
      body: { menuItem: { quantity: 1, options: [] } },
    });
  });

  test('names no options on a card, so that the default ones are added', () => {
    expect(addItem.request({ storeId: '1', menuItemId: '7', shownPrice: '120' }, context)).toEqual({
      kind: 'call',
      operation: 'POST /basket/add-item',
      body: { storeId: 1, fulfilmentMethod: 'collection', menuItem: { id: 7, quantity: 1, shownPrice: 120 } },
    });
  });

  test('sends the text of a chosen value, and not that of another', () => {
    const fields = {
      storeId: '1',
      menuItemId: '7',
      'option:3': '31',
      'option:3:31:text': ' A.B. ',
      'option:3:32:text': 'Bo',
    };
    expect(addItem.request(fields, context)).toMatchObject({
      body: { menuItem: { options: [{ optionId: 3, valueId: 31, text: 'A.B.' }] } },
    });
  });

  test.each(['', '0', 'x', '1000'])('is not sent with a quantity of %p', (quantity) => {
    expect(addItem.request({ ...form, quantity }, context)).toMatchObject({
      kind: 'back',
      query: { problem: 'quantity_required', 'option:3': '31' },
    });
  });

  test('reports how many were added, or returns the entered values', () => {
    expect(addItem.next(done, form)).toEqual({ kind: 'back', query: { added: '2' } });
    expect(addItem.next(refused('item_limit_reached'), { ...form, message: 'no field of ours' })).toEqual({
      kind: 'back',
      query: { problem: 'item_limit_reached', item: 7, quantity: '2', 'option:3': '31', 'option:4:41': 'on' },
    });
  });
});

describe('in an open shop, before a store is chosen', () => {
  const visitor = {
    business: { openShop: { id: 101, slug: 'borough', name: 'Borough' } },
    page: '/stores/borough/deal/set',
    place: { fulfilment: 'delivery', store: null },
  } as unknown as ActionContext;

  test('both forms lead to the search for stores, with what was to be added', () => {
    const form = { storeId: '101', menuItemId: '7', quantity: '2', 'option:3': '31', shownPrice: '120' };
    const asked = addItem.request(form, visitor);
    expect(asked).toMatchObject({
      kind: 'go',
      to: expect.stringMatching(/^\/stores-near-by\?add=7&quantity=2&option/),
    });
    expect(addItems.request({ storeId: '101', 'pick:1': '7' }, visitor)).toEqual({
      kind: 'go',
      to: '/stores-near-by?from=%2Fstores%2Fborough%2Fdeal%2Fset%3Fpick%253A1%3D7&check=true',
    });
    expect(addItem.request({ ...form, storeId: '102' }, visitor)).toMatchObject({ kind: 'call' });
  });
});

describe('the form that adds several items to the basket', () => {
  const form = { storeId: '101', 'pick:1': '7', 'pick:2': '7', 'item:9': '3', 'item:8': '0' };

  test('counts an item once for each time it was chosen', () => {
    expect(addItems.request(form, context)).toMatchObject({
      operation: 'POST /basket/add-items',
      body: {
        menuItems: [
          { id: 7, quantity: 2 },
          { id: 9, quantity: 3 },
        ],
      },
    });
    expect(addItems.next(done, form)).toEqual({ kind: 'back', query: { added: 5 } });
  });

  test('is not sent without a choice', () => {
    expect(addItems.request({ storeId: '101', 'item:8': '0' }, context)).toEqual({
      kind: 'back',
      query: { problem: 'nothing_chosen', 'item:8': '0' },
    });
  });
});

test('the forms for a coupon and a tip return to the basket, with the problem of a refusal', () => {
  expect(applyCoupon.request({ coupon: 'WELCOME10' })).toMatchObject({ body: { coupon: 'WELCOME10' } });
  expect(applyCoupon.next(refused('coupon_expired'), {})).toEqual({
    kind: 'back',
    query: { couponProblem: 'coupon_expired' },
    otherwise: '/basket',
  });
  expect(applyCoupon.next(done, { coupon: 'L-REWARD', returnTo: 'basket' })).toEqual({ kind: 'go', to: '/basket' });
  const gbp = { business: { currency: 'GBP' } } as unknown as ActionContext;
  expect(updateTip.request({ tip: '£2.50' }, gbp)).toMatchObject({ body: { tip: 250 } });
  expect(updateTip.request({ tip: 'a lot' }, gbp)).toMatchObject({ query: { tipProblem: 'validation_failed' } });
  expect(updateTip.next(done)).toMatchObject({ query: { tipProblem: undefined } });
});

test('the form that gives up the change of an order leads to that order, or says why it cannot', () => {
  const form = { draftOrderId: '12', orderId: '7' };
  expect(keepOrder.request(form)).toMatchObject({
    operation: 'POST /checkout/order-amend-end',
    body: { draftOrderId: 12 },
  });
  expect(keepOrder.next(done, form)).toEqual({ kind: 'go', to: '/member/orders/7' });
  expect(keepOrder.next(refused('order_replaced'), form)).toEqual({
    kind: 'back',
    query: { problem: 'order_replaced' },
    otherwise: '/basket',
  });
});
