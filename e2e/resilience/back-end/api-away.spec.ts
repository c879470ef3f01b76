import { expect, type Page } from '@playwright/test';
import { problemFault } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import type { Fault } from '@storefront/testing/storefront/fault-proxy';
import { pipwell } from '../../support/businesses';
import { isHydrated } from '../support/expectations';
import { test } from '../support/fixtures';
import { category } from '../support/modules';
import type { TestStorefront } from '../support/test-storefront';

const store = `/stores/${pipwell.store.slug}`;
const item = `${store}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`;
/** How commerce-api can be unavailable. 'Slow' is the extreme case: it never replies. */
const outages: Readonly<Record<string, Fault>> = {
  'is down': { kind: 'cut' },
  'never answers': { kind: 'hang' },
  'answers 500': problemFault(500, 'internal_error'),
};
const publicPages = [
  '/',
  store,
  category,
  item,
  `${store}/search/bread`,
  '/store-all',
  '/stores-near-by?postcode=SE1+9GF',
];
const shownFromBefore = /We cannot reach the shop right now\. This page is as it was at \d{1,2}(:\d\d)?(am|pm)/;
const sessionMissing = 'We cannot show your basket and your account right now. Nothing in them is lost.';
const systemError = 'There was an error on the system. Please try again.';
const connectionLost = 'We could not reach the shop. Check your connection and try again.';

/** Shortened timeouts, still long enough for a busy machine; docs/reference/settings.md gives the real ones. */
const SHORT_DEADLINES = { API_DEADLINE_MS: '4000', STALE_DEADLINE_MS: '2000' };
/** How long to wait for the effect of one press before the next. */
const PRESS_TIMEOUT_MS = 2_000;
/** Long enough for a busy machine. */
const LONG_DEADLINES = { API_DEADLINE_MS: '60000', STALE_DEADLINE_MS: '60000' };
const allCalls = (fault: Fault) => [{ path: '/api/', fault }];
/** The number of items in the shopper's basket, according to the server. */
const basketCountOf = async (page: Page, { url }: TestStorefront) => {
  const session = await (await page.context().request.get(`${url}/en-gb/session`)).json();
  return (session as { basket: { count: number } }).basket.count;
};
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });

test.beforeAll(async ({ storefront }) => {
  await storefront.stopShell();
  await storefront.startShell(SHORT_DEADLINES);
  // It has loaded its business.
  await expect.poll(async () => (await storefront.document('/faqs')).status).toBe(200);
});

