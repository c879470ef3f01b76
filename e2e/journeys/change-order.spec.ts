import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { Shopper } from '../support/shopper';

const change = (page: Page, number: string) => page.getByRole('region', { name: `Change of order ${number}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Your order change' });
const basketCount = (page: Page, count: number) => page.getByRole('main').getByText(`${count} items`, { exact: true });

test('a member changes an order, and the old one stands until the changed one is paid; another time they keep it', async ({
  page,
}) => {
  const { item } = pipwell;
  const shopper = new Shopper(page, pipwell);
  const number = await shopper.orderAsMember();
  const oldOrder = page.url();
  await shopper.findStore('delivery');
  await shopper.fillBasket();

  await test.step('the order’s page says what happens, and the way out leaves order and basket as they were', async () => {
    await page.goto(oldOrder);
    await expect(page.getByText(/You can change this order until \d/)).toBeVisible();
    await expect(page.getByText(`Your basket with ${item.quantity} items is kept`)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Add or change items' }).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(change(page, number)).toContainText(
      /It keeps its number, and stays as it is until you confirm .* until \d/,
    );
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Keep my order as it is' }).click();
    await expect(page).toHaveURL(oldOrder);
    await expect(page.getByText(`Order ${number} stays as it is.`)).toBeVisible();
    await page.goto(new URL('/basket', oldOrder).href);
    await expect(basketCount(page, item.quantity)).toBeVisible();
    await expect(change(page, number)).toHaveCount(0);
  });

  await test.step('the changed order keeps the time, and is the order when it is paid', async () => {
    await page.goto(oldOrder);
    await page.getByRole('button', { name: 'Add or change items' }).click();
    await page.getByRole('button', { name: `One more ${item.name}` }).click();
    await expect(basketCount(page, item.quantity + 1)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.goto(new URL('/', oldOrder).href);
    await expect(bar(page)).toContainText(new RegExp(`You are changing order ${number} until \\d`));
    await expectNoAxeFindings(page);
    await bar(page).getByRole('link', { name: 'See the change' }).click();
    await page
      .getByRole('link', { name: /^(Check out|Go to checkout)/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(page.getByText('Before the change').first()).toBeAttached();
    await expect(page.getByText(/^(£\d+\.\d\d|\d+p) more$/).first()).toBeAttached();
    await page.getByRole('radio', { name: /Cash/ }).check();
    await page.getByRole('checkbox', { name: /in cash$/ }).check();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: /^Place order · £/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order has been changed');
    await expect(page.getByText(`Your order number is still ${number}`)).toBeVisible();
    await expectNoAxeFindings(page);
  });

  await test.step('there is one order with its number, and the basket of before is back', async () => {
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page).toHaveURL(oldOrder);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
    await expect(
      page
        .getByText(`${item.quantity + 1} × ${item.name}`)
        .or(page.getByText(item.name))
        .first(),
    ).toBeVisible();
    await expectNoAxeFindings(page);
    await page.goto(new URL('/basket', oldOrder).href);
    await expect(basketCount(page, item.quantity)).toBeVisible();
  });
});
