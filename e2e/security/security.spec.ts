import http from 'node:http';
import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

// Unlike a browser, Node does not resolve names under localhost; the bare name shows the first business.
const origin = baseURL;
const category = `${origin}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}`;

test('a document allows only its own scripts and styles', async ({ request }) => {
  const reply = await request.get(category);
  const policy = reply.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('nonce-');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('no page violates its own policy', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text());
  });
  for (const url of [origin, category, `${origin}/basket`, `${origin}/nowhere`])
    await page.goto(url, { waitUntil: 'networkidle' });
  expect(broken).toEqual([]);
});

test('every script of a page has an integrity attribute', async ({ page }) => {
  await page.goto(category, { waitUntil: 'networkidle' });
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) =>
      all.map((script) => ({ src: script.getAttribute('src'), integrity: script.getAttribute('integrity') })),
    );
  expect(scripts.length).toBeGreaterThan(2);
  for (const { src, integrity } of scripts) expect(integrity, src ?? '').toMatch(/^sha384-/);
});

test('[2.76] public pages may be cached for 15 s and 60 s, private ones not at all', async ({ request }) => {
  const of = async (url: string) => (await request.get(url, { maxRedirects: 0 })).headers()['cache-control'];
  for (const url of [`${origin}/`, category]) expect(await of(url)).toBe('public, max-age=15, s-maxage=60');
  for (const url of [`${origin}/basket`, `${origin}/checkout`, `${origin}/login`, `${origin}/en-gb/session`])
    expect(await of(url)).toBe('no-store');
  expect(await of(`${origin}/nowhere`)).toBe('no-store');
});

test('a public document is the same for everybody and sets no cookie', async ({ request, playwright }) => {
  const stranger = await playwright.request.newContext();
  const storeReply = await request.post(`${origin}/actions/store-search/select`, {
    form: { storeId: '101', fulfilment: 'delivery' },
    headers: { origin },
  });
  expect(storeReply.ok()).toBe(true);
  const mine = await request.get(category);
  const theirs = await stranger.get(category);
  expect(await mine.text()).toBe(await theirs.text());
  expect(mine.headers()['set-cookie']).toBeUndefined();
  await stranger.dispose();
});

test('tokens never reach the browser’s code', async ({ page, context }) => {
  await page.goto(`${origin}/login`);
  const reply = await page.evaluate(
    async ([username, password]) => {
      const answer = await fetch('/en-gb/api/oauth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'password', username, password }),
      });
      return { status: answer.status, text: await answer.text(), cookies: document.cookie };
    },
    [pipwell.member.email, pipwell.member.password],
  );
  expect(reply.status).toBe(200);
  expect(reply.text).not.toContain('token');
  expect(reply.cookies).toBe('');
  const cookies = await context.cookies(origin);
  expect(cookies.find(({ name }) => name === 'sf_refresh')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('a cross-site write is rejected', async ({ request }) => {
  for (const path of ['/en-gb/api/basket/get-or-create', '/en-gb/session/place', '/actions/basket/add-item']) {
    const reply = await request.post(origin + path, {
      headers: {
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example.com',
        'content-type': 'application/json',
      },
      data: {},
    });
    expect(reply.status(), path).toBe(403);
  }
});

test('operators’ calls are not reachable through the storefront', async ({ request }) => {
  const reply = await request.post(`${origin}/en-gb/api/admin/orders`, { headers: { origin }, data: {} });
  expect(reply.status()).toBe(404);
});

for (const path of ['/x/../oauth/token', '//oauth/token', '/o%61uth/token', '/oauth/./token'])
  test(`a log-in under the odd path ${path} exposes no token`, async () => {
    const url = new URL(baseURL);
    const body = JSON.stringify({
      grant_type: 'password',
      username: pipwell.member.email,
      password: pipwell.member.password,
    });
    // Sent unchanged: fetch and the browser would normalise the path.
    const status = await new Promise<{ code?: number; text: string }>((done, failed) => {
      const call = http.request(
        {
          host: url.hostname,
          port: url.port,
          method: 'POST',
          path: `/en-gb/api${path}`,
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (reply) => {
          let text = '';
          reply.on('data', (chunk) => {
            text += chunk;
          });
          reply.on('end', () => done({ code: reply.statusCode, text }));
        },
      );
      call.on('error', failed);
      call.end(body);
    });
    expect(status.code).toBe(404);
    expect(status.text).not.toContain('access_token');
  });

test('one business’s member is unknown to the other', async ({ request }) => {
  const there = originOf(lathmere);
  const reply = await request.post(`${origin}/en-gb/api/oauth/token`, {
    headers: { host: new URL(there).host, origin: there },
    data: { grant_type: 'password', username: pipwell.member.email, password: pipwell.member.password },
  });
  expect(reply.status()).toBe(401);
});

test.describe('invalid input gets a clear answer, never a 500', () => {
  const paths = [
    '/%',
    '/%00',
    '/stores/%2e%2e%2f%2e%2e',
    `/stores/${'x'.repeat(250)}`,
    '/stores/borough/category/%F0%9F%8D%9E',
    '/stores/borough/search/%25',
    '/stores-near-by?postcode=%00%01',
    `/stores-near-by?postcode=${'A'.repeat(5000)}`,
    '/stores/borough/category/bakery?page=-1&sort=__proto__&tags=%00',
    '/checkout/success?order=abc',
    '/en-gb/composition/../../keys',
    '/assets/shell/..%2f..%2fkeys',
    '/pictures/..%2f/release.pem',
  ];
  for (const path of paths)
    test(path.slice(0, 60), async ({ request }) => {
      const reply = await request.get(origin + path, { maxRedirects: 0 });
      expect(reply.status()).toBeLessThan(500);
    });
});
