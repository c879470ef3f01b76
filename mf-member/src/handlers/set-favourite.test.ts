import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import { toastEvent } from '@storefront/ui/show-toast';
import { setFavourite } from './set-favourite';

const toasts: string[] = [];
document.addEventListener(toastEvent, (event) => toasts.push((event as CustomEvent<{ text: string }>).detail.text));
const left: string[] = [];
const leave = (url: string) => left.push(url);
const api = (call: () => Promise<unknown>) => ({ call }) as unknown as ApiClient;
const logIn = (strategy: 'guest' | 'member') => busFor('shell').set('session', { strategy, version: '1' });

beforeEach(() => {
  toasts.length = 0;
  left.length = 0;
  logIn('member');
  busFor('mf-member').set('favourites', [7]);
});

test('a heart changes at once, and then to what the API says', async () => {
  const reply = setFavourite(
    api(async () => {
      expect(shared.favourites.get()).toEqual([8, 7]);
      return { ok: true, data: { menuItemIds: [8, 7, 6] } };
    }),
    { menuItemId: 8, isFavourite: true },
    leave,
  );
  await expect(reply).resolves.toEqual({ kind: 'set' });
  expect(shared.favourites.get()).toEqual([8, 7, 6]);
  expect(toasts).toEqual(['Added to your favourites.']);
});

test('a refusal and a failure change it back and say so', async () => {
  const refused = { ok: false, error: { code: 'list_full', status: 409 } };
  expect(
    await setFavourite(
      api(async () => refused),
      { menuItemId: 8, isFavourite: true },
      leave,
    ),
  ).toEqual({
    kind: 'refused',
    code: 'list_full',
  });
  const failing = api(() => Promise.reject(new Error('offline')));
  expect(await setFavourite(failing, { menuItemId: 7, isFavourite: false }, leave)).toEqual({ kind: 'unavailable' });
  expect(shared.favourites.get()).toEqual([7]);
  expect(toasts).toEqual([
    'This list is full. Take something off it first.',
    'Unable to save your favourites, please try again.',
  ]);
});

test('a visitor is led to the log-in, and nothing is called', async () => {
  logIn('guest');
  const call = jest.fn();
  expect(await setFavourite(api(call), { menuItemId: 8, isFavourite: true }, leave)).toEqual({ kind: 'log-in' });
  expect([left, call.mock.calls]).toEqual([['/login?notice=favourites'], []]);
});
