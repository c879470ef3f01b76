/** @jest-environment node */
import type { ApiOutcome } from '../../server/api/send-to-api';
import { createProcessApiClient } from './process-api-client';
import { ResponseCache } from './response-cache';

const reply = (status: number, body: string): ApiOutcome => ({ status, body: Buffer.from(body), contentType: 'x' });
const problem = (code: string, status: number) =>
  reply(status, JSON.stringify({ title: '', detail: '', status, code, expected: status < 500 }));

function clients(outcome: ApiOutcome) {
  const ask = jest.fn(async () => outcome);
  const cache = new ResponseCache(1_000, () => 0);
  const client = (cacheKey: string) => createProcessApiClient({ ask, cache, cacheKey });
  return { ask, client };
}
const storeOne = { body: { storeId: 1 } };

test('an operation is called by its key, and its reply is typed data', async () => {
  const { ask, client } = clients(reply(200, '{"id":1}'));
  expect(await client('1').call('POST /stores/details', storeOne)).toEqual({ ok: true, data: { id: 1 } });
  expect(ask.mock.calls).toEqual([['POST /stores/details', { ...storeOne, params: undefined, query: undefined }]]);
});

test('a reply is shared by the pages of one business, not with another business', async () => {
  const { ask, client } = clients(reply(200, '{"id":1}'));
  await client('1').call('POST /stores/details', storeOne);
  await client('1').call('POST /stores/details', storeOne);
  expect(ask).toHaveBeenCalledTimes(1);
  await client('2').call('POST /stores/details', storeOne);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a declared refusal is a value', async () => {
  const { client } = clients(problem('store_not_found', 404));
  expect(await client('1').call('POST /stores/details', storeOne)).toMatchObject({
    ok: false,
    error: { code: 'store_not_found', status: 404 },
  });
});

test.each([
  ['a missing outcome', { failed: 'timeout' } as const, { status: 0, code: 'timeout' }],
  ['a failing back end', problem('system_error', 500), { status: 500 }],
  ['a reply that is not JSON', reply(200, '<html>'), { code: 'unreadable_reply' }],
])('%s is an error', async (_what, outcome, error) => {
  await expect(clients(outcome).client('1').call('POST /stores/details', storeOne)).rejects.toMatchObject(error);
});
