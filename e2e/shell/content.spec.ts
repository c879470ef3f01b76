import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);

  test(`${business.name}: privacy, terms and accessibility are the business’s own pages, linked from every footer`, async ({
    page,
  }) => {
    for (const [label, slug] of [
      ['Privacy', 'privacy'],
      ['Terms', 'terms'],
      ['Accessibility', 'accessibility'],
    ] as const) {
      await page.goto(`${origin}/faqs`);
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`${origin}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/Last changed on \d{1,2} \w+ \d{4}/);
      await expect(page).toHaveTitle(new RegExp(`, ${business.name}$`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/${slug}`);
      await expectNoAxeFindings(page);
    }
  });
}

for (const business of [pipwell, lathmere])
  test(`[2.31] [2.58] ${business.name}: home, questions and contact have their pages, on a direct visit and from the footer`, async ({
    page,
  }) => {
    const origin = originOf(business);
    const foot = page.getByRole('contentinfo');
    for (const [path, heading] of [
      ['/faqs', 'Questions'],
      ['/contact', 'Write to us'],
    ] as const) {
      expect((await page.goto(origin + path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page
        .getByRole('banner')
        .getByRole('link', { name: `${business.name}, home` })
        .click();
      await expect(page).toHaveURL(`${origin}/`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await foot.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

test('an editors’ page is found by its slug, a moved slug redirects permanently, and any other is not found', async ({
  request,
}) => {
  const get = (path: string) => request.get(baseURL + path, { maxRedirects: 0 });
  const page = await get('/delivery');
  expect(page.status()).toBe(200);
  expect(page.headers()['cache-control']).toBe('public, max-age=15, s-maxage=60');
  for (const [slug, to] of [
    ['help', '/faqs'],
    ['contact-us', '/contact'],
    ['privacy-policy', '/privacy'],
    ['our-story', '/about'],
  ]) {
    const moved = await get(`/${slug}`);
    expect(moved.status(), slug).toBe(301);
    expect(moved.headers().location).toBe(to);
  }
  // Another business's page does not exist here.
  for (const slug of ['returns', 'shops', 'no-such-page']) expect((await get(`/${slug}`)).status(), slug).toBe(404);
});

test('every new page declares how long it may be cached, and by whom', async ({ request }) => {
  const cacheControl = async (path: string) =>
    (await request.get(baseURL + path, { maxRedirects: 0 })).headers()['cache-control'];
  for (const path of [
    '/faqs',
    '/faqs?q=cost',
    '/contact',
    '/contact?order=PW-1',
    '/contact?sent=PW-C2345678',
    '/cookies',
    '/privacy',
    '/about',
  ])
    expect(await cacheControl(path), path).toBe('public, max-age=15, s-maxage=60');
  for (const path of [
    '/contact?problem=validation_failed',
    '/referrer/FRIEND5',
    '/tv',
    '/deep-link',
    '/deep-link/waiting',
    '/deep-link?actionType=open-store&storeId=101',
    '/no-such-page',
    '/en-gb/session',
  ])
    expect(await cacheControl(path), path).toBe('no-store');
  // A page in a shared cache sets no cookie.
  for (const path of ['/faqs', '/contact', '/cookies', '/privacy', '/robots.txt'])
    expect((await request.get(baseURL + path)).headers()['set-cookie'], path).toBeUndefined();
});
