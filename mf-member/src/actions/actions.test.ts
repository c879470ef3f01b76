import type { ActionContext, ActionReply } from '@storefront/remote-kit/action.types';
import * as addProvider from './add-provider';
import * as logInWith from './log-in-with';
import * as providerReturn from './provider-return';
import * as setFavourite from './set-favourite';

const refused = { ok: false, error: { code: 'log_in_provider_unavailable', status: 503 } } as ActionReply;
const at = (provider: string, isVisit = true) => ({ params: { provider }, isVisit }) as unknown as ActionContext;

describe('the form that begins a log-in with a provider', () => {
  test('names the provider and where the shopper goes on', () => {
    expect(logInWith.request({ provider: 'google', from: '/basket' })).toEqual({
      kind: 'call',
      operation: 'POST /auth/provider-start',
      body: { provider: 'google', from: '/basket' },
    });
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/a b', ''])(
    'goes on in the shop alone, not at %p',
    (from) => {
      expect(logInWith.request({ provider: 'google', from })).toMatchObject({ body: { from: undefined } });
      expect(logInWith.next(refused, { provider: 'google', from })).toEqual({
        kind: 'go',
        to: '/login?provider=google&refusal=unavailable',
      });
    },
  );

  test('of no provider leads to the log-in page', () => {
    for (const provider of ['twitter', 'constructor', ''])
      expect(logInWith.request({ provider })).toEqual({ kind: 'go', to: '/login' });
  });
});

describe('the return from a provider', () => {
  test('passes on the fields that count', () => {
    expect(providerReturn.request({ code: 'c', state: 's', scope: 'x', user: '' }, at('google'))).toEqual({
      kind: 'call',
      operation: 'POST /auth/provider-return',
      body: { provider: 'google', code: 'c', state: 's' },
    });
  });

  test('is not used up by a browser that looks ahead', () => {
    expect(providerReturn.request({ code: 'c', state: 's' }, at('google', false))).toEqual({
      kind: 'go',
      to: '/login',
    });
  });

  const end = (data: object) => {
    const reply = { ok: true, operation: 'POST /auth/provider-return', data } as unknown as ActionReply;
    return providerReturn.next(reply, {}, at('google'));
  };
  const member = { mustVerify: false };
  test.each([
    [{ outcome: 'logged_in', from: '/basket', member }, '/basket'],
    [{ outcome: 'logged_in', from: '//evil.test', member }, '/'],
    [{ outcome: 'logged_in', from: null, member: { mustVerify: true } }, '/member/verification?from=%2F'],
    [{ outcome: 'added' }, '/member/devices?added=google'],
    [
      { outcome: 'refused', reason: 'no_email', from: '/checkout', isAdding: false },
      '/login?from=%2Fcheckout&provider=google&refusal=no_email',
    ],
    [
      { outcome: 'refused', reason: 'cancelled', from: null, isAdding: true },
      '/member/devices?provider=google&refusal=cancelled',
    ],
  ])('%j leads to %s', (data, to) => {
    expect(end(data)).toEqual({ kind: 'go', to });
  });

  test('that cannot be checked says so', () => {
    expect(providerReturn.next(refused, {}, at('apple'))).toEqual({
      kind: 'go',
      to: '/login?provider=apple&refusal=failed',
    });
  });
});

test('a member begins to add a provider, with the password', () => {
  expect(addProvider.request({ provider: 'google', currentPassword: 'a phrase' })).toMatchObject({
    body: { provider: 'google', currentPassword: 'a phrase' },
  });
  const wrong = { ...refused, error: { code: 'current_password_incorrect', status: 422 } } as ActionReply;
  expect(addProvider.next(wrong, { provider: 'google' })).toEqual({
    kind: 'go',
    to: '/member/devices?provider=google&refusal=password',
  });
  expect(addProvider.request({ provider: 'facebook' })).toMatchObject({ operation: 'POST /member/provider-add' });
  expect(addProvider.request({ provider: 'twitter' })).toEqual({ kind: 'go', to: '/member/devices' });
  expect(addProvider.next(refused, { provider: 'apple' })).toEqual({
    kind: 'go',
    to: '/member/devices?provider=apple&refusal=unavailable',
  });
});

test('a heart before scripts saves the item; a visitor is asked to log in', () => {
  expect(setFavourite.request({ menuItemId: '1001' })).toMatchObject({ body: { menuItemId: 1001, isFavourite: true } });
  expect(setFavourite.request({ menuItemId: 'x' })).toEqual({ kind: 'go', to: '/member/lists' });
  const done = { ok: true, operation: 'POST /member/favourite', data: { menuItemIds: [] } } as unknown as ActionReply;
  expect(setFavourite.next(done)).toEqual({ kind: 'go', to: '/member/lists?saved=1' });
  const visitor = { ...refused, error: { code: 'unauthenticated', status: 401 } } as ActionReply;
  expect(setFavourite.next(visitor)).toEqual({ kind: 'go', to: '/login?notice=favourites' });
  expect(setFavourite.next(refused)).toMatchObject({ to: expect.stringContaining('/member/lists?problem=') });
});
