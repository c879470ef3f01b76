import { expect, type Page, test } from '@playwright/test';
import { plainDate } from '@storefront/dates/plain';
import { instantOf } from '@storefront/dates/zone';
import { callAsOperator } from '@storefront/testing/call-as-operator';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { type DemoBusiness, lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { machineDifference, recordMachine } from './drawn-with';

const businesses = [
  { business: pipwell, storeId: 101, dark: ['home', 'category', 'item', 'basket', 'payment'] },
  { business: lathmere, storeId: 201, dark: ['home', 'item'] },
];

interface Screen {
  readonly path: (business: DemoBusiness) => string;
  /** What the shopper has beforehand. */
  readonly has?: 'basket' | 'slot';
  /** Texts with a date, which are left out. */
  readonly dated?: string;
  /** What the shopper does there first. */
  readonly first?: (page: Page) => Promise<void>;
}

const inStore = (path: string) => (business: DemoBusiness) => `/stores/${business.store.slug}${path}`;

const category = (business: DemoBusiness) => inStore(`/category/${business.category.slug}`)(business);

/** One screen of each package. */
const screens: Readonly<Record<string, Screen>> = {
  shell: { path: () => '/faqs' },
  'mf-store-search': { path: () => '/store-all' },
  'mf-catalogue': { path: category },
  'mf-basket': { path: () => '/basket', has: 'basket' },
  'mf-slots': { path: inStore('/time-slots'), has: 'basket', dated: '[aria-label=Day] button:nth-child(n + 3)' },
  'mf-checkout': { path: () => '/checkout/login', has: 'slot', dated: 'header a' },
  'mf-member': { path: () => '/login' },
};

/** Screens as a dark device shows them. */
const darkScreens: Readonly<Record<string, Screen>> = {
  home: { path: () => '/' },
  category: { path: category },
  item: { path: (business) => `${category(business)}/menuItem/${business.item.slug}` },
  basket: { path: () => '/basket', has: 'basket' },
  payment: { path: () => '/checkout/login', has: 'slot', dated: 'header a, main time', first: continueToPayment },
};

async function continueToPayment(page: Page) {
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Mobile number').fill('07700 900123');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /Cash/ }).waitFor();
  await expect(page.getByRole('status', { name: 'Loading the card form' })).toHaveCount(0);
}

/** Chooses a store and gives the shopper what a screen needs. */
async function prepare(
  page: Page,
  origin: string,
  storeId: number,
  { item, postcode }: DemoBusiness,
  has: Screen['has'],
) {
  await page.goto(`${origin}/faqs`);
  const session = new ShopperSession(requestFromPage(page), origin);
  await session.chooseStore(storeId, 'collection', postcode);
  if (!has) return;
  const basketToken = await session.addItem(storeId, item.slug, item.quantity, 'collection');
  if (has === 'slot') await session.reserveSlot(storeId, basketToken, 'collection');
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEDNESDAY = 3;

/** Ten in the morning of the next Wednesday, so that slots and opening hours are those of every week. */
function nextWednesday(): Date {
  let day = Date.now() + DAY_MS;
  while (new Date(plainDate(day)).getUTCDay() !== WEDNESDAY) day += DAY_MS;
  return instantOf(plainDate(day), '10:00');
}

test.beforeAll(async ({ browser }) => {
  await callAsOperator(test.info(), 'clock', { now: nextWednesday().toISOString() });
  if (test.info().config.updateSnapshots === 'all') return recordMachine(browser);
  const difference = await machineDifference(browser);
  if (difference) console.log(difference);
  test.skip(difference !== undefined, difference);
});

async function expectBaseline(
  page: Page,
  { business, storeId }: (typeof businesses)[number],
  { path, has, dated, first }: Screen,
  name: string,
) {
  const origin = originOf(business);
  await prepare(page, origin, storeId, business, has);
  await page.goto(origin + path(business), { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await first?.(page);
  if (dated) await page.addStyleTag({ content: `${dated} { visibility: hidden !important; }` });
  await expect(page).toHaveScreenshot(`${business.name.toLowerCase()}-${name}.png`);
}

for (const one of businesses) {
  for (const [name, screen] of Object.entries(screens))
    test(`${one.business.name}: a screen of ${name} looks as its baseline`, ({ page }) =>
      expectBaseline(page, one, screen, name));

  for (const [name, screen] of Object.entries(darkScreens).filter(([name]) => one.dark.includes(name)))
    test(`${one.business.name}: on a dark device, ${name} looks as its baseline`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectBaseline(page, one, screen, `dark-${name}`);
    });
}