for (const [absence, fault] of Object.entries(outages)) {
  test.describe(`commerce-api ${absence}`, () => {
    test('pages that were shown before are shown as stale pages, and say so', { tag: '@gate' }, async ({
      storefront,
      visit,
    }) => {
      const before = new Map<string, string>();
      for (const path of publicPages) before.set(path, (await storefront.document(path)).text);
      storefront.back.rules = allCalls(fault);
      for (const path of publicPages)
        await test.step(path, async () => {
          const page = await storefront.document(path);
          expect(page.status).toBe(200);
          expect(page.text).toMatch(shownFromBefore);
          expect(page.headers.get('cache-control')).toBe('no-store');
          // The page's private part and everything else are unchanged.
          const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(page.html)?.[1]?.replace(/<[^>]+>/g, '');
          expect(heading).toBeTruthy();
          expect(before.get(path)).toContain(heading ?? '');
        });
      const page = await visit('guest');
      await page.goto(item);
      await expect(page.getByText(shownFromBefore)).toBeVisible();
      await expect(page.getByText(sessionMissing)).toBeVisible();
      await expectNoAxeFindings(page);
      // An action that is impossible says so, and trying it loses nothing.
      await page.getByRole('button', { name: /^Add to basket/ }).click();
      await expect(page.getByText('Unable to add item to basket')).toBeVisible();

      storefront.back.rules = [];
      // A busy machine may exceed the short timeouts once more: a shopper presses again.
      await expect(async () => {
        const missing = page.getByRole('region', { name: 'What is missing' });
        if (await missing.isVisible())
          await missing.getByRole('link').or(missing.getByRole('button')).first().click({ timeout: PRESS_TIMEOUT_MS });
        await expect(page.getByText(shownFromBefore)).toHaveCount(0, { timeout: PRESS_TIMEOUT_MS });
        await expect(header(page)).toContainText('15 items', { timeout: PRESS_TIMEOUT_MS });
      }).toPass();
      await expect(page.getByText(sessionMissing)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pipwell.item.name);
    });

    test('a page that was never shown reports the failure, and a retry shows it', async ({ storefront, visit }) => {
      const path = `${store}/search/${encodeURIComponent(`oats ${absence}`)}`;
      storefront.back.rules = allCalls(fault);
      const page = await visit('visitor');
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(503);
      expect(reply?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(systemError);
      await expectNoAxeFindings(page);
      // The questions page needs no back end.
      expect((await storefront.document('/faqs')).status).toBe(200);
      storefront.back.rules = [];
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('oats');
    });

    test('basket, slots, checkout, log-in, registration and account report the failure, and a retry shows them', {
      tag: '@gate',
    }, async ({ storefront, visit }) => {
      const pages = [
        ['guest', '/basket', 'Your basket'],
        ['guest', `${store}/time-slots`, 'Choose a time'],
        ['guest', '/checkout/login', /.+/],
        ['guest', '/login', 'Log in'],
        ['guest', '/register', /.+/],
        ['member', '/member', /.+/],
      ] as const;
      await Promise.all(
        pages.map(async ([who, path, heading]) => {
          storefront.back.rules = allCalls(fault);
          const page = await visit(who);
          const reply = await page.goto(path);
          expect(reply?.status(), path).toBe(200);
          await expect(page.getByRole('main').getByRole('alert')).toContainText(systemError);
          return { page, path, heading };
        }),
      ).then(async (opened) => {
        const [first] = opened;
        if (first) await expectNoAxeFindings(first.page);
        storefront.back.rules = [];
        for (const { page, path, heading } of opened)
          await test.step(path, async () => {
            await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
            await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);
            await expect(page.getByRole('main').getByText(systemError)).toHaveCount(0);
            expect(new URL(page.url()).pathname).toBe(path);
          });
      });
    });

    test('without scripts a form returns to its page with the reason, the entered values and the basket', async ({
      storefront,
      visit,
    }) => {
      await storefront.document(item);
      const page = await visit('newcomer', { javaScriptEnabled: false });
      await page.goto(item);
      await page.getByLabel('Quantity').fill('4');
      await page.getByRole('radio', { name: 'Thick' }).check();
      storefront.back.rules = allCalls(fault);
      await page.getByRole('button', { name: /^Add to basket/ }).click();
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
        /There was an error on the system|Unable to add item to basket/,
      );
      await expect(page.getByText(shownFromBefore)).toBeVisible();
      await expect(page.getByLabel('Quantity')).toHaveValue('4');
      await expect(page.getByRole('radio', { name: 'Thick' })).toBeChecked();
      storefront.back.rules = [];
      await page.getByRole('button', { name: /^Add to basket/ }).click();
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
      const session = await (await page.context().request.get(`${storefront.url}/en-gb/session`)).json();
      expect((session as { basket: { count: number } }).basket.count).toBe(5);
    });
  });
}

test('a page whose session cannot be read says what is missing and loads it on retry', async ({
  storefront,
  visit,
}) => {
  storefront.front.rules = [{ path: '/session\\?', fault: { kind: 'status', status: 503 } }];
  const page = await visit('guest');
  await page.goto(category);
  await expect(page.getByRole('region', { name: 'What is missing' })).toContainText(sessionMissing);
  await expectNoAxeFindings(page);
  storefront.front.rules = [];
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(header(page)).toContainText('15 items');
  await expect(page.getByText(sessionMissing)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an item added before a slow session call returns goes into the shopper’s existing basket', async ({
  storefront,
  visit,
}) => {
  const page = await visit('guest');
  const before = await basketCountOf(page, storefront);
  storefront.front.rules = [{ path: '/session\\?', fault: { kind: 'delay', ms: 5000 }, times: 1 }];
  await page.goto(category, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => isHydrated(page, '[data-page] main')).toBe(true);
  const add = page.getByRole('button', { name: /^Add .* to basket$/ }).first();
  // A touch on the button loads its code, long before the session arrives.
  const handlers = page.waitForEvent('requestfinished', (request) => request.url().includes('/mf-basket/handlers.'));
  await add.focus();
  await handlers;
  const addRequest = page.waitForRequest((request) => request.url().endsWith('/basket/add-item'));
  await add.click();
  const { basketToken } = (await addRequest).postDataJSON() as { basketToken?: string };
  expect(basketToken).toBeTruthy();
  await expect(header(page)).toContainText(`${before + 1} items`);
});

test('a slow back end that replies in time causes no gaps and no error messages', async ({ storefront, visit }) => {
  // The timeout is tested elsewhere; this tests that a reply within it is used.
  await storefront.stopShell();
  await storefront.startShell(LONG_DEADLINES);
  storefront.back.rules = allCalls({ kind: 'delay', ms: 900 });
  const page = await visit('guest');
  for (const path of [category, '/basket', '/checkout']) {
    await page.goto(path);
    // A checkout's header has no basket; its summary has the items.
    await expect(path === '/checkout' ? page.getByRole('main') : header(page)).toContainText(/items|Your order/);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Loading');
    await expect(page.getByText(/We cannot|We could not|There was an error/)).toHaveCount(0);
  }
  await page.goto(category);
  const before = await basketCountOf(page, storefront);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect(header(page)).toContainText(`${before + 1} items`);
  storefront.back.rules = [];
  await storefront.stopShell();
  await storefront.startShell(SHORT_DEADLINES);
});

