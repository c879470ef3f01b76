import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { house, store } from './support/shop';

/** The only search field that the page shows, in the header or in the page. */
const field = (page: Page) => page.getByRole('search').locator('input').filter({ visible: true });

test('[1.08] [2.37] a search finds items, categories and deals on one page, and each kind has its own', async ({
  page,
}) => {
  await page.goto(`${store}/search/apples`);
  const main = page.getByRole('main');
  for (const name of ['Categories', 'Deals', 'Items']) await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.locator('mark', { hasText: /^apple/i }).first()).toBeVisible();
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
  await kinds.getByRole('link', { name: /^Items \d+$/ }).click();
  await expect(page).toHaveURL(`${store}/search/apples/menu-items`);
  await expect(page.getByRole('list', { name: 'Items found' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deals found' })).toHaveCount(0);
  await kinds.getByRole('link', { name: /^Categories \d+$/ }).click();
  await expect(page).toHaveURL(`${store}/search/apples/categories`);
  await expect(
    page.getByRole('list', { name: 'Matching categories' }).getByRole('link', { name: /Apples & pears/ }),
  ).toBeVisible();
  await kinds.getByRole('link', { name: /^Deals \d+$/ }).click();
  await expect(page).toHaveURL(`${store}/search/apples/deals`);
  await page.getByRole('link', { name: 'Three apples for two' }).click();
  await expect(page).toHaveURL(/\/deal\//);
});

test('[2.37] the search and each sub-page reply to a direct visit with only their own kind of result', async ({
  page,
}) => {
  const lists = { 'menu-items': 'Items found', categories: 'Matching categories', deals: 'Deals found' } as const;
  for (const part of ['', 'menu-items', 'categories', 'deals'] as const) {
    const reply = await page.goto(`${store}/search/apples${part && `/${part}`}`);
    expect([part, reply?.status()]).toEqual([part, 200]);
    await expect(page).toHaveTitle('apples at Borough, Pipwell');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “apples”');
    for (const [kind, name] of Object.entries(lists)) {
      const results = page.getByRole('main').getByRole('list', { name });
      if (part && kind !== part) await expect(results).toHaveCount(0);
      else await expect(results.getByRole('listitem').first()).toBeVisible();
    }
  }
});

test('a page number past the last redirects to the last, which says what it shows', async ({ page }) => {
  await page.goto(`${store}/search/chocolate?page=999`);
  await expect(page).toHaveURL(/\/search\/chocolate\?page=\d+$/);
  const last = Number(new URL(page.url()).searchParams.get('page'));
  expect(last).toBeGreaterThan(1);
  await expect(page.getByRole('link', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('list', { name: 'Items found' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/^No results for/)).toHaveCount(0);
  for (const part of ['menu-items', 'categories', 'deals']) {
    await page.goto(`${store}/search/apples/${part}?page=999`);
    await expect(page.getByRole('main').getByRole('list').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/^No results for/)).toHaveCount(0);
  }
  // One page of categories has no number in its address.
  await page.goto(`${store}/search/apples/categories?page=2`);
  await expect(page).toHaveURL(`${store}/search/apples/categories`);
  for (const number of [99, 1001]) {
    await page.goto(`${store}/category/bakery?page=${number}&sort=name`);
    await expect(page).toHaveURL(`${store}/category/bakery?sort=name&page=4`);
  }
});

test('a typing mistake still finds the intended results, and says so', async ({ page }) => {
  await page.goto(`${store}/search/brocoli`);
  await expect(page.getByText('Showing results for broccoli instead.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items found' }).locator('mark').first()).toHaveText(/broccoli/i);
});

test('a condition of a term is kept, and what is not sold is said before what comes nearest', async ({ page }) => {
  await page.goto(`${store}/search/gf%20bread`);
  const names = page.getByRole('list', { name: 'Items found' }).getByRole('listitem').getByRole('heading');
  await expect(names.first()).toHaveText(/^Gluten-free/);
  expect((await names.allTextContents()).filter((name) => !name.startsWith('Gluten-free'))).toEqual([]);
  await page.goto(`${store}/search/vegan%20cheese`);
  await expect(page.getByText('Nothing that we sell for “vegan cheese” is vegan.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items found' })).toHaveCount(0);
  await page.goto(`${store}/search/spring%20onions`);
  await expect(page.getByText('We do not sell “spring onions”. The nearest that we sell:')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Similar items' }).getByRole('listitem').first()).toBeVisible();
});

test('[5.06] a search term of one letter is rejected with a message', async ({ page }) => {
  await page.goto(`${store}/search/a`);
  await expect(page.getByText('The search term needs to be at least two characters.')).toBeVisible();
  await field(page).fill('e');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${store}/search/e`);
  await expect(page.getByText('The search term needs to be at least two characters.')).toBeVisible();
  // Two are enough.
  await field(page).fill('eg');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “eg”');
  await expect(page.getByText('The search term needs to be at least two characters.')).toHaveCount(0);
});

test('a search without results offers help', async ({ page }) => {
  await page.goto(`${store}/search/zzzzqqqq`);
  await expect(page.getByRole('heading', { name: 'No results for “zzzzqqqq”' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Or browse the departments' }).getByRole('link', { name: 'Bakery' }),
  ).toBeVisible();
  await page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Items found' })).toBeVisible();
});

test('suggestions appear during typing, work by keyboard alone, and recent searches are stored until they are deleted', async ({
  page,
}) => {
  await page.goto(store);
  const suggestionsReply = page.waitForResponse(/search-suggestions$/);
  await field(page).focus();
  await suggestionsReply;
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('group', { name: 'Popular searches' })).toBeVisible();
  await page.keyboard.type('appl');
  await expect(list.getByRole('group', { name: 'Items' }).getByRole('option').first()).toBeVisible();
  await expect(list.locator('mark').first()).toHaveText(/^appl$/i);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  const term = (await first.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`);

  await field(page).fill('');
  const own = list.getByRole('group', { name: 'Recent searches' });
  await expect(own.getByRole('option')).toHaveText([term]);
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(own).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('catalogue:search-history'))).toBeNull();
});

