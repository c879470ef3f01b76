import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import { readKnownShopper } from './known-shopper';

const profile = { firstname: 'Ada' };
const addresses = [{ addressId: 1, addressLine1: '9 Park Street' }];
const replies = {
  'GET /member/profile': () => Promise.resolve({ ok: true, data: profile }),
  'GET /member/addresses': () => Promise.resolve({ ok: true, data: { addresses } }),
};
/** An API that replies so to each operation, and the calls that it got. */
function apiWith(other: Partial<Record<keyof typeof replies, () => Promise<unknown>>> = {}) {
  const calls: string[] = [];
  const call = (key: keyof typeof replies) => {
    calls.push(key);
    return { ...replies, ...other }[key]();
  };
  return { api: { call } as unknown as ApiClient, calls };
}

const asShopper = (strategy: 'member' | 'guest') =>
  jest.spyOn(shared.session, 'get').mockReturnValue({ strategy, version: 'v1' });

beforeEach(() => asShopper('member'));
afterEach(() => jest.restoreAllMocks());

test('a member’s profile and addresses are read', async () => {
  expect(await readKnownShopper(apiWith().api)).toEqual({ profile, addresses });
});

test('what can be read is known when the rest cannot', async () => {
  const fails = () => Promise.reject(new Error('timed out'));
  expect(await readKnownShopper(apiWith({ 'GET /member/addresses': fails }).api)).toEqual({ profile, addresses: [] });
  const refuses = () => Promise.resolve({ ok: false, error: { code: 'session_ended' } });
  expect(await readKnownShopper(apiWith({ 'GET /member/profile': refuses }).api)).toEqual({ addresses });
});

test('a read that takes too long is given up', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await readKnownShopper(apiWith().api);
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('of a guest nothing is read', async () => {
  asShopper('guest');
  const { api, calls } = apiWith();
  expect(await readKnownShopper(api)).toEqual({ addresses: [] });
  expect(calls).toEqual([]);
});
