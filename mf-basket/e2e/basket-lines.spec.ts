import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { phone } from '@storefront/testing/playwright-config';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;
const loaf = { slug: 'seeded-farmhouse-loaf-800g', name: 'Seeded farmhouse loaf 800g' };
/** Taller lines push the second item off a phone. */
const LINE_HEIGHT_MAX = 145;

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly quickAdd: boolean;
}

let basketToken: string;
test.beforeEach(async ({ context, baseURL }) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  basketToken = await session.addItem(BOROUGH, loaf.slug, 2, 'delivery');
});

async function call<Reply>(request: APIRequestContext, baseURL: string, path: string, data: object): Promise<Reply> {
  const reply = await request.post(`${baseURL}/en-gb/api${path}`, { headers: { origin: baseURL }, data });
  if (!reply.ok()) throw new Error(await reply.text());
  return (await reply.json()) as Reply;
}

/** Items that can be added without a choice. */
const plainItems = async (request: APIRequestContext, baseURL: string): Promise<Listed[]> =>
  (
    await call<{ items: Listed[] }>(request, baseURL, '/catalogue/item-list', {
      storeId: BOROUGH,
      reduced: true,
      limit: 40,
    })
  ).items.filter(({ quickAdd }) => quickAdd);

const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('[1.10] the options of a line are changed in its place, by keyboard, and an equal line is merged', async ({
  page,
  context,
  baseURL,
}) => {
  const { item } = await call<{
    item: { id: number; options: { id: number; name: string; values: { id: number; name: string }[] }[] };
  }>(context.request, baseURL ?? '', '/catalogue/item-details', { storeId: BOROUGH, itemSlug: loaf.slug });
  const [option] = item.options;
  const other = option?.values.find(({ name }) => name !== 'Medium');
  await call(context.request, baseURL ?? '', '/basket/add-item', {
    basketToken,
    storeId: BOROUGH,
    menuItem: { id: item.id, options: [{ optionId: option?.id, valueId: other?.id }] },
  });
  await page.goto('/basket');
  const lines = lineOf(page, loaf.name);
  await expect(lines).toHaveCount(2);
  const first = lines.filter({ hasText: 'Medium' });
  await first.getByRole('button', { name: `Change the options of ${loaf.name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: loaf.name });
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expectNoAxeFindings(page);
  await dialog.getByRole('radio', { name: other?.name }).check();
  await dialog.getByRole('button', { name: /^Save · £/ }).click();
  await expect(dialog).toBeHidden();
  await expect(lines).toHaveCount(1);
  await expect(lines.getByText(other?.name ?? '')).toBeVisible();
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();
});

test('a higher price is kept or not at its line, and the way to the checkout waits for it', async ({
  page,
  context,
  baseURL,
}) => {
  const [item] = await plainItems(context.request, baseURL ?? '');
  if (!item) throw new Error('The store has no reduced item');
  const menuItem = { id: item.id, quantity: 20, shownPrice: item.price - 15 };
  await call(context.request, baseURL ?? '', '/basket/add-item', { basketToken, storeId: BOROUGH, menuItem });
  await page.goto('/basket');
  const question = page.getByRole('group', { name: `${item.name} has changed` });
  await expect(question).toContainText(/Was £?[\d.]+p?, now £?[\d.]+p?/);
  const summary = page.getByRole('region', { name: 'Summary' }).filter({ visible: true });
  await expect(summary.getByText('Check what has changed before you check out.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const next = await page.getByRole('link', { name: 'See what has changed' }).last().boundingBox();
  expect((next?.x ?? 0) + (next?.width ?? 320)).toBeLessThanOrEqual(304);
  await page.setViewportSize(phone);
  await summary.getByRole('link', { name: 'See what has changed' }).click();
  await expect(question).toBeInViewport();
  await page.reload();
  await question.getByRole('button', { name: /^Keep/ }).click();
  await expect(question).toHaveCount(0);
  await expect(summary.getByRole('link', { name: 'Choose a time' }).last()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: item.name })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('what happens to a missing item is chosen in words, for a line and for all lines', async ({
  page,
  context,
  baseURL,
}) => {
  const [item] = await plainItems(context.request, baseURL ?? '');
  if (!item) throw new Error('The store has no reduced item');
  await call(context.request, baseURL ?? '', '/basket/add-item', {
    basketToken,
    storeId: BOROUGH,
    menuItem: { id: item.id },
  });
  await page.goto('/basket');
  const bread = lineOf(page, loaf.name);
  await expect(bread.getByRole('button', { name: 'If missing: something close' })).toBeVisible();
  await bread.getByRole('button', { name: /^If missing/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^A chosen item/ }).check();
  const substitutes = dialog.getByRole('group', { name: 'Substitute' });
  await expect(substitutes.getByRole('radio').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The list is longer than the dialog.
  await expect(dialog.getByText('Choose an item from the list.')).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Search for a substitute').fill('rolls');
  await dialog.getByLabel('Search for a substitute').press('Enter');
  const roll = substitutes.getByRole('radio', { name: /roll/i }).first();
  await roll.check();
  await expect(dialog.getByText('Choose an item from the list.')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(bread.getByRole('button', { name: /^If missing: .*roll/i })).toBeFocused();
  await page.getByRole('button', { name: /^All items, if missing/ }).click();
  await dialog.getByRole('radio', { name: /^Something close/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(lineOf(page, item.name).getByRole('button', { name: /^If missing: something close/ })).toBeVisible();
  await page.reload();
  await bread.getByRole('button', { name: /^If missing: .*roll/i }).click();
  // A list without it, such as that of another search, shows it all the same.
  await expect(roll).toBeChecked();
  await dialog.getByLabel('Search for a substitute').fill('butter');
  await dialog.getByLabel('Search for a substitute').press('Enter');
  await expect(substitutes.getByRole('radio', { name: /butter/i }).first()).toBeVisible();
  await expect(roll).toBeChecked();
  await dialog.getByLabel('Search for a substitute').fill('zzqqxx');
  await dialog.getByLabel('Search for a substitute').press('Enter');
  await expect(dialog.getByText('Nothing found. Try another word.')).toBeVisible();
  await expect(substitutes.getByRole('radio')).toHaveCount(1);
});

test('a note for the picker is added to a line, kept, and removed', async ({ page }) => {
  await page.goto('/basket');
  const line = lineOf(page, loaf.name);
  const more = line.getByRole('button', { name: `More for ${loaf.name}` });
  const dialog = page.getByRole('dialog', { name: loaf.name });
  const note = dialog.getByLabel('Note for the picker');
  await more.click();
  await page.getByRole('button', { name: `Add a note for ${loaf.name}` }).click();
  await expect(note).toBeVisible();
  await expectNoAxeFindings(page);
  await note.fill('Well done, please');
  await page.keyboard.press('Enter');
  await expect(line.getByText('Your note: Well done, please')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.reload();
  await expect(line.getByText('Your note: Well done, please')).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: `Change the note for ${loaf.name}` }).click();
  await note.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(line.getByText('Your note')).toHaveCount(0);
});

test('a line is saved for later, comes back, and is removed from the list; each can be undone', async ({ page }) => {
  await page.goto('/basket');
  const save = async () => {
    await page.getByRole('button', { name: `More for ${loaf.name}` }).click();
    await page.getByRole('button', { name: `Save for later: ${loaf.name}` }).click();
  };
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await save();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible();
  await expect(saved).toHaveCount(0);
  await save();
  await expect(saved.getByText('Medium')).toBeVisible();
  await expectNoAxeFindings(page);
  // Toasts wait for each other.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await saved.getByRole('button', { name: `Remove ${loaf.name} from saved items` }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved.getByRole('button', { name: `Move to basket: ${loaf.name}` }).click();
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible();
  await expect(lineOf(page, loaf.name).getByText('Medium')).toBeVisible();
});

test('lines are compact, and nothing is wider than the screen', async ({ page, context, baseURL }) => {
  const items = await plainItems(context.request, baseURL ?? '');
  await call(context.request, baseURL ?? '', '/basket/add-items', {
    basketToken,
    storeId: BOROUGH,
    menuItems: items.slice(0, 3).map(({ id }) => ({ id, quantity: 6 })),
  });
  await page.goto('/basket');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await page
      .locator('[data-line]')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(LINE_HEIGHT_MAX);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page
      .locator('main *')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
    expect([width, wide]).toEqual([width, 0]);
    const substitute = await page
      .getByRole('button', { name: /^If missing/ })
      .first()
      .boundingBox();
    const stepper = await page
      .getByRole('button', { name: /^One fewer/ })
      .first()
      .boundingBox();
    const isBeside = substitute && stepper && substitute.x + substitute.width <= stepper.x;
    const isAbove = substitute && stepper && substitute.y + substitute.height <= stepper.y;
    expect(isBeside || isAbove).toBe(true);
  }
});