test('in the in-app area a call without a reply is reported differently from a failed one', async ({
  storefront,
  visit,
}) => {
  const page = await visit('guest');
  await page.goto('/basket');
  // A control that only the page itself has: its document shows everything else before the scripts are there.
  await expect(page.getByRole('button', { name: /^One more/ }).first()).toBeVisible();
  storefront.back.rules = allCalls({ kind: 'cut' });
  await page
    .getByRole('link', { name: /^Check out/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(connectionLost);
  storefront.back.rules = [];
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/checkout\/(login|details)$/);
  await expect(page.getByText(connectionLost)).toHaveCount(0);
});

test('while the back end is unavailable one slow page does not delay the others', async ({ storefront, visit }) => {
  void visit;
  for (const path of publicPages) await storefront.document(path);
  storefront.back.rules = allCalls({ kind: 'hang' });
  const slow = Array.from({ length: 12 }, (_, at) => storefront.document(`${store}/search/slow-${at}`));
  expect((await storefront.document('/faqs')).status).toBe(200);
  const shown = await Promise.all(publicPages.map((path) => storefront.document(path)));
  expect(shown.map(({ status }) => status)).toEqual(publicPages.map(() => 200));
  for (const page of await Promise.all(slow)) expect(page.status).toBe(503);
});

test('a shell that starts while the back end is unavailable says so, and works once it is back', async ({
  storefront,
  visit,
}) => {
  storefront.back.rules = allCalls({ kind: 'cut' });
  await storefront.stopShell();
  await storefront.startShell(SHORT_DEADLINES);
  const page = await visit('visitor');
  const reply = await page.goto(store);
  expect(reply?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to load global white label settings');
  await expectNoAxeFindings(page);
  storefront.back.rules = [];
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pipwell.store.name);
});

test('[7.12] [8.34] too many store searches, or visits to a store, show the back end’s message', async ({
  storefront,
  visit,
}) => {
  const words = 'Too many searches from here. Please wait half a minute.';
  const fault = problemFault(429, 'rate_limited', { detail: words });
  storefront.back.rules = [
    { path: '/stores/search$', fault },
    { path: '/stores/details$', fault },
  ];
  const page = await visit('visitor');
  const search = await page.goto('/stores-near-by?postcode=SE1+9GF');
  expect(search?.status()).toBe(429);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  const details = await page.goto(store);
  expect(details?.status()).toBe(429);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expectNoAxeFindings(page);
  storefront.back.rules = [];
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pipwell.store.name);
  // It is reported in the same way when the browser requests the store.
  const shopper = await visit('guest');
  storefront.back.rules = [{ path: '/stores/details$', fault }];
  await shopper.goto(`${store}/time-slots`);
  await expect(shopper.getByRole('main').getByRole('alert')).toContainText(words);
  storefront.back.rules = [];
  await shopper.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Choose a time');
});

test('[8.30] a reply that no retry can fix shows its reason and a way to start again, whichever page requested it', async ({
  storefront,
  visit,
}) => {
  const final = 'Trying again cannot fix this. Please start again.';
  const fault = problemFault(409, 'UNRECOVERABLE_ERROR', { detail: 'This shop has moved to another address.' });
  const page = await visit('guest');
  storefront.back.rules = [{ path: '/stores/details$', fault }];
  for (const [path, status] of [
    [store, 410],
    [`${store}/time-slots`, 200],
  ] as const) {
    const reply = await page.goto(path);
    expect([path, reply?.status()]).toEqual([path, status]);
    const main = page.getByRole('main');
    await expect(main.getByText(final)).toBeVisible();
    await expect(main.getByText('Starting again empties your basket')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start again' })).toBeVisible();
    await expect(main.getByText('Try again')).toHaveCount(0);
    await expectNoAxeFindings(page);
  }
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL('/');
  storefront.back.rules = [];
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /sf_(basket|place)$/.test(name))).toEqual([]);
});

test('without scripts too many submits of a form are asked to wait', async ({ storefront, visit }) => {
  const page = await visit('newcomer', { javaScriptEnabled: false });
  await page.goto(item);
  storefront.back.rules = [{ path: '/basket/add-item$', fault: problemFault(429, 'rate_limited') }];
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
    'You have tried that too many times. Please wait a minute and try again.',
  );
});
