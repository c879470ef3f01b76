/** @jest-environment node */
import { startTestApi } from '../../../test-support/test-api';
import { testBusiness, testConfig } from '../../../test-support/test-shell';
import { storeOf } from './chosen-store';

let api: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const store = { id: 2, slug: 'borough', name: 'Borough' };

test('a store is read once within a minute, without what a page does not need', async () => {
  api.respond = () => ({ body: { ...store, address: '1 High Street' } });
  const ask = (of = testBusiness) => storeOf(testConfig(api.origin), of, 2);
  expect([await ask(), await ask()]).toEqual([store, store]);
  expect(api.calls).toHaveLength(1);
  await ask({ ...testBusiness, businessId: 3 });
  expect(api.calls).toHaveLength(2);
});

test('an unknown store and a failing back end are not remembered', async () => {
  const ask = () => storeOf(testConfig(api.origin), testBusiness, 7);
  api.respond = () => ({ status: 404, body: { code: 'store_not_found', expected: true } });
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
  expect(api.calls).toHaveLength(2);
  api.respond = () => ({ status: 500, body: { code: 'internal_error' } });
  await expect(ask()).rejects.toMatchObject({ status: 500 });
});
