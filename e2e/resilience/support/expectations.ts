import { expect, type Page } from '@playwright/test';
import { countText } from '@storefront/messages/count-text';
import { pipwell } from '../../support/businesses';
import { type Behaviour, open, systemError } from './behaviour';
import { reportsTo } from './fixtures';
import { category, type ExposedModule } from './modules';
import { privatePage } from './private-pages';
import type { TestStorefront } from './test-storefront';

/** React has hydrated an element from the server. */
export const isHydrated = (page: Page, selector: string) =>
  page.evaluate(
    (given) => Object.keys(document.querySelector(given) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

/** Browsers may store a public page for some seconds, so it is requested under another URL. */
const openAgain = (page: Page, path: string) => open(page, `${path}?again`);

const partFailed = 'We could not load everything here.';

const changeBar = (page: Page) => page.getByRole('region', { name: 'Your order change' });
const purchases = (page: Page) => page.getByRole('main').getByRole('heading', { name: /Your usuals|Buy again/ });

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });

/** The header shows the shopper's basket, so the frame is hydrated even if its page is not. */
async function expectFrameHydrated(page: Page) {
  await expect(basketLink(page)).toContainText(/\d items?$/);
}

const publicPage: Behaviour = {
  async expectBroken(page, { path }) {
    const heading = page.getByRole('main').getByRole('heading').first();
    await open(page, path);
    const words = await heading.textContent();
    await expectFrameHydrated(page);
    await expect(heading).toHaveText(words ?? '');
    await expect(page.getByText(systemError)).toHaveCount(0);
    expect(await page.locator('[data-page]').innerHTML()).not.toBe('');
    expect(await isHydrated(page, '[data-page] main')).toBe(false);
  },
  async expectRecovered(page, { path }) {
    await openAgain(page, path);
    await expect.poll(() => isHydrated(page, '[data-page] main')).toBe(true);
  },
};

async function expectPartStillBroken(page: Page, failed: () => Promise<void>) {
  await page.getByRole('button', { name: 'Try again' }).click();
  await failed();
  await expect(page.getByText(partFailed)).toBeVisible();
}

