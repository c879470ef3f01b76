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
  { business: pipwell, storeId: 101 },
  { business: lathmere, storeId: 201 },
];

interface Screen {
  readonly path: (business: DemoBusiness) => string;
  /** What the shopper has beforehand. */
  readonly has?: 'basket' | 'slot';
  /** Texts with a date, which are left out. */
  readonly dated?: string;
}

const inStore = (path: string) => (business: DemoBusiness) => `/stores/${business.store.slug}${path}`;

/** One screen of each package. */
const screens: Readonly<Record<string, Screen>> = {
  shell: { path: () => '/faqs' },
  'mf-store-search': { path: () => '/store-all' },
  'mf-catalogue': { path: (business) => inStore(`/category/${business.category.slug}`)(business) },
  'mf-basket': { path: () => '/basket', has: 'basket' },
  'mf-slots': { path: inStore('/time-slots'), has: 'basket', dated: '[aria-label=Day] button:nth-child(n + 3)' },
  'mf-checkout': { path: () => '/checkout/login', has: 'slot', dated: 'header a' },
  'mf-member': { path: () => '/login' },
};

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

for (const { business, storeId } of businesses)
  for (const [name, { path, has, dated }] of Object.entries(screens))
    test(`${business.name}: a screen of ${name} looks as its baseline`, async ({ page }) => {
      const origin = originOf(business);
      await prepare(page, origin, storeId, business, has);
      await page.goto(origin + path(business), { waitUntil: 'networkidle' });
      await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
      if (dated) await page.addStyleTag({ content: `${dated} { visibility: hidden !important; }` });
      await expect(page).toHaveScreenshot(`${business.name.toLowerCase()}-${name}.png`);
    });
