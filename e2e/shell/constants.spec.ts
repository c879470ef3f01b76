import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import {
  BROWSER_CACHE_SECONDS,
  DEFAULT_COUNTRY,
  LOOKUP_DEBOUNCE_MS,
  ORDER_STATUS_CODES,
  POSTCODE_MAX_LENGTH,
  RESERVATION_MINUTES,
  SEARCH_TERM_MIN_LENGTH,
  SHARED_CACHE_SECONDS,
  WARNING_MINUTES,
} from '@storefront/api/constants';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { remoteNames } from '../../tools/run/packages/package-names';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const root = resolve(import.meta.dirname, '../..');
const store = `/stores/${pipwell.store.slug}`;

test('[9.01] the named constants match the specification, and the storefront uses them', async ({ page, request }) => {
  expect([POSTCODE_MAX_LENGTH, SEARCH_TERM_MIN_LENGTH, LOOKUP_DEBOUNCE_MS, RESERVATION_MINUTES]).toEqual([
    8, 2, 400, 15,
  ]);
  expect(WARNING_MINUTES).toEqual([5, 4, 3, 2]);
  expect(Object.values(ORDER_STATUS_CODES)).toEqual([20, 40, 60, 80, 100]);
  expect([DEFAULT_COUNTRY, BROWSER_CACHE_SECONDS, SHARED_CACHE_SECONDS]).toEqual(['GB', 15, 60]);

  const call = async (path: string, data: object) =>
    request.post(`${baseURL}/en-gb/api${path}`, { headers: { origin: baseURL }, data });
  await page.goto(`${baseURL}/`);
  const field = page.getByRole('main').locator('input[name="postcode"]').first();
  await expect(field).toHaveAttribute('maxlength', String(POSTCODE_MAX_LENGTH));
  const document = await request.get(baseURL + store);
  expect(document.headers()['cache-control']).toBe(
    `public, max-age=${BROWSER_CACHE_SECONDS}, s-maxage=${SHARED_CACHE_SECONDS}`,
  );
  const search = (searchTerm: string) => call('/catalogue/global-search', { storeId: 101, searchTerm });
  expect((await search('b'.repeat(SEARCH_TERM_MIN_LENGTH - 1))).status()).not.toBe(200);
  expect((await search('br')).status()).toBe(200);
  const profile = (await (await request.get(`${baseURL}/en-gb/api/business/profile`)).json()) as {
    country: string;
    limits: { reservationMinutes: number };
  };
  expect([profile.country, profile.limits.reservationMinutes]).toEqual([DEFAULT_COUNTRY, RESERVATION_MINUTES]);

  const session = new ShopperSession(request, baseURL);
  await session.chooseStore(101, 'delivery');
  const token = await session.addItem(101, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  await session.reserveSlot(101, token, 'delivery');
  const { slot, serverTime } = (await (await request.get(`${baseURL}/en-gb/session`)).json()) as {
    slot: { expiresAt: string };
    serverTime: string;
  };
  const held = (Date.parse(slot.expiresAt) - Date.parse(serverTime)) / 60_000;
  expect(held).toBeGreaterThan(RESERVATION_MINUTES - 0.5);
  expect(held).toBeLessThanOrEqual(RESERVATION_MINUTES);
});

test('[9.09] every limit is a named constant with its reason beside it, and no number is repeated elsewhere', async ({
  request,
}) => {
  const source = readFileSync(join(root, 'libs/api/src/constants.ts'), 'utf8');
  const exported = [...source.matchAll(/(\/\*\* [^\n]{12,} \*\/\n)?export const ([A-Z_]+)/g)];
  expect(exported.length).toBeGreaterThan(90);
  for (const [, reason, name] of exported) expect([name, Boolean(reason)]).toEqual([name, true]);
  // A page's limits come from there: the field, the cache, the hold.
  const html = await (await request.get(`${baseURL}/nowhere`)).text();
  expect(html).toMatch(new RegExp(`<input[^>]*maxlength="${POSTCODE_MAX_LENGTH}"`, 'i'));
  // No source repeats the length of a postcode, the debounce or the cache times as numbers.
  const copies = new RegExp(
    [
      `max[lL]ength=["{]${POSTCODE_MAX_LENGTH}["}]`,
      `(debounce|_ms|Ms)\\w* ?[=:] ?${LOOKUP_DEBOUNCE_MS}\\b`,
      `s-maxage=${SHARED_CACHE_SECONDS}`,
    ].join('|'),
  );
  const sources = ['shell', 'libs', ...remoteNames(root)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|spec)\./.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => /\/src\//.test(path) && !/node_modules|api\/src\/constants\.ts$/.test(path)),
  );
  expect(sources.length).toBeGreaterThan(300);
  const copied = sources.filter((path) => copies.test(readFileSync(path, 'utf8')));
  expect(copied).toEqual([]);
});
