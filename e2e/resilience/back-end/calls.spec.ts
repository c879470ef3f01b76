import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Request } from '@playwright/test';
import type { Operation } from '@storefront/api/declaration/operation';
import { operations } from '@storefront/api/operations';
import type { RecordedRequest } from '@storefront/testing/storefront/fault-proxy';
import { pipwell } from '../../support/businesses';
import { Shopper } from '../../support/shopper';
import { test } from '../support/fixtures';
import type { TestStorefront } from '../support/test-storefront';

const PREFIX = '/en-gb/api';
const table = new Map<string, Operation>(Object.values(operations).map((operation) => [operation.key, operation]));
/** What every call must contain, with the storefront's default configuration. */
const config = { country: 'GB', platform: 'web', businessId: 1 };
const TAKE_CONFIG = /\/stores\/(search|details)$/;

const under = (storefront: TestStorefront, host: string) => {
  const url = new URL(storefront.url);
  url.hostname = host;
  return url.origin;
};
/** The requests that the back end gets from here on. */
const calls = ({ back }: TestStorefront): readonly RecordedRequest[] =>
  back.requests.filter(({ url }) => url !== '/readyz');
const bodyOf = ({ requestBody }: RecordedRequest) => JSON.parse(requestBody) as Record<string, unknown>;

test.beforeEach(async ({ storefront, currentShoppers }) => {
  // Their own calls are made first, and not recorded.
  await currentShoppers();
  storefront.back.recorded = /./;
  storefront.back.requests.length = 0;
});

test('[7.01] on a whole journey every call goes through the proxy under the locale, as the table says, with ids, country and platform of the configuration', async ({
  storefront,
  visit,
}) => {
  const origin = under(storefront, pipwell.host);
  const page = await visit('visitor', { viewport: { width: 390, height: 844 } });
  const sent: Request[] = [];
  page.on('request', (request) => {
    // A gateway's own form calls its gateway from its own frame.
    if (['fetch', 'xhr'].includes(request.resourceType()) && request.frame() === page.mainFrame()) sent.push(request);
  });
  const shopper = new Shopper(page, pipwell, origin);
  await shopper.findStore('delivery');
  await shopper.fillBasket();
  await shopper.changeBasket();
  await shopper.reserveSlot();
  await shopper.logInAtCheckout();
  await shopper.fillDetails('delivery');
  await shopper.payByCash();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/member\/orders\/\d+$/);

  const elsewhere = sent.filter((request) => !request.url().startsWith(`${origin}/`));
  expect(elsewhere.map((request) => request.url())).toEqual([]);
  const api = sent.filter((request) => new URL(request.url()).pathname.includes('/api/'));
  const keys = api.map((request) => {
    const { pathname } = new URL(request.url());
    expect(pathname).toMatch(new RegExp(`^${PREFIX}/`));
    const key = `${request.method()} ${pathname.slice(PREFIX.length)}`;
    expect([key, table.has(key)]).toEqual([key, true]);
    if (request.method() !== 'GET') {
      expect([key, request.headers()['content-type']]).toEqual([key, 'application/json']);
      expect(request.postDataJSON()).toEqual(expect.any(Object));
    }
    return key;
  });
  // The journey is complete: from basket to order, with reads and writes.
  for (const key of ['POST /basket/update-item', 'POST /slots/reserve', 'POST /oauth/token'])
    expect(keys).toContain(key);
  expect(keys.filter((key) => key.startsWith('POST /checkout/')).length).toBeGreaterThan(2);
  expect(keys.filter((key) => key.startsWith('POST /payments/')).length).toBeGreaterThan(0);

  // The shell's calls for pages and forms have them, too.
  const received = calls(storefront);
  expect(received.length).toBeGreaterThan(keys.length);
  for (const { method, url, headers } of received) {
    const key = `${method} ${url.split('?')[0]?.slice(PREFIX.length)}`;
    expect([url.startsWith(`${PREFIX}/`), key, table.has(key)]).toEqual([true, key, true]);
    expect(table.get(key)?.access).not.toBe('admin');
    if (method !== 'GET') expect([key, headers['content-type']]).toEqual([key, 'application/json']);
    if (key !== 'POST /white-label/settings') expect([key, headers['x-business-id']]).toEqual([key, '1']);
  }
  const configured = received.filter(({ url }) => TAKE_CONFIG.test(url));
  expect(configured.length).toBeGreaterThan(1);
  for (const call of configured) expect(bodyOf(call)).toMatchObject(config);
});

