import type { ApiClient } from '@storefront/api/client';
import { ITEMS_AT_ONCE_MAX } from '@storefront/api/constants';
import type { Basket, BasketLine } from '@storefront/api/entities/basket';
import { restoreLines } from './restore-lines';

const place = { basketToken: 'b'.repeat(24), storeId: 1, fulfilmentMethod: 'delivery' } as const;
const line = (id: number, name: string, more: object = {}) =>
  ({ basketLineId: id, quantity: 5, options: [], menuItem: { id, name }, ...more }) as unknown as BasketLine;
const basket = { ...place, version: 1, lines: [], deals: [], updates: [], totals: {} } as unknown as Basket;
const call = jest.fn();
const api = { call } as unknown as ApiClient;
const replying = (data: object) => call.mockResolvedValue({ ok: true, data: { basket, basketLineIds: [], ...data } });

beforeEach(() => call.mockReset());

test('lines are sent with their choices and notes, and the confirmed age only where an item needs one', async () => {
  replying({});
  const chosen = { substitute: { kind: 'item', menuItemId: 9, isOwn: true, name: 'Rolls' }, instructions: 'Ripe' };
  expect(await restoreLines(api, place, [line(1, 'Pears', chosen)])).toBeUndefined();
  const { body } = call.mock.calls[0]?.[1] ?? {};
  expect(body).toMatchObject({
    partial: true,
    menuItems: [{ id: 1, quantity: 5, substitute: { kind: 'item', menuItemId: 9 }, instructions: 'Ripe' }],
  });
  expect(body.ageConfirmed).toBeUndefined();
  await restoreLines(api, place, [
    { ...line(2, 'Stout'), menuItem: { id: 2, name: 'Stout', minimumAge: 18 } } as never,
  ]);
  expect(call.mock.calls[1]?.[1].body.ageConfirmed).toBe(true);
});

test('what does not come back, or comes back without its substitute, is named', async () => {
  replying({
    missing: [
      { menuItemId: 1, name: '' },
      { menuItemId: 2, name: '', quantity: 3 },
    ],
    withoutSubstitute: [{ menuItemId: 2, name: '' }],
  });
  expect(await restoreLines(api, place, [line(1, 'Pears'), line(2, 'Bread')])).toBe(
    'These are sold out, at their limit or not sold on your day, and could not be put back: Pears, 3 of Bread. ' +
      'Back without the chosen substitute, which is no longer sold: Bread.',
  );
});

test('a refusal and a failed call are said', async () => {
  call.mockResolvedValueOnce({ ok: false, error: { code: 'basket_not_found' } });
  expect(await restoreLines(api, place, [line(1, 'Pears')])).toBe(
    'We could not find your basket. Start a new one by adding an item.',
  );
  call.mockRejectedValueOnce(new Error('offline'));
  expect(await restoreLines(api, place, [line(1, 'Pears')])).toBe('Some items could not be put back.');
});

test('a later batch that fails does not hide what the first one left out', async () => {
  call.mockResolvedValueOnce({ ok: true, data: { basket, missing: [{ menuItemId: 1, name: '' }] } });
  call.mockRejectedValueOnce(new Error('offline'));
  const lines = Array.from({ length: ITEMS_AT_ONCE_MAX + 1 }, (_, at) => line(at + 1, `Item ${at + 1}`));
  expect(await restoreLines(api, place, lines)).toBe(
    'Some items could not be put back. ' +
      'These are sold out, at their limit or not sold on your day, and could not be put back: Item 1.',
  );
});