const behaviourByPart: Readonly<Record<string, Behaviour>> = {
  // Essential, rendered by the server: its HTML stays and works; the page shows the failure and a retry.
  'store-search': {
    async expectBroken(page) {
      await open(page, '/');
      const part = page.locator('[data-boundary="store-search"]');
      await part.getByLabel('Your postcode').fill('SE1');
      await expect(page.getByText(partFailed)).toBeVisible();
      // A shopper who is typing while the part fails can continue.
      await page.keyboard.type(' 9GF');
      await expect(part.getByLabel('Your postcode')).toHaveValue('SE1 9GF');
      expect(await isHydrated(page, '[data-boundary="store-search"] form')).toBe(false);
      await expectFrameHydrated(page);
    },
    expectStillBroken: expectPartStillBroken,
    async expectRecovered(page) {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(partFailed)).toHaveCount(0);
      await expect.poll(() => isHydrated(page, '[data-boundary="store-search"] form')).toBe(true);
    },
  },
  // Degradable, rendered in the browser: its skeleton stays.
  'basket-drawer': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await expectFrameHydrated(page);
      const aside = page.getByRole('complementary', { name: 'Your basket' });
      await expect(aside).toContainText('Your basket');
      await expect(aside.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'View basket' })).toHaveCount(0);
    },
    async expectRecovered(page, { path }) {
      await openAgain(page, path);
      await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
    },
  },
  // Hidden: its place is empty, without a message.
  'slot-countdown': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await expectFrameHydrated(page);
      await expect(page.getByText(/We could not|There was an error/)).toHaveCount(0);
    },
    async expectRecovered(page, { remote, files, path }) {
      const fileReply = page.waitForResponse((reply) =>
        files.some((file) => reply.url().includes(`${remote}/${file}`)),
      );
      await openAgain(page, path);
      expect((await fileReply).status()).toBe(200);
    },
  },
  // Hidden: the page is whole, and the basket says which order it changes. The order stands.
  'order-change-bar': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await expectFrameHydrated(page);
      await expect(page.getByText(/We could not|There was an error/)).toHaveCount(0);
      await expect(changeBar(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
    async expectRecovered(page, { path }) {
      await openAgain(page, path);
      await expect(changeBar(page)).toContainText(/You are changing order PW-/);
    },
  },
  // Hidden: the home page is whole without what a member buys.
  'buy-again': {
    async expectBroken(page, { path }) {
      await open(page, path);
      // Without a basket the header names the member, once it is hydrated.
      await expect(page.getByRole('banner').getByRole('link', { name: pipwell.member.firstname })).toBeVisible();
      await expect(page.getByText(/We could not|There was an error/)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(purchases(page)).toHaveCount(0);
    },
    async expectRecovered(page, { path }) {
      await openAgain(page, path);
      await expect(purchases(page).first()).toBeVisible();
    },
  },
  // Hidden: the search field works without suggestions.
  'search-suggestions': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await expectFrameHydrated(page);
      const search = page.getByRole('banner').getByRole('searchbox');
      await search.fill('croissant');
      await expect(page.getByText(/We could not|There was an error/)).toHaveCount(0);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(search).toHaveValue('croissant');
    },
    async expectRecovered(page, { path }) {
      await openAgain(page, path);
      await expectFrameHydrated(page);
      await page.getByRole('banner').getByRole('searchbox').fill('croissant');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    },
  },
  // Essential, rendered in the browser when it is asked for: the page says so, and offers a retry.
  'new-card': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await page.getByRole('button', { name: 'Add a card' }).click();
      await expect(page.getByText(partFailed)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cards' })).toBeVisible();
    },
    expectStillBroken: expectPartStillBroken,
    async expectRecovered(page, { path }, fault) {
      if (fault === 'code') {
        await openAgain(page, path);
        await page.getByRole('button', { name: 'Add a card' }).click();
      } else await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('form', { name: 'New card' })).toBeVisible();
    },
  },
  // A command without its handlers is submitted as a plain form.
  'mf-basket': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await expectFrameHydrated(page);
      await addWithoutScript(page);
    },
    async expectRecovered(page, { path }) {
      await openAgain(page, path);
      await addInPlace(page);
    },
  },
  'mf-store-search': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await releaseSlot(page);
      await chooseMethod(page, 'Collection');
      await expect(page.getByText('We could not reach the shop. Check your connection and try again.')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Delivery');
    },
    async expectRecovered(page, _module, fault) {
      if (fault === 'code') await page.reload();
      await chooseMethod(page, 'Delivery');
      await chooseMethod(page, 'Collection');
      await expect(page.getByRole('banner')).toContainText('Collect from');
    },
  },
  // The checkout cannot log in, says so and keeps the typed text.
  'mf-member': {
    async expectBroken(page, { path }) {
      await open(page, path);
      await logInAtCheckout(page);
      await expect(page.getByText('We could not reach the shop. Check your connection and try again.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(pipwell.member.email);
      await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeEnabled();
    },
    async expectRecovered(page, _module, fault) {
      if (fault === 'code') await page.reload();
      await logInAtCheckout(page);
      await expect(page).not.toHaveURL(/login/);
    },
  },
};

/** Gives the held slot up, so that the page changes the method at once: a command of mf-store-search. */
async function releaseSlot(page: Page) {
  const { origin } = new URL(page.url());
  const { basket } = (await (await page.request.get('/en-gb/session')).json()) as { basket: { basketToken: string } };
  const { basketToken } = basket;
  for (const fulfilmentMethod of ['collection', 'delivery']) {
    const data = { basketToken, updates: [], fulfilmentMethod };
    const reply = await page.request.post('/en-gb/api/basket/update', { headers: { origin }, data });
    expect(reply.status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Choose a time');
}

const chooseMethod = (page: Page, method: 'Delivery' | 'Collection') =>
  page.getByRole('main').getByText(method, { exact: true }).click();

/** Logs in at the checkout's log-in step. */
async function logInAtCheckout(page: Page) {
  await page.getByLabel('Email').fill(pipwell.member.email);
  await page.getByLabel('Password', { exact: true }).fill(pipwell.member.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export function behaviourOf({ role, remote, boundary }: ExposedModule): Behaviour {
  if (role === 'public page') return publicPage;
  if (role === 'private page') return privatePage;
  const place = behaviourByPart[boundary ?? remote];
  if (!place) throw new Error(`Say in support/expectations.ts what happens when ${boundary ?? remote} fails.`);
  return place;
}

const basketCountOf = async (page: Page) =>
  Number(/\.\d\d(\d+) items?$/.exec((await basketLink(page).textContent()) ?? '')?.[1]);

const expectCount = (page: Page, count: number) => expect(basketLink(page)).toContainText(countText(count, 'item'));

/** The first item that is not in the basket yet is added by form submission, with a new document. */
async function addWithoutScript(page: Page) {
  const before = await basketCountOf(page);
  const formReply = page.waitForResponse((reply) => reply.url().endsWith('/actions/basket/add-item'));
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  expect((await formReply).status()).toBe(303);
  await expectCount(page, before + 1);
}

/** It is added to the basket, with or without a new document. */
async function addFirstItem(page: Page) {
  const before = await basketCountOf(page);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expectCount(page, before + 1);
}

/** It is added to the basket without a new document. */
export async function addInPlace(page: Page) {
  await expectFrameHydrated(page);
  const before = await basketCountOf(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expectCount(page, before + 1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Whatever else is broken, items can be added: in place, or by the plain form when that code is broken. */
export async function expectItemCanBeAdded(page: Page) {
  await open(page, category);
  await expectFrameHydrated(page);
  await addFirstItem(page);
}

/** The browser reported it to the storefront, with remote, version and composition. */
export async function expectReported(
  storefront: TestStorefront,
  { remote, expose, boundary = '-' }: ExposedModule,
  release: { version: string; composition: string },
  /** All modules of a remote share its container, so its fault is reported once, by the first. */
  isContainer = false,
) {
  await expect
    .poll(() => reportsTo(storefront))
    .toContainEqual(
      expect.objectContaining({
        remote,
        ...release,
        part: isContainer
          ? expect.stringMatching(/^[\w./-]+$/)
          : expect.stringMatching(new RegExp(`^(${expose.replace('.', '\\.')}|${boundary})$`)),
      }),
    );
}
