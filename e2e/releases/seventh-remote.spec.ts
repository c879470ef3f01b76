import { expect, test } from '@playwright/test';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { isGiven } from '../support/hosts';
import { buildRemote, OwnStorefront } from './own-storefront';

test.skip(isGiven, 'It releases to a storefront of its own; it must not change the one at E2E_URL.');

const storefront = new OwnStorefront(Number(process.env.E2E_SEVENTH_PORT ?? 4580));
const { origin } = storefront;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await storefront.start();
  const remote = storefront.copyOf('e2e/releases/mf-gifts');
  await buildRemote(remote);
  const { version } = await publishRelease(storefront.store, storefront.key, remote);
  const composition = promote(storefront.store, storefront.key, { 'mf-gifts': version }, new Date());
  const shown = async () => (await fetch(`${origin}/faqs`)).headers.get('x-composition');
  await expect.poll(shown, { timeout: 30_000 }).toBe(composition.id);
});
test.afterAll(() => storefront.stop());

test('a seventh remote’s link is in the header, and its page and its form work', async ({ page }) => {
  await page.goto(`${origin}/faqs`);
  await page.getByRole('banner').getByRole('link', { name: 'Gifts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send a gift' })).toBeVisible();
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await page.getByLabel('Their postcode').fill('SE1 9GF');
  await page.getByRole('button', { name: 'Find them' }).click();
  await expect(page.getByText('We deliver to SE1 9GF')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/gifts`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a seventh remote’s form is handled by its action, and its link is in the bottom bar', async ({ page }) => {
    await page.goto(`${origin}/faqs`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifts' }).click();
    await page.getByLabel('Their postcode').fill('nowhere');
    await page.getByRole('button', { name: 'Find them' }).click();
    await expect(page.getByRole('alert')).toContainText('invalid_postcode');
    await page.getByLabel('Their postcode').fill('se1 9gf');
    await page.getByRole('button', { name: 'Find them' }).click();
    await expect(page).toHaveURL(`${origin}/gifts?found=SE1+9GF`);
    await expect(page.getByText('We deliver to SE1 9GF')).toBeVisible();
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(current).toHaveText('Gifts');
  });
});

test('a seventh remote’s guard redirects shoppers without access, and search engines are kept out', async ({
  page,
  request,
}) => {
  const reply = await request.get(`${origin}/gifts/mine`, { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([302, '/']);
  await page.goto(`${origin}/gifts/mine`);
  await expect(page).toHaveURL(`${origin}/`);
  expect(await (await request.get(`${origin}/robots.txt`)).text()).toContain('Disallow: /gifts/mine\n');
});

test('only actions listed by the composition run, and only for this site’s own forms', async ({ request }) => {
  const post = (path: string, headers: Record<string, string>) =>
    request.post(origin + path, { headers, form: { postcode: 'SE1 9GF' }, maxRedirects: 0 });
  for (const path of ['/actions/gifts/lose', '/actions/toys/find', '/actions/gifts/find/more', '/actions/gifts/..'])
    expect([path, (await post(path, { origin })).status()]).toEqual([path, 404]);
  const older = await post('/actions/gifts/lose', { origin, referer: `${origin}/gifts?found=SE1+9GF` });
  expect([older.status(), older.headers().location]).toEqual([303, '/gifts?problem=system_error']);
  expect((await post('/actions/gifts/find', { origin: 'https://evil.test' })).status()).toBe(403);
  const answered = await post('/actions/gifts/find', { origin, referer: 'https://evil.test/gifts' });
  expect([answered.status(), answered.headers().location]).toEqual([303, '/?found=SE1+9GF']);
});
