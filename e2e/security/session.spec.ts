import { type APIRequestContext, expect } from '@playwright/test';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const origin = baseURL;
const borough = 101;

const session = async (request: APIRequestContext, headers: Record<string, string> = {}) =>
  (await (await request.get(`${origin}/en-gb/session`, { headers })).json()) as SessionSnapshot;

const placeCookie = (place: object) => `sf_place=${Buffer.from(JSON.stringify(place)).toString('base64url')}`;

/** The headers that a browser sends with a cross-site request. */
const crossSiteHeaders = {
  'a picture': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  'a script': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  'a frame': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  'a page fetched ahead': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-purpose': 'prefetch',
  },
} as const;
const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test('a session call creates no basket for a visitor, whatever token they send', async ({ request }) => {
  for (const token of ['x'.repeat(43), 'a-token-that-nobody-was-given-000']) {
    const reply = await request.get(`${origin}/en-gb/session`, { headers: { cookie: `sf_basket=${token}` } });
    expect(reply.status()).toBe(200);
    expect(((await reply.json()) as SessionSnapshot).basket).toBeNull();
    expect(reply.headers()['set-cookie']).toMatch(/sf_basket=;/);
  }
});

test('an invalid place is dropped, and the store’s data comes from the back end', async ({ request }) => {
  const location = { postcode: 'SE1 9GF', latitude: 51.5, longitude: -0.09 };
  const read = (place: object) => session(request, { cookie: placeCookie(place) });
  const store = { id: borough, slug: 'forged', name: '<b>Forged</b>' };
  expect(await read({ location, fulfilment: 'collection', store })).toMatchObject({
    location,
    fulfilment: 'collection',
    store: { id: borough, slug: pipwell.store.slug, name: expect.stringContaining(pipwell.store.name) },
  });
  const odd = await read({ location: { ...location, latitude: 999 }, fulfilment: 'delivery', store: null });
  expect(odd.location).toBeNull();
  for (const id of [999_999, 201_000, -1, 1.5])
    expect((await read({ location, fulfilment: 'delivery', store: { ...store, id } })).store).toBeNull();
  expect(await read({ location, fulfilment: 'teleport', store: 'x' })).toMatchObject({ fulfilment: 'delivery' });
});

test('the session is not readable by another site’s page', async ({ request }) => {
  for (const headers of [...Object.values(crossSiteHeaders), navigation, { 'sec-fetch-site': 'same-site' }])
    expect((await request.get(`${origin}/en-gb/session`, { headers })).status()).toBe(403);
  expect(
    (await request.get(`${origin}/en-gb/session`, { headers: { 'sec-fetch-site': 'same-origin' } })).status(),
  ).toBe(200);
});

test('only a GET that navigates may change state', async ({ request }) => {
  const shopper = new ShopperSession(request, origin);
  await shopper.chooseStore(borough, 'delivery');
  const token = await shopper.addItem(borough, pipwell.item.slug, 1, 'delivery');
  await shopper.reserveSlot(borough, token, 'delivery');
  const before = await session(request);
  expect(before.slot).not.toBeNull();
  for (const path of [
    '/deep-link?actionType=open-store&storeId=101&fulfilmentMethod=collection',
    '/deep-link?actionType=open-store&storeId=102',
    '/deep-link/waiting',
    '/tv?campaign=autumn-2026',
    '/referrer/FRIEND5',
    '/en-gb/canary/join',
    '/en-gb/canary/leave',
  ])
    for (const [what, headers] of Object.entries(crossSiteHeaders)) {
      const reply = await request.get(origin + path, { headers, maxRedirects: 0 });
      expect(reply.headers()['set-cookie'], `${path} as ${what}`).toBeUndefined();
    }
  const after = await session(request);
  expect(after).toMatchObject({ slot: before.slot, fulfilment: 'delivery', store: before.store });
});

test('a link asks before it costs the shopper their held slot or changes their fulfilment method', async ({
  page,
  context,
}) => {
  const shopper = new ShopperSession(context.request, origin);
  await shopper.chooseStore(borough, 'delivery');
  const link = '/deep-link?actionType=open-store&storeId=101&fulfilmentMethod=collection';

  await test.step('with a chosen store and no basket', async () => {
    expect((await page.goto(origin + link))?.status()).toBe(409);
    await expect(page.getByRole('main')).toContainText('Your order will change between delivery and collection.');
    await page.getByRole('button', { name: 'Keep what I chose' }).click();
    expect((await session(context.request)).fulfilment).toBe('delivery');
  });

  const token = await shopper.addItem(borough, pipwell.item.slug, 1, 'delivery');
  await shopper.reserveSlot(borough, token, 'delivery');
  await test.step('with a held time', async () => {
    const reply = await page.goto(origin + link);
    expect(reply?.status()).toBe(409);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow this link?');
    await expect(page.getByRole('main')).toContainText('You will lose the time that we are holding for you.');
    const current = await session(context.request);
    expect([current.slot === null, current.fulfilment]).toEqual([false, 'delivery']);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/stores/${pipwell.store.slug}$`));
    const answered = await session(context.request);
    expect([answered.slot, answered.fulfilment]).toEqual([null, 'collection']);
  });
});
