import { expect } from '@playwright/test';
import { test } from '../support/fixtures';

const report = { kind: 'Error', message: 'broken', composition: '0123456789abcdef' };

test('browser reports are rate-limited per IP address, as is every other call that writes or is logged', async ({
  storefront,
}) => {
  await storefront.stopShell();
  await storefront.startShell({ RATE_LIMIT_FACTOR: '1' });
  const headers = { origin: storefront.shellUrl, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(storefront.shellUrl + path, {
      method: 'POST',
      headers: { ...headers, host: 'localhost' },
      body: JSON.stringify(body),
      redirect: 'manual',
    });
  for (const [path, body, limit] of [
    ['/en-gb/rum', report, 60],
    ['/en-gb/measurements', { name: 'LCP', value: 1, page: '/', composition: 'x' }, 120],
    ['/en-gb/session/marketing', {}, 30],
    ['/en-gb/session/refresh', {}, 120],
    ['/en-gb/session/place', { fulfilment: 'delivery' }, 120],
  ] as const)
    await test.step(path, async () => {
      for (let sent = 0; sent < limit; sent += 1) expect((await post(path, body)).status).not.toBe(429);
      const over = await post(path, body);
      expect(over.status).toBe(429);
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await over.json()).toMatchObject({ code: 'rate_limited' });
    });
  await storefront.stopShell();
  await storefront.startShell();
});

test('the log holds no query, e-mail address, postcode, cookie or injected line', async ({ storefront }) => {
  await storefront.stopShell();
  storefront.log.length = 0;
  await storefront.startShell({ LOG_LEVEL: 'trace' });
  const send = (body: object) =>
    fetch(`${storefront.shellUrl}/en-gb/rum`, {
      method: 'POST',
      headers: { origin: storefront.shellUrl, 'content-type': 'application/json', cookie: 'sf_place=from-a-cookie' },
      body: JSON.stringify({ ...report, ...body }),
    });
  const reportReply = await send({
    message: 'no store for SE1 9GF\n{"level":60,"msg":"forged"} priya@example.com',
    url: 'http://localhost/stores-near-by?postcode=SE1+9GF&email=priya@example.com',
  });
  expect(reportReply.status).toBe(204);
  expect((await send({ kind: 'x\n{"msg":"forged"}' })).status).toBe(400);
  expect((await send({ remote: 'priya@example.com' })).status).toBe(400);
  expect((await send({ message: 'x'.repeat(20_000) })).status).toBe(413);
  // Requests and failures are logged without their query.
  await storefront.document('/stores-near-by?postcode=SE1+9GF&address=1+High+Street');
  storefront.back.rules = [{ path: 'stores/search|place|location', fault: { kind: 'status', status: 500 } }];
  await storefront.document('/stores-near-by?postcode=SE1+9GF&address=1+High+Street');
  storefront.back.rules = [];
  await fetch(`${storefront.shellUrl}/en-gb/nothing?email=priya@example.com`);
  await expect.poll(() => storefront.log.filter(({ msg }) => msg === 'a browser reported a failure')).toHaveLength(1);

  const log = storefront.log.map((line) => JSON.stringify(line)).join('\n');
  expect(log).toContain('stores-near-by');
  for (const secret of ['SE1', 'priya', 'High', 'from-a-cookie', '"msg":"forged"', '127.0.0.1:5'])
    expect(log, secret).not.toContain(secret);
  expect(storefront.log.find((line) => line.report)?.report).toMatchObject({
    message: expect.stringContaining('no store for [postcode]'),
    url: '/stores-near-by',
  });
  await storefront.stopShell();
  await storefront.startShell();
});

test('HSTS is sent over TLS and not without it', async ({ storefront }) => {
  const hsts = async (headers: Record<string, string> = {}) =>
    (await fetch(`${storefront.shellUrl}/livez`, { headers })).headers.get('strict-transport-security');
  expect(await hsts()).toBeNull();
  expect(await hsts({ 'x-forwarded-proto': 'https' })).toBeNull();
  await storefront.stopShell();
  await storefront.startShell({ TRUST_PROXY: '127.0.0.1' });
  expect(await hsts()).toBeNull();
  expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  await storefront.stopShell();
  await storefront.startShell({ SECURE_COOKIES: 'true' });
  expect(await hsts()).toBe('max-age=31536000');
  await storefront.stopShell();
  await storefront.startShell();
});