test('suggestions that appear while the shopper leaves the field stay closed and cover no results', async ({
  page,
}) => {
  // As fast as a key: between the first rendering of the list and its first listener.
  await page.addInitScript(() => {
    const leave = () => document.querySelector('[role="listbox"]') && (document.activeElement as HTMLElement).blur();
    new MutationObserver(leave).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${store}/search/milk`);
  await field(page).focus();
  await expect(page.getByRole('option', { includeHidden: true })).not.toHaveCount(0);
  await expect(page.locator('[role="listbox"]')).toBeHidden();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the header’s search shows suggestions too, also in the other business', async ({ page, baseURL }) => {
  await page.goto(house(baseURL, '/stores/bath-walcot-street/category/lighting'));
  const search = page.getByRole('banner').getByRole('search').locator('input');
  await search.click();
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await search.fill('mug');
  await page.getByRole('listbox').getByRole('group', { name: 'Items' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/menuItem\//);
});

test('results are filtered and sorted as in an aisle, each state has an address, and the counts agree', async ({
  page,
}) => {
  await page.goto(`${store}/search/milk/menu-items`);
  const main = page.getByRole('main');
  const counted = async () =>
    Number(/(\d+)( items?)?$/.exec((await main.getByText(/^(\d+ items?|\d+–\d+ of \d+)$/).textContent()) ?? '')?.[1]);
  const all = await counted();
  await expect(page.getByRole('link', { name: `Items ${all}` })).toBeVisible();

  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(page).toHaveURL(`${store}/search/milk/menu-items?sort=price_up`);
  await page.goto(`${store}/search/milk/menu-items?tags=vegan`);
  const vegan = await counted();
  expect(vegan).toBeGreaterThan(0);
  expect(vegan).toBeLessThan(all);
  await expect(page.getByRole('link', { name: `Items ${vegan}` })).toBeVisible();
  await main.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${store}/search/milk/menu-items`);
});

test('a filter that leaves nothing offers everything again', async ({ page }) => {
  await page.goto(`${store}/search/milk?priceTo=0.01`);
  await expect(page.getByRole('heading', { name: 'No items match these filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything for “milk”' }).click();
  await expect(page.getByRole('list', { name: 'Items found' }).getByRole('listitem').first()).toBeVisible();
});

test('a term that few items match shows similar items below a heading of their own', async ({ page }) => {
  await page.goto(`${store}/search/parmesan`);
  await expect(page.getByRole('list', { name: 'Items found' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Similar items' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Similar items' }).getByRole('listitem').first()).toBeVisible();
});

test('a search begins on a page with one field, focused, with popular and earlier terms', async ({ page }) => {
  for (const path of [`${store}/search/milk`, `${store}/search/zzzzqqqq`]) {
    await page.goto(path);
    await expect(field(page)).toHaveCount(1);
  }
  await page.goto(`${store}/search`);
  await expect(page).toHaveURL(`${store}/find`);
  await expect(field(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('navigation', { name: 'Browse the departments' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Recent searches' })).toBeHidden();
  await main.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible();
  await field(page).fill('oat milk');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “oat milk”' })).toBeVisible();
  await page.goto(`${store}/find`);
  await expect(
    main.getByRole('navigation', { name: 'Recent searches' }).getByRole('link', { name: 'oat milk' }),
  ).toBeVisible();
});

test('on the page that lists popular searches, the focused field suggests none until it is used', async ({
  page,
  baseURL,
}) => {
  const suggested = page.waitForResponse(/\/search-suggestions$/);
  await page.goto(house(baseURL, '/stores/london-bermondsey/find'));
  await suggested;
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await field(page).press('ArrowDown');
  await expect(list).toBeVisible();
  await field(page).press('Escape');
  await field(page).fill('lamp');
  await expect(list.getByRole('option').first()).toBeVisible();
  await field(page).fill('');
  await expect(list).toBeHidden();
});
