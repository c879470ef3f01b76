import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/own-agent';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { imogen, logInOnPage, priya, registerOnPage } from './support/members';

interface Brand {
  readonly name: string;
  readonly originOf: (baseURL: string | undefined) => string;
  readonly store: string;
  readonly postcode: string;
  readonly item: string;
  readonly soldOut: string;
  readonly hasWeeklyTimes: boolean;
  /** A member with past orders, whom the tests only read. */
  readonly buyer: typeof priya;
}

const brands: readonly Brand[] = [
  {
    name: 'Pipwell',
    originOf: (baseURL) => baseURL ?? '',
    store: 'borough',
    postcode: 'SE1 9GF',
    item: 'seeded-farmhouse-loaf-800g',
    soldOut: 'sourdough-bloomer-500g',
    hasWeeklyTimes: true,
    buyer: priya,
  },
  {
    name: 'Lathmere',
    originOf: secondBusinessOrigin,
    store: 'bath-walcot-street',
    postcode: 'BA1 5BG',
    item: 'perrin-table-lamp-ultramarine',
    soldOut: 'willow-basket',
    hasWeeklyTimes: false,
    buyer: imogen,
  },
];

async function call<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await requestFromPage(page).post(`/en-gb/api${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** Whether the focused element, or its label, has the words. */
const hasWords = (words: string) => {
  const focused = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLElement> }) | null;
  const names = [
    focused?.ariaLabel,
    focused?.textContent,
    ...[...(focused?.labels ?? [])].map((label) => label.textContent),
  ];
  return names.some((name) => name?.trim() === words);
};

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'link' | 'combobox', name: string): Promise<void> {
  const wanted = page.getByRole('main').getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    // A search by role takes longer than all the presses, so only an element with these words is looked up by it.
    if (await page.evaluate(hasWords, name)) return expect(wanted).toBeFocused();
  }
  throw new Error(`${role} ${name} is not in the order of the Tab key`);
}

async function chooseStore(page: Page, origin: string, { store, postcode }: Brand): Promise<number> {
  const { id } = await call<{ id: number }>(page, '/stores/details', { seoUrl: store });
  await new ShopperSession(requestFromPage(page), origin).chooseStore(id, 'collection', postcode);
  return id;
}

for (const brand of brands) {
  test(`${brand.name}: lists are accessible in every state, and by keyboard alone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = brand.originOf(baseURL);
    await registerOnPage(page, origin);
    await page.goto(`${origin}/member/lists`);
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await expectAccessible(page, 'no list');

    // A name that is missing, then one that is long.
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByLabel('Name of the list')).toBeFocused();
    await expectAccessible(page, 'no name');
    const long = 'A long weekend at the seaside in Devon';
    await page.keyboard.type(long);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing on this list yet')).toBeVisible();
    await expectAccessible(page, 'an empty list');

    const listId = Number(new URL(page.url()).searchParams.get('list'));
    const storeId = await chooseStore(page, origin, brand);
    for (const itemSlug of [brand.item, brand.soldOut]) {
      const { item } = await call<{ item: { id: number } }>(page, '/catalogue/item-details', { storeId, itemSlug });
      await call(page, '/member/list-item', { listId, menuItemId: item.id, isOnList: true });
    }
    for (const name of ['Party', 'Office']) await call(page, '/member/list-add', { name });
    await page.reload();
    const entries = page.getByRole('list', { name: long }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.filter({ hasText: 'Out of stock at' })).toHaveCount(1);
    await expectAccessible(page, 'a list with a sold-out item');

    await serveApiFaults(baseURL, context, {
      '/member/list-to-basket': problemFault(503, 'database_unavailable'),
    });
    await tabTo(page, 'button', 'Add all to basket');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'a basket that could not be filled');
    await serveApiFaults(baseURL, context, {});

    // Arrow keys pass the first list without adding the item to it.
    const name = (await entries.first().locator('a').textContent()) ?? '';
    await tabTo(page, 'combobox', `Add ${name} to another list`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} added to Office`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Party, 0 items' })).toBeVisible();

    // The question takes the focus, and gives it back.
    await tabTo(page, 'button', 'Delete list');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete this list?' })).toBeVisible();
    await expectAccessible(page, 'the question before a list is deleted');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete list' })).toBeFocused();
  });

  test(`${brand.name}: lists and the weekly time that cannot be read are accessible, and can be tried again`, async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = brand.originOf(baseURL);
    await registerOnPage(page, origin);
    for (const [path, operation] of [
      ['/member/lists', '/member/lists'],
      ['/member/weekly-slot', '/member/weekly-slot'],
    ] as const) {
      await serveApiFaults(baseURL, context, { [operation]: problemFault(503, 'database_unavailable') });
      await page.goto(origin + path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page, `${path} that cannot be read`);
      await serveApiFaults(baseURL, context, {});
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    }
  });

  if (brand.hasWeeklyTimes)
    test(`${brand.name}: the weekly time is accessible in every state, and by keyboard alone`, async ({
      page,
      baseURL,
    }) => {
      const origin = brand.originOf(baseURL);
      await registerOnPage(page, origin);
      await chooseStore(page, origin, brand);
      await openFormPage(page, `${origin}/member/weekly-slot`);
      const choice = page.getByLabel(/^Day and time at /);
      await expect(choice).toBeVisible();
      await expectAccessible(page, 'the choice');
      const collection = await choice.locator('option').filter({ hasText: 'collection' }).first().getAttribute('value');
      const delivery = await choice.locator('option').filter({ hasText: 'delivery' }).first().getAttribute('value');

      await choice.selectOption(delivery);
      await page.getByRole('button', { name: 'Keep this time every week' }).click();
      await expect(page.getByRole('alert')).toHaveText('Choose an address for the delivery.');
      await expectAccessible(page, 'a refusal');

      await choice.selectOption(collection);
      await tabTo(page, 'button', 'Keep this time every week');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText('Your weekly time is saved.');
      await expectAccessible(page, 'a weekly time');
      await tabTo(page, 'button', 'Skip this week');
      await page.keyboard.press('Enter');
      await expect(page.getByText('You are skipping this week.')).toBeVisible();
      await expectAccessible(page, 'a week that is skipped');
      await tabTo(page, 'button', 'Stop my weekly time');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText('Your weekly time has been stopped.');
      await expectAccessible(page, 'no weekly time any more');
    });

  test(`${brand.name}: an order is saved as a list by keyboard alone`, async ({ page, baseURL }) => {
    const origin = brand.originOf(baseURL);
    await logInOnPage(page, origin, brand.buyer);
    await page.goto(`${origin}/member/orders`);
    await page.getByRole('main').locator('a[href^="/member/orders/"]').first().click();
    const name = page.getByLabel('Name of the list');
    await expect(name).toHaveValue(/^Order of /);
    await name.fill('');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a list of an order without a name');
  });
}
