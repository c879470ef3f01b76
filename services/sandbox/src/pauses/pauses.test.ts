import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

interface Seen {
  armed: { name: string; times: number | null }[];
  waiting: { id: number; name: string; process?: string; pid?: number }[];
}
const arm = (body: object) => sandbox.client.call('POST', '/api/pause-points', body);
const arrive = (name: string, body: object = {}) =>
  sandbox.client.call('POST', `/pause-points/${encodeURIComponent(name)}`, body);
const seen = async (query = '') => (await sandbox.client.get<Seen>(`/api/pause-points${query}`)).body;

test('a process continues at once at an unarmed point', async () => {
  expect((await arrive('after:order.draft->placed', { process: 'commerce-api', pid: 1 })).body).toEqual({
    held: false,
  });
});

test('a process waits at an armed point until it is released, and the next one waits again', async () => {
  await arm({ name: 'after:charge' });
  const held = arrive('after:charge', { process: 'commerce-api', pid: 4711 });
  expect((await seen('?name=after:charge&wait=5')).waiting).toMatchObject([
    { name: 'after:charge', process: 'commerce-api', pid: 4711 },
  ]);
  expect((await arrive('elsewhere')).body).toEqual({ held: false });
  expect((await sandbox.client.call('POST', '/api/pause-points/after:charge/release')).body).toEqual({ released: 1 });
  expect((await held).body).toEqual({ held: true });
  const next = arrive('after:charge');
  expect((await seen('?wait=5')).waiting).toHaveLength(1);
  expect((await sandbox.client.call('DELETE', '/api/pause-points')).body).toEqual({ released: 1 });
  expect((await next).body).toEqual({ held: true });
  expect(await seen()).toEqual({ armed: [], waiting: [] });
});

test('a point armed for a number of times holds that many and lets the rest pass', async () => {
  await arm({ name: 'p', times: 1 });
  const first = arrive('p');
  await seen('?name=p&wait=5');
  expect((await arrive('p')).body).toEqual({ held: false });
  await sandbox.client.call('DELETE', '/api/pause-points/p');
  expect((await first).body).toEqual({ held: true });
});

test('a process killed while it waits disappears from the list', async () => {
  await arm({ name: 'p' });
  const process = new AbortController();
  const killed = fetch(`${sandbox.address}/pause-points/p`, { method: 'POST', signal: process.signal });
  const waiting = await seen('?name=p&wait=5');
  expect(waiting.waiting).toHaveLength(1);
  process.abort();
  await expect(killed).rejects.toThrow();
  // The disconnect is noticed when the socket closes, so poll.
  const next = arrive('p', { process: 'next' });
  let now = await seen('?name=p&wait=5');
  while (now.waiting.length !== 1 || now.waiting[0]?.process !== 'next') now = await seen('?name=p&wait=5');
  await sandbox.client.call('DELETE', '/api/pause-points');
  await next;
});

test('waiting for an arrival times out when there is none', async () => {
  expect(await seen('?name=p&wait=0.05')).toEqual({ armed: [], waiting: [] });
});

test('arming without a name or for zero times is rejected', async () => {
  expect((await arm({})).status).toBe(422);
  expect((await arm({ name: 'p', times: 0 })).status).toBe(422);
  expect((await seen('?wait=soon')).armed).toBeUndefined();
});