test.describe('a part of a business', () => {
  const host = 'trade.localhost';
  const subBusinessId = 7;

  test.beforeAll(async () => {
    const { hosts } = (await ask('/white-label/settings', {})) as { hosts: string[] };
    const part = { subBusinessId, name: 'Pipwell Trade', hosts: [host] };
    const business = { name: 'Pipwell', hosts, look: 'grocery', subBusinesses: [part] };
    expect(await ask('/admin/business-save', { business })).toMatchObject({ businessId: 1 });
  });

  test('[3.23] country, platform, device, business and sub-business reach each call, of the browser and of the shell', async ({
    storefront,
    visit,
  }) => {
    const origin = under(storefront, host);
    const page = await visit('visitor');
    const shopper = new Shopper(page, pipwell, origin);
    await page.goto(`${origin}/`);
    await expect(page).toHaveTitle(/Pipwell Trade/);
    const registered = page.waitForResponse(/\/session\/marketing$/);
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
    await registered;
    const cookie = (await page.context().cookies(origin)).find(({ name }) => name === 'sf_device');
    const deviceId = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString()) as string;

    // Pages, forms without scripts, browser calls, a deep link, a contact message and a referral landing.
    await shopper.findStore('collection');
    await shopper.fillBasket();
    await page.goto(`${origin}/basket`);
    await shopper.reserveSlot();
    await shopper.continueAsGuest();
    await page.evaluate(async (prefix) => {
      const message = { firstName: 'Ada', lastName: 'Hart', emailAddress: 'ada@example.com', subject: 'An order' };
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...message, message: 'Two eggs broke.' })) form.append(name, value);
      const post = (address: string, body: BodyInit, type?: string) =>
        fetch(address, {
          method: 'POST',
          body,
          redirect: 'manual',
          ...(type && { headers: { 'content-type': type } }),
        });
      const json = (path: string, body: object) => post(prefix + path, JSON.stringify(body), 'application/json');
      await post('/contact', form);
      await post(`${prefix}/contact/request`, form);
      await json('/location/future-contact', { email: 'ada@example.com', postcode: 'TR1 2AB' });
      await json('/stores/search', { postcode: 'SE1 9GF' });
      await fetch('/deep-link?actionType=open-store&storeId=101', { redirect: 'manual' });
      await post('/actions/consent', new URLSearchParams({ choice: 'none' }));
    }, PREFIX);

    const received = calls(storefront).filter(({ url }) => !url.endsWith('/white-label/settings'));
    const paths = new Set(received.map(({ url }) => url.slice(PREFIX.length)));
    for (const path of ['/content/header-footer', '/basket/add-item', '/contact/request', '/devices/register'])
      expect([...paths]).toContain(path);
    for (const path of ['/marketing/identifier', '/location/future-contact', '/deep-links/action', '/stores/select'])
      expect([...paths]).toContain(path);
    // The shell refreshes every host's settings by itself, so other hosts are included.
    const isFrame = (url: string) => url.endsWith('/content/header-footer');
    const frames = received.filter(({ url }) => isFrame(url)).map(({ headers: given }) => given['x-sub-business-id']);
    expect(frames).toContain(String(subBusinessId));
    for (const { url, headers: given } of received.filter((call) => !isFrame(call.url)))
      expect([url, given['x-business-id'], given['x-sub-business-id']]).toEqual([url, '1', String(subBusinessId)]);
    const configured = received.filter(({ url }) => TAKE_CONFIG.test(url)).map(bodyOf);
    for (const body of configured) expect(body).toMatchObject({ ...config, subBusinessId });
    expect(configured.filter((body) => body.deviceId === deviceId).length).toBeGreaterThan(0);
    expect(received.filter(({ url }) => url.endsWith('/devices/register')).map(bodyOf)).toEqual([
      expect.objectContaining({ messagingDeviceId: deviceId, promoConsentLevel: 'marketing' }),
      expect.objectContaining({ messagingDeviceId: deviceId, promoConsentLevel: 'none' }),
    ]);
  });
});

/** The suite's back end directly, as its operator calls it. */
async function ask(path: string, body: object): Promise<unknown> {
  const data = process.env.E2E_RESILIENCE_DATA ?? '';
  const reply = await fetch(`http://127.0.0.1:${Number(process.env.E2E_RESILIENCE_PORT) + 10}${PREFIX}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-admin-key': readFileSync(join(data, 'keys/admin.key'), 'utf8').trim(),
    },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return reply.json();
}
