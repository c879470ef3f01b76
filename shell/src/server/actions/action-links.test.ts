/** @jest-environment node */
import { startTestActions } from '../../../test-support/test-actions';

let shell: Awaited<ReturnType<typeof startTestActions>>;
beforeAll(async () => {
  shell = await startTestActions('http://127.0.0.1:1');
});
beforeEach(() => shell.actions.reset());
afterAll(() => shell.app.close());

const get = (url: string, headers: object = {}) => shell.app.inject({ url, headers: { ...headers } });
const contextOf = () => shell.actions.calls[0]?.args[1];

test('a link of a remote is an action with its parameters and query, and is not indexed', async () => {
  const reply = await get('/go/summer%20sale?from=mail');
  expect([reply.statusCode, reply.headers.location, reply.headers['x-robots-tag']]).toEqual([302, '/done', 'noindex']);
  expect(shell.actions.calls).toMatchObject([{ expose: './actions/count', args: [{ from: 'mail' }, {}] }]);
  expect(contextOf()).toMatchObject({ params: { code: 'summer sale' }, isVisit: true });
});

test.each([
  ['a prefetched page', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }],
  ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
  ['a picture', { 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
])('%s is redirected but is no visit', async (_what, headers) => {
  expect((await get('/go/a', headers)).statusCode).toBe(302);
  expect(contextOf()).toMatchObject({ isVisit: false });
});

test.each(['/go', '/go/a/b', '/GO/a', '/other'])('%s is not a link', async (path) => {
  expect((await get(path)).body).toBe('no link');
  expect(shell.actions.calls).toEqual([]);
});
