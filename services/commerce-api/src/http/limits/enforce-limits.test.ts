import { createTestService, type TestService } from '../../../test-support/test-service';
import { rateLimits } from '../../database/schema/rate-limit';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${service.origin}/en-gb/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const fromShell = (address: string) => ({
  'x-internal-key': service.keys.internal,
  'x-business-id': '1',
  'x-forwarded-for': address,
});
const askStatus = async (headers: Record<string, string> = {}, times = 121) => {
  const all = await Promise.all(
    Array.from({ length: times }, () => post('/stores/order-status', { businessOrderId: 'TM-1' }, headers)),
  );
  return all.filter(({ status }) => status === 429).length;
};

test('repeated order look-ups end in a 429 that says how long to wait', async () => {
  expect(await askStatus()).toBe(1);
  const refused = await post('/stores/order-status', { businessOrderId: 'TM-1' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', status: 429 });
});

test('the shell’s shoppers are counted by IP address, a household’s IPv6 addresses together', async () => {
  expect(await askStatus(fromShell('203.0.113.1'))).toBe(1);
  expect(await askStatus(fromShell('203.0.113.2'))).toBe(1);
  expect(await askStatus(fromShell('2001:db8:1:2::1'))).toBe(1);
  expect(await askStatus(fromShell('2001:db8:1:2:ffff::9'), 5)).toBe(5);
  expect(await askStatus(fromShell('::ffff:203.0.113.2'), 5)).toBe(5);
});

test('a client address in a header is trusted only from the shell', async () => {
  await askStatus();
  expect(await askStatus({ 'x-forwarded-for': '198.51.100.7' }, 3)).toBe(3);
  expect(await askStatus({ 'x-forwarded-for': '198.51.100.7', 'x-internal-key': 'guess' }, 3)).toBe(3);
});

test('the shell’s own requests are not limited', async () => {
  const { 'x-forwarded-for': _, ...itself } = fromShell('');
  expect(await askStatus(itself)).toBe(0);
});

test('a session of one account cannot guess another’s password uncounted', async () => {
  const token = await service.logIn();
  const guess = () =>
    service.call(
      'POST /oauth/token',
      { grant_type: 'password', username: 'bob@example.test', password: 'no' },
      { as: token },
    );
  const guesses = await Promise.all(Array.from({ length: 12 }, guess));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
  const shouted = { grant_type: 'password', username: 'BOB@example.test', password: 'battery staple' } as const;
  expect((await service.call('POST /oauth/token', shouted)).status).toBe(429);
});

test.each([
  ['/auth/request-password-reset', { email: 'ada@example.test' }],
  ['/auth/send-one-time-code', { email: 'ada@example.test', type: 'email' }],
])(
  'a stranger who uses %s up stops the owner neither at another address nor on a device that has logged in',
  async (path, body) => {
    const password = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' } as const;
    const { loginDevice = '' } = (await service.call('POST /oauth/token', password, { device: 'd'.repeat(43) })).data;
    const ask = async (address: string, headers = {}) =>
      (await post(path, body, { ...fromShell(address), ...headers })).status;
    const strangers = await Promise.all(Array.from({ length: 12 }, () => ask('203.0.113.1')));
    expect(strangers.filter((status) => status === 200)).toHaveLength(5);
    expect(await ask('203.0.113.2')).toBe(200);
    // From the stranger's own network, after many strangers have used up everything.
    for (let network = 3; network < 12; network += 1)
      await Promise.all(Array.from({ length: 5 }, () => ask(`203.0.113.${network}`)));
    expect(await ask('203.0.113.99')).toBe(429);
    expect(await ask('203.0.113.1', { 'x-login-device': loginDevice })).toBe(200);
  },
);

test('what a stranger has sent to an address does not stop a member who changes to it', async () => {
  const ask = () => service.call('POST /auth/request-password-reset', { email: 'ada.new@example.test' });
  await Promise.all(Array.from({ length: 8 }, ask));
  const change = { emailAddress: 'ada.new@example.test', currentPassword: 'correct horse' };
  const asked = await service.call('POST /member/email-change-request', change, { as: await service.logIn() });
  expect(asked.status).toBe(200);
});

test('a successful log-in resets the count of earlier failures', async () => {
  const slip = () =>
    service.call('POST /oauth/token', { grant_type: 'password', username: 'ada@example.test', password: 'slip' });
  for (let round = 0; round < 2; round += 1) {
    const slips = await Promise.all(Array.from({ length: 9 }, slip));
    expect(slips.map(({ status }) => status)).not.toContain(429);
    await service.logIn();
  }
});

test('simple catalogue reads write nothing', async () => {
  await service.call('POST /catalogue/item-list', { storeId: 101 });
  await post('/catalogue/category-tree', { storeId: 101 });
  expect(await service.db.select().from(rateLimits)).toEqual([]);
});

test('the stored counts contain no e-mail or IP address in plain text', async () => {
  await post('/oauth/token', { grant_type: 'password', username: 'ada@example.test', password: 'no' });
  const kept = await service.db.select().from(rateLimits);
  expect(kept).toHaveLength(4);
  expect(JSON.stringify(kept)).not.toMatch(/ada|127\.0/);
});
