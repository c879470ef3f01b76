import type { ActionReply } from '@storefront/remote-kit/action.types';
import * as set from './set-weekly-slot';
import * as skip from './skip-weekly-slot';
import * as stop from './stop-weekly-slot';

const form = { storeId: '101', window: 'delivery 5 17:00 18:00', addressId: '951' };
const refused = (code: string) => ({ ok: false, error: { code, status: 409 } }) as ActionReply;

test('a chosen window becomes its call, with an address only for a delivery', () => {
  const window = { fulfilmentMethod: 'delivery', weekday: 5, starts: '17:00', ends: '18:00' };
  expect(set.request(form)).toMatchObject({ body: { storeId: 101, ...window, addressId: 951 } });
  const collected = set.request({ ...form, window: 'collection 5 17:00 18:00' });
  expect(collected).toMatchObject({ body: { storeId: 101, ...window, fulfilmentMethod: 'collection' } });
  expect(collected).not.toHaveProperty('body.addressId');
});

test('a refusal keeps what was chosen, and nothing that a form cannot have sent', () => {
  expect(set.next(refused('slot_not_found'), form)).toEqual({
    kind: 'back',
    query: { problem: 'slot_not_found', done: undefined, window: form.window, addressId: '951' },
  });
  expect(set.request({ storeId: '101', window: '<b>', addressId: 'x' })).toEqual({
    kind: 'back',
    query: { problem: 'no_slot_chosen', done: undefined, window: undefined, addressId: undefined },
  });
});

test('a week is skipped by its date, and another text is no date', () => {
  expect(skip.request({ date: '2026-11-27', skipped: '1' })).toMatchObject({
    body: { date: '2026-11-27', skipped: true },
  });
  expect(skip.request({ date: '2026-11', skipped: '1' })).toMatchObject({ kind: 'back' });
  expect(skip.next({ ok: true } as ActionReply, { skipped: '0' })).toMatchObject({ query: { done: 'taken-in' } });
  expect(stop.next(refused('session_ended'))).toMatchObject({ query: { problem: 'session_ended' } });
});
