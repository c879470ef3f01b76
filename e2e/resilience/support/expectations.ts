import { expect, type Page } from '@playwright/test';
import { pipwell } from '../../support/businesses';
import { reportsTo } from './fixtures';
import { category, type ExposedModule } from './modules';
import type { TestStorefront } from './test-storefront';

/** React has hydrated an element from the server. */
export const isHydrated = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

/** A page with a hanging script never fires 'load', but its text is there. */
const opens = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const systemError = 'There was an error on the system. Please try again.';
const partFailed = 'We could not load everything here.';

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });

/** The header shows the shopper's basket, so the frame is hydrated even if its page is not. */
async function frameIsHydrated(page: Page) {
  await expect(basketLink(page)).toContainText('items');
}

/** How a page with a broken module looks, what still works, and how it recovers. */
export interface Behaviour {
  /** Opens the place and checks that the policy applies. */
  broken(page: Page, module: ExposedModule): Promise<void>;
  /** After the fault has ended, in the same document where possible. */
  healed(page: Page, module: ExposedModule, fault: 'files' | 'code'): Promise<void>;
}

const publicPage: Behaviour = {
  async broken(page, { path }) {
    const heading = page.getByRole('main').getByRole('heading').first();
    await opens(page, path);
    const words = await heading.textContent();
    await frameIsHydrated(page);
    await expect(heading).toHaveText(words ?? '');
    await expect(page.getByText(systemError)).toHaveCount(0);
    expect(await page.locator('[data-page]').innerHTML()).not.toBe('');
    expect(await isHydrated(page, '[data-page] main')).toBe(false);
  },
  async healed(page) {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => isHydrated(page, '[data-page] main')).toBe(true);
  },
};

const privatePage: Behaviour = {
  async broken(page, { path }) {
    await opens(page, path);
    await expect(failure(page)).toContainText(systemError);
    await expect(failure(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  },
  async healed(page) {
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(systemError)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: /^(Loading|Something went wrong)$/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  },
};

const byPlace: Readonly<Record<string, Behaviour>> = {
  // Essential, rendered by the server: its HTML stays and works; the page shows the failure and a retry.
  'store-search': {
    async broken(page) {
      await opens(page, '/');
      const part = page.locator('[data-boundary="store-search"]');
      await part.getByLabel('Your postcode').fill('SE1');
      await expect(page.getByText(partFailed)).toBeVisible();
      // A shopper who is typing while the part fails can continue.
      await page.keyboard.type(' 9GF');
      await expect(part.getByLabel('Your postcode')).toHaveValue('SE1 9GF');
      expect(await isHydrated(page, '[data-boundary="store-search"] form')).toBe(false);
      await frameIsHydrated(page);
    },
    async healed(page) {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(partFailed)).toHaveCount(0);
      await expect.poll(() => isHydrated(page, '[data-boundary="store-search"] form')).toBe(true);
    },
  },
  // Degradable, rendered in the browser: its skeleton stays.
  'basket-drawer': {
    async broken(page, { path }) {
      await opens(page, path);
      await frameIsHydrated(page);
      const aside = page.getByRole('complementary', { name: 'Your basket' });
      await expect(aside).toContainText('Your basket');
      await expect(aside.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'View basket' })).toHaveCount(0);
    },
    async healed(page) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
    },
  },
  // Hidden: its place is empty, without a message.
  'slot-countdown': {
    async broken(page, { path }) {
      await opens(page, path);
      await frameIsHydrated(page);
      await expect(page.getByText(/We could not|There was an error/)).toHaveCount(0);
    },
    async healed(page, { remote, files }) {
      const brought = page.waitForResponse((reply) => files.some((file) => reply.url().includes(`${remote}/${file}`)));
      await page.reload({ waitUntil: 'domcontentloaded' });
      expect((await brought).status()).toBe(200);
    },
  },
  // Hidden: the search field works without suggestions.
  'search-suggestions': {
    async broken(page, { path }) {
      await opens(page, path);
      await frameIsHydrated(page);
      const search = page.getByRole('banner').getByRole('searchbox');
      await search.fill('croissant');
      await expect(page.getByText(/We could not|There was an error/)).toHaveCount(0);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(search).toHaveValue('croissant');
    },
    async healed(page) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await frameIsHydrated(page);
      await page.getByRole('banner').getByRole('searchbox').fill('croissant');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    },
  },
  // A command without its handlers is submitted as a plain form.
  'mf-basket': {
    async broken(page, { path }) {
      await opens(page, path);
      await frameIsHydrated(page);
      await addsWithoutScript(page);
    },
    async healed(page) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await addsInPlace(page);
    },
  },
  'mf-store-search': {
    async broken(page, { path }) {
      await opens(page, path);
      await page.getByRole('main').getByText('Collection', { exact: true }).click();
      await expect(page.getByText('We could not reach the shop. Check your connection and try again.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    },
    async healed(page, _module, fault) {
      if (fault === 'code') await page.reload();
      await page.getByRole('main').getByText('Collection', { exact: true }).click();
      await expect(page.getByRole('radio', { name: 'Collection' })).toBeChecked();
    },
  },
  // The checkout cannot log in, says so and keeps the typed text.
  'mf-member': {
    async broken(page, { path }) {
      await opens(page, path);
      await logsInAtCheckout(page);
      await expect(page.getByText('We could not reach the shop. Check your connection and try again.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(pipwell.member.email);
      await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeEnabled();
    },
    async healed(page, _module, fault) {
      if (fault === 'code') await page.reload();
      await logsInAtCheckout(page);
      await expect(page).not.toHaveURL(/login/);
    },
  },
};

/** Logs in at the checkout's log-in step. */
async function logsInAtCheckout(page: Page) {
  await page.getByLabel('Email').fill(pipwell.member.email);
  await page.getByLabel('Password', { exact: true }).fill(pipwell.member.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export function behaviourOf({ role, remote, boundary }: ExposedModule): Behaviour {
  if (role === 'public page') return publicPage;
  if (role === 'private page') return privatePage;
  const place = byPlace[boundary ?? remote];
  if (!place) throw new Error(`Say in support/expectations.ts what happens when ${boundary ?? remote} fails.`);
  return place;
}

const countOf = async (page: Page) =>
  Number(/\.\d\d(\d+) items$/.exec((await basketLink(page).textContent()) ?? '')?.[1]);

const countIs = (page: Page, count: number) => expect(basketLink(page)).toContainText(`${count} items`);

/** The first item that is not in the basket yet is added by form submission, with a new document. */
async function addsWithoutScript(page: Page) {
  const before = await countOf(page);
  const posted = page.waitForResponse((reply) => reply.url().endsWith('/actions/basket/add-item'));
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  expect((await posted).status()).toBe(303);
  await countIs(page, before + 1);
}

/** It is added to the basket, with or without a new document. */
async function adds(page: Page) {
  const before = await countOf(page);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await countIs(page, before + 1);
}

/** It is added to the basket without a new document. */
async function addsInPlace(page: Page) {
  await frameIsHydrated(page);
  const before = await countOf(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await countIs(page, before + 1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Whatever else is broken, items can be added: in place, or by the plain form when that code is broken. */
export async function basketIsFilled(page: Page) {
  await opens(page, category);
  await frameIsHydrated(page);
  await adds(page);
}

/** The browser reported it to the storefront, with remote, version and composition. */
export async function isReported(
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
