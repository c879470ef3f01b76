import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, isExternalStorefront, originOf } from '../support/hosts';
import { operatorEnvironment } from '../support/operator';

test.skip(
  isExternalStorefront,
  'A new business needs a host name of its own, which the storefront of this run alone has.',
);

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const port = new URL(baseURL).port;
const garden = `http://garden.localhost:${port}`;
/** The reader's home directory: the page's commands write nowhere else. */
const home = mkdtempSync(join(tmpdir(), 'add-a-brand-'));
test.afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The commands in the how-to's first part, as its reader would copy them. */
const commands = [
  ...(readFileSync(join(root, 'docs/how-to/add-a-brand.md'), 'utf8').split('\n## ')[1] ?? '').matchAll(
    /```sh\n([\s\S]*?)```/g,
  ),
].map((match) => (match[1] ?? '').trim());

const type = (command: string) =>
  run('bash', ['-euc', command], { cwd: root, env: { ...operatorEnvironment(), HOME: home, INIT_CWD: root } });

/** A business's distinctive look. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    const style = (element: Element | null) => (element ? getComputedStyle(element) : undefined);
    return {
      paper: style(document.body)?.backgroundColor,
      brand: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
      button: getComputedStyle(document.documentElement).getPropertyValue('--r-button').trim(),
      face: style(heading)?.fontFamily,
    };
  });

test.describe.configure({ mode: 'serial' });

test('[1.36] docs/how-to/add-a-brand.md, followed literally, adds a third brand while the storefront runs', async ({
  page,
}) => {
  expect(commands).toHaveLength(4);
  expect((await page.goto(garden))?.status()).toBe(404);
  const [copy, check, add, importShop] = commands as [string, string, string, string];
  await type(copy);
  expect((await type(check)).stdout).toContain('Fernhill can be added');
  expect((await page.goto(garden))?.status()).toBe(404);
  const added = await type(add);
  expect(added.stdout).toContain('http://garden.localhost');
  expect((await page.goto(garden))?.status()).toBe(200);
  await type(importShop);

  // Name, logo, words and colours are its own.
  await expect(page).toHaveTitle(/Fernhill/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grown near your own soil');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Fernhill, home' }).locator('img');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  // The browser tab shows its own icon.
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  expect(icon).toMatch(/^\/pictures\/brand-[0-9a-f]+\/icon\.png$/);
  const mark = await page.evaluate(async (path) => {
    const reply = await fetch(path);
    return [reply.status, reply.headers.get('content-type')];
  }, icon);
  expect(mark).toEqual([200, 'image/png']);
  await expect(page.getByRole('contentinfo')).toContainText('What is in flower');
  const own = await lookOf(page);
  expect(own).toMatchObject({ paper: 'rgb(253, 246, 248)', brand: '#6b2150', button: '6px' });
  // Its colours were chosen for light pages, so it is light on a dark device too.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lookOf(page)).toEqual(own);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeFindings(page);
  for (const business of [pipwell, lathmere]) {
    await page.goto(originOf(business));
    const other = await lookOf(page);
    for (const trait of ['paper', 'brand', 'button', 'face'] as const) expect(other[trait]).not.toBe(own[trait]);
    await expect(page.locator('link[rel=icon]')).not.toHaveAttribute('href', icon);
  }

  // Its own pages exist and are linked from every page; old URLs and campaign links lead to them.
  await page.goto(garden);
  for (const name of ['Privacy', 'Terms', 'Accessibility', 'How we plant']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await expectNoAxeFindings(page);
  await page.goto(`${garden}/data-protection`);
  await expect(page).toHaveURL(`${garden}/privacy`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Never the number of a card' })).toBeVisible();
  await page.goto(garden + (/first-frost +(\S+)/.exec(added.stdout)?.[1] ?? ''));
  await expect(page).toHaveURL(new RegExp(`^${garden}/planting`));
  await page.goto(garden);

  // The not-found page shows its error image.
  expect((await page.goto(`${garden}/no/such/page`))?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Nothing grows here');
  const lost = page.getByRole('main').locator('img').first();
  await expect(lost).toHaveAttribute('src', /^\/pictures\/brand-[0-9a-f]+\/640\.webp$/);
  expect(await lost.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectNoAxeFindings(page);

  // Shopping works.
  await page.goto(`${garden}/stores-near-by?postcode=SE1+9GF`);
  await expect(page.getByRole('main')).toContainText('Quayside');
  await expectNoAxeFindings(page);
});

test('an invalid brand is rejected with reasons, and shoppers see nothing of it', async ({ page }) => {
  const file = join(home, 'fernhill/business.json');
  const business = JSON.parse(readFileSync(file, 'utf8')) as { theme: Record<string, string>; hosts: string[] };
  const wrong = {
    ...business,
    theme: { ...business.theme, muted: '#d9d3c3' },
    hosts: ['garden.localhost', 'localhost'],
  };
  writeFileSync(file, JSON.stringify(wrong));
  const refused = (await type('npm run --silent ops -- business ~/fernhill').then(
    () => undefined,
    (error: { stderr: string; code: number }) => error,
  )) as { stderr: string; code: number } | undefined;
  writeFileSync(file, JSON.stringify(business));
  expect(refused?.code).toBe(1);
  expect(refused?.stderr).toMatch(/theme\/muted: muted on surface has a contrast of 1\.\d+ and needs 4\.5/);
  await page.goto(garden);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--muted').trim())).toBe(
    '#65505c',
  );
});

test('a part of a business has its own host, name and colours, and the business’s stores', async ({ page }) => {
  const file = join(home, 'fernhill/business.json');
  const business = JSON.parse(readFileSync(file, 'utf8')) as object;
  const part = {
    subBusinessId: 1,
    name: 'Fernhill Trade',
    hosts: ['trade.localhost'],
    theme: { brand: '#1f4d3a', brandDeep: '#143528', onBrandSoft: '#143528' },
    home: {
      hero: { title: 'By the crate', text: 'For gardeners by trade.', image: 'hero.svg', note: null },
      steps: [],
      sections: [],
    },
  };
  writeFileSync(file, JSON.stringify({ ...business, subBusinesses: [part] }));
  expect((await type('npm run --silent ops -- business ~/fernhill')).stdout).toContain('changed: subBusinesses');
  await expect
    .poll(async () => (await page.goto(`http://trade.localhost:${port}`))?.status(), { timeout: 20_000 })
    .toBe(200);
  await expect(page).toHaveTitle(/Fernhill Trade/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the crate');
  expect((await lookOf(page)).brand).toBe('#1f4d3a');
  await expectNoAxeFindings(page);
  await page.goto(`http://trade.localhost:${port}/stores-near-by?postcode=SE1+9GF`);
  await expect(page.getByRole('main')).toContainText('Quayside');
});

test('[2.42] where the business asks for a captcha, a coupon is taken once it is solved, and not without', async ({
  page,
}) => {
  const file = join(home, 'fernhill/business.json');
  const business = JSON.parse(readFileSync(file, 'utf8')) as { features: object };
  writeFileSync(file, JSON.stringify({ ...business, features: { ...business.features, couponCaptcha: true } }));
  expect((await type('npm run --silent ops -- business ~/fernhill')).stdout).toContain('changed: features');
  await page.goto(`${garden}/stores-near-by?postcode=SE1+9GF`);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Quayside' })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/\/stores\/quayside/);
  await page.goto(`${garden}/stores/quayside/search/seeded`);
  await page.getByRole('link', { name: 'Seeded loaf, 400g' }).first().click();
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('link', { name: 'Basket, 2 items, £5.20' })).toBeVisible();
  const code = page.getByLabel('Coupon code');
  const apply = page.getByRole('button', { name: 'Apply' });
  // The shell learns a business's settings within 20 seconds.
  await expect(async () => {
    await page.goto(`${garden}/basket`);
    await apply.waitFor();
    await code.focus();
    await expect(page.getByText('Simulated check: passed')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expectNoAxeFindings(page);
  await code.fill('LOAVES');
  await page.route('**/basket/apply-coupon', (route) => {
    const { verifyToken: _solved, ...body } = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: JSON.stringify(body) });
  });
  await apply.click();
  await expect(page.getByText('We could not check that you are a person. Please try again.')).toBeVisible();
  await page.unroute('**/basket/apply-coupon');
  await apply.click();
  await expect(page.getByText(/LOAVES has been applied\./)).toBeVisible();
});
