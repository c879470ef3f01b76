import { sql } from 'drizzle-orm';
import { type CallOptions, createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const secret = (letter: string) => letter.repeat(43);
const own = { device: secret('d') };
const ada = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' } as const;
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
const logIn = (password: string = ada.password, options: CallOptions = {}) =>
  service.call('POST /oauth/token', { ...ada, password }, options);

/** Logs in on a device, which keeps the secret that it is given. */
async function logInOn(on: { device: string }, password: string = ada.password) {
  const reply = await logIn(password, on);
  on.device = reply.data.loginDevice ?? on.device;
  return reply;
}

async function guess(times: number, options: CallOptions = {}): Promise<string[]> {
  const replies = await Promise.all(Array.from({ length: times }, () => logIn('a wrong one', options)));
  return replies.map(({ problem }) => problem.code);
}

test('strangers’ wrong guesses never lock a member out on a device that has logged in before', async () => {
  expect((await logInOn(own)).status).toBe(200);
  const codes = await guess(40);
  expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThanOrEqual(30);
  expect((await logIn()).problem.code).toBe('rate_limited');
  expect((await logIn(ada.password, { device: secret('x') })).problem.code).toBe('rate_limited');
  // Also from the attackers' own network, whose address limit is used up too.
  expect((await logIn(ada.password, own)).status).toBe(200);
});

test('a known device has its own limit, and its success does not reset the strangers’ count', async () => {
  later(86_400);
  await logInOn(own);
  await guess(10);
  expect((await logIn(ada.password, own)).status).toBe(200);
  expect((await logIn()).problem.code).toBe('rate_limited');
  expect((await guess(12, own)).filter((code) => code === 'rate_limited').length).toBeGreaterThanOrEqual(2);
  expect((await logIn(ada.password, own)).problem.code).toBe('rate_limited');
});

test('a secret that somebody planted on the device before a log-in is worth nothing afterwards', async () => {
  later(86_400);
  const planted = { device: secret('z') };
  const { loginDevice } = (await logIn(ada.password, planted)).data;
  expect(loginDevice).toMatch(/^[\w-]{43}$/);
  expect(loginDevice).not.toBe(planted.device);
  await guess(10);
  expect((await logIn(ada.password, planted)).problem.code).toBe('rate_limited');
  const again = await logIn(ada.password, { device: loginDevice ?? '' });
  // A known device keeps its secret.
  expect([again.status, again.data.loginDevice]).toEqual([200, undefined]);
});

test('two members who share a device are both known on it, by the secret that it has then', async () => {
  later(86_400);
  const bob = { grant_type: 'password', username: 'bob@example.test', password: 'battery staple' } as const;
  const adas = (await logIn(ada.password, { device: secret('s') })).data.loginDevice;
  const shared = {
    device: (await service.call('POST /oauth/token', bob, { device: adas ?? '' })).data.loginDevice ?? '',
  };
  expect(shared.device).not.toBe(adas);
  await guess(10);
  const both = [await logIn(ada.password, shared), await service.call('POST /oauth/token', bob, shared)];
  expect(both.map(({ status, data }) => [status, data.loginDevice])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
});

test('a device of one account is unknown to another', async () => {
  later(86_400);
  const bob = { ...ada, username: 'bob@example.test' };
  const codes = await Promise.all(
    Array.from({ length: 12 }, () => service.call('POST /oauth/token', { ...bob, password: 'no' }, own)),
  );
  expect(codes.filter(({ problem }) => problem.code === 'rate_limited').length).toBeGreaterThanOrEqual(2);
});

test('the wait between guesses at one account grows over a day', async () => {
  later(2 * 86_400);
  /** Guesses passwords until it is refused; returns the seconds to wait. */
  async function waitAfterRefusal(): Promise<number> {
    for (;;) {
      const reply = await fetch(`${service.origin}/en-gb/api/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...ada, password: 'a wrong one' }),
      });
      if (reply.status === 429) return Number(reply.headers.get('retry-after'));
    }
  }
  const first = await waitAfterRefusal();
  let last = first;
  // Forty-five minutes use up the day's guesses; from then on they become available one at a time.
  for (let quarter = 0; quarter < 3; quarter += 1) {
    later(900);
    last = await waitAfterRefusal();
  }
  later(last);
  last = await waitAfterRefusal();
  expect(first).toBeLessThanOrEqual(90);
  expect(last).toBeGreaterThan(10 * first);
}, 60_000);

test('the database stores a keyed hash of a device, which a new password deletes except on the device that set it', async () => {
  later(3 * 86_400);
  const other = { device: secret('e') };
  await service.db.execute(sql`delete from known_devices`);
  const { data } = await logInOn(own);
  await logInOn(other);
  const rows = () => rowsOf<{ device_hash: string }>(service.db, sql`select device_hash from known_devices`);
  expect(await rows()).toHaveLength(2);
  expect(JSON.stringify(await rows())).not.toContain(own.device);
  const change = { logoutFromAll: true, currentPassword: ada.password, password: 'a rare enough phrase' } as const;
  expect((await service.call('POST /member/change-password', change, { ...own, as: data.access_token })).status).toBe(
    200,
  );
  expect(await rows()).toHaveLength(1);
  await guess(12);
  expect((await logIn(change.password, own)).status).toBe(200);
  expect((await logIn(change.password, other)).problem.code).toBe('rate_limited');
});
