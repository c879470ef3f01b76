import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { registerMember } from './support/members';

const BOROUGH = 101;
const aisle = '/stores/borough/category/croissants-and-pastries';
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite / });
const nameOf = async (page: Page, place: number) =>
  ((await hearts(page).nth(place).getAttribute('aria-label')) ?? '').replace('Favourite ', '');

test('a member’s hearts make favourites, which go on lists and into the basket together', async ({
  page,
  context,
  baseURL,
}) => {
  await registerMember(context, baseURL);
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
  await page.goto(aisle);
  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  for (const place of [0, 1]) {
    await hearts(page).nth(place).click();
    await expect(hearts(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('Added to your favourites.')).toBeVisible();
  await expectNoAxeFindings(page);
  // Another page knows them, and takes one off and on again.
  await page.reload();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).nth(1).click();
  await expect(page.getByText('Removed from your favourites.')).toBeVisible();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await hearts(page).nth(1).click();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/member/lists');
  const favourites = page.getByRole('list', { name: 'Favourites' });
  await expect(favourites.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Name of the list').fill('Weekend');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { name: 'Weekend', level: 2 })).toBeVisible();
  await expect(page.getByText('Nothing on this list yet')).toBeVisible();
  await page.getByRole('link', { name: 'Favourites, 2 items' }).click();
  await favourites.getByLabel(`Add ${names[0]} to another list`).selectOption('Weekend');
  await favourites.getByRole('button', { name: `Add ${names[0]} to that list` }).click();
  await expect(page.getByText(`${names[0]} added to Weekend`)).toBeVisible();
  await page.getByRole('link', { name: 'Weekend, 1 item' }).click();
  await expect(page.getByRole('list', { name: 'Weekend' })).toContainText(names[0] ?? '');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('link', { name: 'Weekend, 1 item' })).toBeHidden();
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page).toHaveURL('/basket');
  for (const name of names) await expect(page.getByRole('main')).toContainText(name);
});

test('a visitor’s heart leads to the log-in, with and without scripts', async ({ page, browser, baseURL }) => {
  await page.goto(aisle);
  await hearts(page).first().click();
  await expect(page).toHaveURL('/login?notice=favourites');
  await expect(page.getByText('Log in to save your favourites.')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plainPage = await plain.newPage();
  await plainPage.goto(aisle);
  await hearts(plainPage).first().click();
  await expect(plainPage.getByText('Log in to save your favourites.')).toBeVisible();
  await registerMember(plain, baseURL);
  await plainPage.goto(aisle);
  await hearts(plainPage).first().click();
  await expect(plainPage.getByText('Added to your favourites.')).toBeVisible();
  await expect(plainPage.getByText('Favourites, 1 item')).toBeVisible();
  await plain.close();
});
