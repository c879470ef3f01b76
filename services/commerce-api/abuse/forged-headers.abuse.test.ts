import { type StartedShell, startShell } from '../fault/start-shell';
import { freePort } from '../test-support/database/postgres-cluster';
import { type AbuseEnvironment, setUpAbuse } from './abuse-environment';
import { rawRequest } from './raw-request';
import { sendRequest } from './send-request';

let environment: AbuseEnvironment;
let behindProxy: StartedShell;
let behindRenamingProxy: StartedShell;
beforeAll(async () => {
  environment = await setUpAbuse();
  const start = async (env: Record<string, string>) =>
    startShell({ dataDir: environment.dataDir, port: await freePort(), apiOrigin: environment.api.origin, env });
  behindProxy = await start({ TRUST_PROXY: '127.0.0.1' });
  behindRenamingProxy = await start({ TRUST_PROXY: '127.0.0.1', TRUST_FORWARDED_HOST: 'true' });
});
afterAll(async () => {
  await behindProxy?.stop();
  await behindRenamingProxy?.stop();
  await environment?.close();
});

const page = (origin: string, headers: Record<string, string>, path = '/faqs') =>
  sendRequest(origin, { method: 'GET', path, headers, body: undefined });
const settings = (origin: string, headers: Record<string, string>) =>
  sendRequest(origin, {
    method: 'GET',
    path: '/en-gb/api/business/profile',
    headers,
    body: undefined,
  });

test.each([
  'evil.example',
  'fresh.localhost.evil.example',
  '169.254.169.254',
  'fresh.localhost@evil.example',
  'x'.repeat(300),
])('an unknown host shows no shop: %s', async (host) => {
  for (const path of ['/', '/faqs', '/en-gb/session', '/en-gb/api/business/profile']) {
    const response = await page(environment.shell.origin, { host }, path);
    expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
    expect(response.body).not.toContain('evil');
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('an empty host shows no shop either', async () => {
  // Written as raw bytes, because Node's client would overwrite the address.
  const response = await rawRequest(environment.shell.origin, 'GET / HTTP/1.1\r\nhost: \r\n\r\n');
  expect(response.status).toBe(404);
});

test('no link in a document contains a host or a port from a request header', async () => {
  const port = new URL(environment.shell.origin).port;
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '666',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
    forwarded: 'host=evil.example;proto=https',
  };
  const plain = await page(environment.shell.origin, { host: `fresh.localhost:${port}` });
  expect(plain.status).toBe(200);
  expect((await page(environment.shell.origin, { host: `fresh.localhost:${port}`, ...forged })).body).toBe(plain.body);
  const otherPort = await page(environment.shell.origin, { host: 'FRESH.localhost:666' });
  // Not the digits alone, which a hash may contain.
  expect([otherPort.status, otherPort.body.includes(':666')]).toEqual([200, false]);
  expect(otherPort.body).not.toContain('FRESH');
});

test('a redirect stays on the host, whatever the headers say', async () => {
  for (const path of ['/faqs/', '//evil.example/', '/\\evil.example/', '/%2f%2fevil.example/']) {
    const response = await page(
      environment.shell.origin,
      { host: 'fresh.localhost', 'x-forwarded-host': 'evil.example' },
      path,
    );
    expect([path, response.status < 500, /^(?:https?:)?\/\/|^\/\\/.test(response.headers.location ?? '')]).toEqual([
      path,
      true,
      false,
    ]);
  }
  const back = await sendRequest(environment.shell.origin, {
    method: 'POST',
    path: '/actions/store-search/select',
    headers: {
      host: 'fresh.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'https://evil.example/x',
    },
    body: 'storeId=1',
  });
  expect([back.status, back.headers.location?.startsWith('/?problem=')]).toEqual([303, true]);
});

test('a proxy is trusted where TRUST_PROXY names it, and its host where TRUST_FORWARDED_HOST is set', async () => {
  const forwarded = { host: 'fresh.localhost', 'x-forwarded-host': 'house.localhost', 'x-forwarded-proto': 'https' };
  const name = async (origin: string, headers: Record<string, string>) =>
    JSON.parse((await settings(origin, headers)).body);
  const fresh = await name(environment.shell.origin, { host: 'fresh.localhost' });
  const house = await name(environment.shell.origin, { host: 'house.localhost' });
  expect(house).not.toEqual(fresh);
  expect(await name(environment.shell.origin, forwarded)).toEqual(fresh);
  expect(await name(behindProxy.origin, forwarded)).toEqual(fresh);
  const own = await page(behindProxy.origin, forwarded);
  expect([own.status, own.body.includes('https://fresh.localhost/')]).toEqual([200, true]);
  expect(await name(behindRenamingProxy.origin, forwarded)).toEqual(house);
  const document = await page(behindRenamingProxy.origin, forwarded);
  expect([document.status, document.body.includes('https://house.localhost/')]).toEqual([200, true]);
});

test('no header lets a shopper choose a business or pass as the shell or an operator', async () => {
  const forged = {
    'x-business-id': '2',
    'x-internal-key': environment.api.internalKey,
    'x-admin-key': environment.api.adminKey,
  };
  const plain = await settings(environment.shell.origin, { host: 'fresh.localhost' });
  expect((await settings(environment.shell.origin, { host: 'fresh.localhost', ...forged })).body).toBe(plain.body);
  const orders = await sendRequest(environment.shell.origin, {
    method: 'POST',
    path: '/en-gb/api/admin/orders',
    headers: { host: 'fresh.localhost', 'content-type': 'application/json', ...forged },
    body: '{}',
  });
  expect(orders.status).toBe(404);
  const guess = await settings(environment.api.origin, { 'x-business-id': '2', 'x-internal-key': 'guess' });
  expect([guess.status, JSON.parse(guess.body).code]).toEqual([403, 'internal_key_invalid']);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://fresh.localhost.evil.example' }, 403],
  [{ origin: 'http://fresh.localhost:1' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ 'sec-fetch-site': 'same-origin, cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://fresh.localhost' }, 403],
  [{}, 403],
  [{ origin: 'http://fresh.localhost' }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
])('a write with a session’s cookie and %j is answered %i', async (headers, status) => {
  for (const path of ['/en-gb/session/place', '/en-gb/api/basket/get-or-create']) {
    const response = await sendRequest(environment.shell.origin, {
      method: 'POST',
      path,
      headers: { host: 'fresh.localhost', cookie: 'sf_place=x', 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    expect([path, response.status]).toEqual([path, status]);
  }
});

test('a guest session and a device in a browser’s headers do not pass the shell', async () => {
  const guest = 'g'.repeat(43);
  const direct = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${environment.api.origin}/en-gb/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const made = (await (await direct('/basket/get-or-create', {})).json()) as { basketToken: string };
  const { basketToken } = made;
  const contact = { firstName: 'Wilhelmina', lastName: 'Hart', email: 'mina@example.test', phoneNumber: '07700900456' };
  const kept = await direct('/checkout/contact-details', { basketToken, contact }, { 'x-guest-session': guest });
  expect(await kept.text()).toContain('Wilhelmina');
  const own = await direct('/basket/get-or-create', { basketToken }, { 'x-guest-session': guest });
  expect(await own.text()).toContain('Wilhelmina');
  const throughShell = await fetch(`${environment.shell.origin}/en-gb/api/basket/get-or-create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-session': guest, 'x-login-device': 'too short' },
    body: JSON.stringify({ basketToken }),
  });
  // A malformed device would be refused if it reached commerce-api.
  expect(throughShell.status).toBe(200);
  expect(await throughShell.text()).not.toContain('Wilhelmina');
});
