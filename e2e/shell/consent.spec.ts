import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies(page.url())).map(({ name, value }) => [name, value]));

/** Requests that need consent. */
function nonEssential(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/session\/marketing$|\/measurements$|\/consented-features\./.test(request.url())) seen.push(request.url());
  });
  return seen;
}

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);

  test(`${business.name}: refusing is as easy as agreeing, and nothing that needs consent runs before the answer`, async ({
    page,
  }) => {
    const seen = nonEssential(page);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    await expect(question(page)).toBeVisible();
    expect(seen).toEqual([]);
    expect(Object.keys(await cookiesOf(page))).toEqual([]);
    await expectNoAxeFindings(page);
    const sizes = await Promise.all(
      [
        question(page).getByRole('button', { name: 'Accept' }),
        question(page).getByRole('button', { name: 'Refuse' }),
        question(page).getByRole('link', { name: 'Choose' }),
      ].map(async (way) => {
        const box = await way.boundingBox();
        return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
      }),
    );
    expect(new Set(sizes.map(String)).size).toBe(1);
    expect(sizes[0]?.[1]).toBeGreaterThanOrEqual(44);
    // It is one row above the page and covers none of it.
    const [asked, header] = [await question(page).boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(asked?.height).toBeLessThanOrEqual(60);
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    // The banner is not modal: the page behind works without an answer.
    await page.getByRole('main').getByRole('link', { name: 'See all stores' }).click();
    await expect(page).toHaveURL(/\/store-all$/);

    await question(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(question(page)).toBeHidden();
    expect((await cookiesOf(page)).sf_consent).toBe('2');
    await page.goto(`${origin}/faqs`, { waitUntil: 'networkidle' });
    await expect(question(page)).toBeHidden();
    expect(seen).toEqual([]);
  });

  test(`${business.name}: a shopper who agrees is measured and registered with the marketing platform until they withdraw consent`, async ({
    page,
  }) => {
    const seen = nonEssential(page);
    await page.goto(`${origin}/faqs`, { waitUntil: 'networkidle' });
    const marketingRequest = page.waitForRequest(/\/session\/marketing$/);
    await question(page).getByRole('button', { name: 'Accept' }).click();
    await marketingRequest;
    await expect(question(page)).toBeHidden();
    expect((await cookiesOf(page)).sf_consent).toBe('2.measurement.marketing');
    await expect.poll(async () => Object.keys(await cookiesOf(page))).toContain('sf_device');
    expect(seen.some((url) => url.includes('/consented-features.'))).toBe(true);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('heading', { name: 'Cookies', level: 1 })).toBeVisible();
    for (const stored of ['sf_basket', 'sf.from.…', 'catalogue:search-history', 'checkout:progress:…', 'sf.marketing'])
      await expect(page.getByRole('term').getByText(stored, { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Offers/ })).toBeChecked();
    await expectNoAxeFindings(page);
    await page.getByRole('checkbox', { name: /^Offers/ }).uncheck();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('Your choice is saved. You can change it here at any time.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Offers/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Measuring/ })).toBeChecked();
    const cookies = await cookiesOf(page);
    expect(cookies.sf_consent).toBe('2.measurement');
    expect(cookies.sf_device).toBeUndefined();
    // A withdrawn consent is an answer: no banner returns, and the platform is not called.
    seen.length = 0;
    await page.goto(`${origin}/faqs`, { waitUntil: 'networkidle' });
    await expect(question(page)).toBeHidden();
    expect(seen.filter((url) => url.endsWith('/session/marketing'))).toEqual([]);
    expect((await cookiesOf(page)).sf_device).toBeUndefined();
  });

  test(`${business.name}: a visit’s campaign is stored and sent only after the shopper agrees, and deleted when they withdraw consent`, async ({
    page,
  }) => {
    await page.goto(`${origin}/tv?campaign=autumn-2026`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(`${origin}/stores-near-by?campaign=autumn-2026`);
    expect((await cookiesOf(page)).sf_campaign).toBeUndefined();
    await question(page).getByRole('button', { name: 'Accept' }).click();
    await expect(question(page)).toBeHidden();
    expect(Buffer.from((await cookiesOf(page)).sf_campaign ?? '', 'base64url').toString()).toBe('"autumn-2026"');
    // With consent given before, the next campaign is stored at once.
    await page.goto(`${origin}/tv?campaign=winter-2026`);
    await expect(page).toHaveURL(`${origin}/stores-near-by`);
    expect(Buffer.from((await cookiesOf(page)).sf_campaign ?? '', 'base64url').toString()).toBe('"winter-2026"');
    await page.goto(`${origin}/cookies`);
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect(page.getByText('Your choice is saved. You can change it here at any time.')).toBeVisible();
    expect((await cookiesOf(page)).sf_campaign).toBeUndefined();
    await page.goto(`${origin}/tv?campaign=spring-2027`);
    expect((await cookiesOf(page)).sf_campaign).toBeUndefined();
  });
}

test('the server too rejects calls without the required consent, whatever a script says', async ({ request }) => {
  const headers = { origin: baseURL };
  const marketing = await request.post(`${baseURL}/en-gb/session/marketing`, { headers });
  expect(marketing.status()).toBe(403);
  expect(await marketing.json()).toMatchObject({ code: 'consent_required' });
  const data = { name: 'LCP', value: 1200, page: './HomePage', composition: 'x' };
  const measured = await request.post(`${baseURL}/en-gb/measurements`, { headers, data });
  expect(measured.status()).toBe(403);
});

test('[8.28] without a key of the marketing platform ‘Iterable API key is missing.’ is logged for operators, and shoppers are not affected', async ({
  page,
}) => {
  const reportRequest = page.waitForRequest(
    (request) => request.url().endsWith('/rum') && (request.postData() ?? '').includes('marketing'),
  );
  await page.goto(`${originOf(pipwell)}/faqs`, { waitUntil: 'networkidle' });
  const answer = page.waitForResponse(/\/session\/marketing$/);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  expect((await answer).status()).toBe(200);
  expect(await (await answer).json()).toMatchObject({
    kind: 'unknown',
    code: 'marketing_key_missing',
    detail: 'Iterable API key is missing.',
  });
  expect((await reportRequest).postDataJSON()).toMatchObject({
    part: 'marketing',
    message: 'Iterable API key is missing.',
  });
  await expect(page.getByText('Iterable')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions');
});

test('an answer by keyboard takes the shopper to the page’s heading', async ({ page }) => {
  await page.goto(`${originOf(pipwell)}/faqs`, { waitUntil: 'networkidle' });
  await question(page).getByRole('button', { name: 'Refuse' }).press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the consent banner does not appear during log-in and checkout', async ({ page }) => {
  await page.goto(`${originOf(pipwell)}/login`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer leads to the choice, which is stored', async ({ page }) => {
    await page.goto(baseURL);
    await expect(question(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page.getByRole('checkbox', { name: /^Measuring/ }).check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('Your choice is saved. You can change it here at any time.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Measuring/ })).toBeChecked();
    expect((await cookiesOf(page)).sf_consent).toBe('2.measurement');
    await page.getByRole('button', { name: 'Refuse all' }).click();
    expect((await cookiesOf(page)).sf_consent).toBe('2');
  });
});
