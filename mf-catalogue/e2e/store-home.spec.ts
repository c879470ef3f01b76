import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { call, logIn, register, STORE_ID, store } from './support/shop';

test('[2.35] a store’s home shows its news, aisles, deals, good prices and recommendations, and a member’s purchases', async ({
  page,
  baseURL,
}) => {
  const reply = await page.goto(store);
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle('Borough, Pipwell');
  const main = page.getByRole('main');
  for (const name of ['Walk the aisles', 'Deals', 'This week’s offers', 'Recommended'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  // Food high in fat, salt or sugar is not promoted here.
  await expect(main.getByText('High in fat, salt or sugar')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: /^(Your usuals|Buy again)$/ })).toHaveCount(0);
  // A new member has bought nothing; Priya has past orders.
  await register(page.request, baseURL);
  const purchasesReply = page.waitForResponse(/\/catalogue\/previous-purchase-items$/);
  await page.reload();
  expect(await (await purchasesReply).json()).toEqual({ items: [] });
  await expect(main.getByRole('heading', { name: /^(Your usuals|Buy again)$/ })).toHaveCount(0);
  await logIn(page.request, baseURL);
  await page.reload();
  await expect(
    main
      .getByRole('list', { name: /^(Your usuals|Buy again)$/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Bakery' }).click();
  await expect(page).toHaveURL(`${store}/category/bakery`);
});

test('a shelf has arrows where a pointer can scroll it, and its offers have a page without scripts too', async ({
  browser,
  baseURL,
}) => {
  const options = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(baseURL + store);
  const shelf = page.getByRole('list', { name: 'This week’s offers' });
  const [back, more] = ['Back', 'More'].map((to) =>
    page.getByRole('button', { name: `${to} in This week’s offers`, exact: true }),
  );
  await expect(more ?? shelf).toBeVisible();
  await expect(back ?? shelf).toHaveCount(0);
  await more?.click();
  await expect(back ?? shelf).toBeVisible();
  expect(await shelf.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.context().close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(baseURL + store);
  await plain.getByRole('link', { name: 'All offers' }).click();
  await expect(plain).toHaveURL(`${store}/offers`);
  await expect(plain.getByRole('list', { name: 'Deals' }).getByRole('link').first()).toBeVisible();
  const prices = plain.getByRole('list', { name: 'Reduced in price' }).locator('.sf-price__was');
  await expect(prices).toHaveCount(24);
  await plain.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(plain).toHaveURL(`${store}/offers?page=2`);
  await plain.goto(`${baseURL}${store}/offers?page=99`);
  await expect(plain).toHaveURL(/\/offers(\?page=\d)?$/);
  await plain.context().close();
});

test('[1.35] [2.41] a banner is shown, counted when it is seen and when it is clicked, and has a page of its own', async ({
  page,
  baseURL,
}) => {
  // A new member is a new visitor, so no other test affects the counts.
  await register(page.request, baseURL);
  const shownAt = async (placement: 'home' | 'category') => {
    const impressionBody = { placement, storeId: STORE_ID, ...(placement === 'category' && { categorySlug: 'veg' }) };
    const { banners } = await call<{ banners: { bannerId: number; title: string; slug: string; link: string }[] }>(
      page.request,
      baseURL,
      '/banners/get',
      impressionBody,
    );
    const [first] = banners;
    if (!first) throw new Error(`No banner is placed at ${placement}`);
    return first;
  };
  const banner = await shownAt('home');
  const other = await shownAt('category');
  expect(other.bannerId).not.toBe(banner.bannerId);
  /** Counts again: false means that this visitor was already counted today. */
  const counts = async (event: 'impression' | 'click', { bannerId }: { bannerId: number }) =>
    (await call<{ counted: boolean }>(page.request, baseURL, `/banners/${event}`, { bannerId, platform: 'web' }))
      .counted;

  // This visitor's first impression counts; later ones on the page do not.
  expect(await counts('impression', other)).toBe(true);
  const beacon = page.waitForResponse(/\/api\/banners\/impression$/);
  await page.goto(store);
  const link = page.getByRole('list', { name: 'Promotions' }).first().getByRole('link', { name: banner.title });
  await link.scrollIntoViewIfNeeded();
  expect((await beacon).status()).toBe(200);
  expect(await counts('impression', banner)).toBe(false);

  await link.click();
  await expect(page).toHaveURL(banner.link.replace(':storeSlug', 'borough'));
  expect(await counts('click', banner)).toBe(false);
  // The other banner was not followed, so this is its first click.
  expect(await counts('click', other)).toBe(true);
  await page.goto(`${store}/category/meat`);
  await expect(page.getByRole('main').getByRole('link', { name: other.title })).toHaveCount(0);
  // A category below the banner's own shows it too.
  await page.goto(`${store}/category/berries-and-cherries`);
  await expect(page.getByRole('main').getByRole('link', { name: other.title })).toBeVisible();
  await page.goto(`${store}/banner/${other.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title);
  await page.getByRole('link', { name: 'Shop the range' }).click();
  await expect(page).toHaveURL(other.link.replace(':storeSlug', 'borough'));
});

test('[8.08] [8.27] a missing store, product, deal or banner is reported, with the right status and a link', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/stores/nowhere', 'Store not found'],
    ['/stores/nowhere/deal/two-punnets-for-4', 'Store not found'],
    [`${store}/category/bakery/menuItem/no-such-thing`, 'Product not found'],
    [`${store}/deal/no-such-deal`, 'Deal not found'],
    [`${store}/banner/no-such-banner`, 'Unable to find banner'],
    [`${store}/banner/no-such-banner/go`, 'Unable to find banner'],
    [`${store}/category/no-such-category`, 'Category not found'],
  ]) {
    const reply = await page.goto(path ?? '');
    expect(reply?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text ?? '');
    await expect(page.getByRole('main').getByLabel('Postcode')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  }
});
