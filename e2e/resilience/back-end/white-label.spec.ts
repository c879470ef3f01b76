import { expect, type Page } from '@playwright/test';
import type { Fault } from '@storefront/testing/storefront/fault-proxy';
import { pipwell } from '../../support/businesses';
import { test } from '../support/fixtures';
import type { TestStorefront } from '../support/test-storefront';

const store = `/stores/${pipwell.store.slug}`;

interface Refused {
  readonly setting: string;
  readonly why: string;
}

/** The shell's log lines about invalid settings. */
async function refusedBy(storefront: TestStorefront): Promise<readonly Refused[]> {
  await storefront.document('/faqs');
  const state = (await (await fetch(`${storefront.shellUrl}/readyz`)).json()) as { settings?: readonly Refused[] };
  return state.settings ?? [];
}

const settingsOf = async (storefront: TestStorefront) =>
  (await (
    await fetch(`${storefront.shellUrl}/en-gb/api/white-label/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: storefront.shellUrl },
      body: '{}',
    })
  ).json()) as Record<string, unknown>;

const answer = (body: unknown): Fault => ({
  kind: 'status',
  status: 200,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
/** The token that a new visitor's document changes; a browser caches the previous one for a while. */
const writtenBrand = async (storefront: TestStorefront) =>
  /--brand:(#[0-9a-f]{6});--brand-deep[^}]*}<\/style>/.exec((await storefront.document(store)).html)?.[1];
const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);

test.beforeAll(async ({ storefront }) => {
  await storefront.stopShell();
  await storefront.startShell({ SETTINGS_FRESH_MS: '200' });
  expect((await storefront.document('/faqs')).status).toBe(200);
});

test('an invalid setting is logged by name and keeps its last good value, and the others are applied', async ({
  storefront,
  visit,
}) => {
  const settings = await settingsOf(storefront);
  const change = (more: object) => {
    storefront.back.rules = [{ path: '/white-label/settings$', fault: answer({ ...settings, ...more }) }];
  };
  change({ theme: { brand: '#1f3f7a', brandDeep: '#152c57', onBrandSoft: '#152c57' } });
  await expect.poll(() => writtenBrand(storefront)).toBe('#1f3f7a');

  change({ theme: { muted: '#d9d3c3' }, strapline: 'Good food, in new words', logo: 'https://example.com/logo.svg' });
  const named = async () => [...new Set((await refusedBy(storefront)).map(({ setting }) => setting))].sort();
  await expect.poll(named).toEqual(['logo', 'theme']);
  const refused = await refusedBy(storefront);
  expect(refused.find(({ setting }) => setting === 'theme')?.why).toMatch(/muted on .+ has a contrast of 1\.\d+/);
  expect(
    storefront.log.filter(({ msg }) => /white-label setting 'theme' .* its last valid value is used/.test(msg)),
  ).toHaveLength(refused.filter(({ setting }) => setting === 'theme').length);
  const page = await visit('visitor');
  await page.goto('/');
  expect(await token(page, '--brand')).toBe('#1f3f7a');
  await expect(page.getByRole('region', { name: 'Good food, in new words' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src*="example.com"]')).toHaveCount(0);

  storefront.back.rules = [];
  await expect.poll(() => refusedBy(storefront)).toEqual([]);
  await expect.poll(() => writtenBrand(storefront)).toBeUndefined();
});

test('a reply that holds no settings keeps the last good ones', async ({ storefront, visit }) => {
  const page = await visit('visitor');
  await page.goto(store);
  const brand = await token(page, '--brand');
  for (const body of ['{"businessId":1}', '[]', 'null', '{"businessId":']) {
    const fault: Fault = { kind: 'status', status: 200, body, headers: { 'content-type': 'application/json' } };
    storefront.back.rules = [{ path: '/white-label/settings$', fault }];
    const before = storefront.back.faultCount;
    await expect
      .poll(async () => {
        await storefront.document(store);
        return storefront.back.faultCount - before;
      })
      .toBeGreaterThan(1);
    const reply = await page.goto(store);
    expect(reply?.status()).toBe(200);
    expect(await token(page, '--brand')).toBe(brand);
  }
});
