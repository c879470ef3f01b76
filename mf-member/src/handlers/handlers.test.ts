import type { ApiClient } from '@storefront/api/client';
import { busFor } from '@storefront/bus/bus';
import { start } from '../exposes/handlers';

const call = jest.fn();
const refreshed = jest.fn();
const loggedIn = jest.fn();

beforeAll(() => {
  busFor('shell').handle('shell:refresh-session', refreshed);
  busFor('mf-basket').on('member:logged-in', loggedIn);
  start({ api: { call } as unknown as ApiClient, business: {} as never });
});

beforeEach(() => {
  for (const mock of [call, refreshed, loggedIn]) mock.mockReset();
  refreshed.mockResolvedValue({ kind: 'refreshed' });
  call.mockResolvedValue({ ok: true, data: {} });
});

const credentials = { email: ' ada@example.test ', password: 'a rare enough phrase' };
const account = {
  firstname: 'Ada',
  lastname: 'Hart',
  emailAddress: 'ada@example.test',
  password: credentials.password,
};
const checkout = busFor('mf-checkout');

test('a log-in from another remote refreshes the session, emits the fact and reports success', async () => {
  await expect(checkout.request('member:log-in', credentials)).resolves.toEqual({ kind: 'logged-in', isCurrent: true });
  expect(call).toHaveBeenCalledWith('POST /oauth/token', {
    body: { grant_type: 'password', username: 'ada@example.test', password: credentials.password },
  });
  expect(refreshed).toHaveBeenCalledTimes(1);
  expect(loggedIn).toHaveBeenCalledTimes(1);
});

test('a registration emits the same fact and passes its idempotency key on', async () => {
  const reply = checkout.request('member:register', account, { idempotencyKey: 'k' });
  await expect(reply).resolves.toEqual({ kind: 'logged-in', isCurrent: true });
  expect(call).toHaveBeenCalledWith('POST /auth/register', { body: account, idempotencyKey: 'k' });
  expect(loggedIn).toHaveBeenCalledTimes(1);
});

test('a session that cannot be refreshed is reported: only a new document shows it', async () => {
  refreshed.mockRejectedValue(new Error('offline'));
  await expect(checkout.request('member:log-in', credentials)).resolves.toEqual({
    kind: 'logged-in',
    isCurrent: false,
  });
});

test('a rejection is passed on by its code, and no fact is emitted', async () => {
  call.mockResolvedValue({ ok: false, error: { code: 'invalid_credentials' } });
  await expect(checkout.request('member:log-in', credentials)).resolves.toEqual({
    kind: 'refused',
    code: 'invalid_credentials',
  });
  expect(loggedIn).not.toHaveBeenCalled();
});
