import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/neighbour-test';
import { type ShopperRequest, ShopperSession } from '@storefront/testing/shopper-session';
import { deskUrl, logIn } from './support/desk';

const BOROUGH = 101;
const LOAF = 'seeded-farmhouse-loaf-800g';
const NUMBER = /PW(-[2-9A-Z]{4}){3}/;

/** A member of this test alone, registered in a browser of their own. */
async function newMember(browser: Browser, origin: string) {
  const own = await browser.newContext();
  const email = `owen.${Date.now()}@shopper.example`;
  const data = { firstname: 'Owen', lastname: 'Marsh', emailAddress: email, password: 'analytical-1' };
  const reply = await own.request.post(`${origin}/en-gb/api/auth/register`, { headers: { origin }, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  await own.close();
  return { email };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Assisted visit' });

/** Says why, and opens the shop in a tab of its own. */
async function openShop(page: Page, label: string): Promise<Page> {
  await page.getByRole('button', { name: label }).click();
  await page.getByLabel('Why? It is recorded').fill('They called');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  const shop = await opening;
  await expect(shop.getByRole('heading', { level: 1, name: 'Order for a shopper' })).toBeVisible();
  await expect(shop).toHaveURL(/\/assisted-visit$/);
  return shop;
}

/** Calls from a page: only browsers resolve names under localhost. */
const callsOf = (page: Page): ShopperRequest => ({
  async post(url, { data }) {
    const { status, text } = await page.evaluate(
      async ([to, body]) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(to, { method: 'POST', headers, body });
        return { status: reply.status, text: await reply.text() };
      },
      [url, JSON.stringify(data)] as const,
    );
    return { ok: () => status < 300, status: () => status, text: async () => text, json: async () => JSON.parse(text) };
  },
});

/** A basket of the visit with a place; for collection, so that no address is needed. */
async function fillBasket(shop: Page, origin: string): Promise<void> {
  const session = new ShopperSession(callsOf(shop), origin);
  await session.chooseStore(BOROUGH, 'collection');
  const basketToken = await session.addItem(BOROUGH, LOAF, 16, 'collection');
  await session.reserveSlot(BOROUGH, basketToken, 'collection');
}

async function payByCard(phone: Page): Promise<void> {
  await phone.getByRole('radio', { name: /Card/ }).check();
  const fields = phone.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').fill('4242424242424242');
  await fields.getByLabel(/Expiry/).fill('12/30');
  await fields.getByLabel(/Security code/).fill('100');
  await fields.getByLabel(/Name/).fill('Owen Marsh');
  await phone.getByRole('button', { name: /^Pay £/ }).click();
}

test('customer service orders for a member on the phone, who pays by a link; later an item less is changed for them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  // Links lead to the first host of the business.
  const origin = (baseURL ?? '').replace('//localhost', '//fresh.localhost');
  const member = await newMember(browser, baseURL ?? '');
  await logIn(page, baseURL, 'service3', '/desk/customers');
  await page.getByRole('searchbox', { name: 'Find a person' }).fill(member.email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Owen Marsh/ }).click();

  await test.step('the shop opens in the member’s name, says so on every page, and keeps no secret in the address', async () => {
    const shop = await openShop(page, 'Order for Owen Marsh');
    await expectAccessible(shop, 'before the visit');
    await shop.getByRole('button', { name: 'Start the order' }).click();
    await expect(bar(shop)).toContainText('You are ordering for Owen Marsh');
    await expectAccessible(shop, 'the home page of a visit');
    await fillBasket(shop, origin);
    await shop.goto(`${origin}/member/my-details`);
    await expect(bar(shop)).toBeVisible();
    await shop.goto(`${origin}/checkout`);
    await expect(bar(shop)).toBeVisible();
    await shop.getByLabel('Mobile number').fill('07700 900123');
    await shop.getByRole('button', { name: 'Save and continue' }).click();
    await shop.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(shop.getByRole('button', { name: 'Send the payment link' })).toBeVisible();
    await expect(shop.getByRole('radio', { name: /Card/ })).toHaveCount(0);
    await expectAccessible(shop, 'the payment step of a visit');
    await shop.getByRole('button', { name: 'Send the payment link' }).click();
    await expect(
      shop.getByText(`The payment link was sent to ${member.email} and texted to 07700 900123.`),
    ).toBeVisible();
    await expect(bar(shop)).toHaveCount(0);
    await expectAccessible(shop, 'the link was sent');
    await shop.getByRole('link', { name: 'Close the visit' }).click();
    await expect(shop).toHaveURL(`${origin}/`);
    // The pages of members send everybody else home.
    await shop.goto(`${origin}/member`);
    await expect(shop).toHaveURL(`${origin}/`);
    await shop.close();
  });

  await test.step('the link waits at the desk', async () => {
    await page.reload();
    const waiting = page.getByRole('region', { name: 'Waiting for payment' });
    await expect(waiting).toContainText('16 items');
    await expectAccessible(page, 'a link that waits');
  });

  let number = '';
  await test.step('the member pays on their own phone', async () => {
    const { text } = await mailTo(baseURL, member.email, 'Pay for your');
    const link = /https?:\S+\/pay\/\S+/.exec(text)?.[0] ?? '';
    const own = await browser.newContext();
    const phone = await own.newPage();
    await phone.goto(link);
    await expect(phone).toHaveURL(`${origin}/pay`);
    await expect(phone.getByRole('region', { name: 'Your order' })).toContainText('16 ×');
    await expect(phone.getByRole('button', { name: /^Pay £/ })).toBeVisible();
    await expectAccessible(phone, 'a payment link');
    await payByCard(phone);
    const paid = phone.getByText(/^Your order .* is placed\./);
    await expect(paid).toBeVisible({ timeout: 30_000 });
    number = NUMBER.exec((await paid.textContent()) ?? '')?.[0] ?? '';
    await expectAccessible(phone, 'a paid link');
    await phone.goto(link);
    await expect(phone.getByText(`Your order ${number} is placed.`)).toBeVisible();
    await own.close();
  });

  await test.step('the order stands, and says with whom it was made; one item less needs no payment', async () => {
    await page.goto(deskUrl(baseURL, `/desk/orders/${number}`));
    await expect(page.getByText('Ordered by phone with Nora').first()).toBeVisible();
    await expectAccessible(page, 'an order that may be changed');
    const shop = await openShop(page, 'Change this order for Owen');
    await shop.getByRole('button', { name: 'Start the order' }).click();
    await expect(shop).toHaveURL(`${origin}/basket`);
    await shop.getByRole('button', { name: /^One fewer/ }).click();
    await expect(shop.getByRole('main').getByText('15 items').first()).toBeVisible();
    await shop.goto(`${origin}/checkout/payment`);
    await shop.getByRole('button', { name: /^Change the order/ }).click();
    await expect(shop).toHaveURL(/\/checkout\/success\?/, { timeout: 30_000 });
    await bar(shop).getByRole('button', { name: 'End' }).click();
    await expect(bar(shop)).toHaveCount(0);
    await expect(shop).toHaveURL(`${origin}/`);
    // The pages of members send everybody else home.
    await shop.goto(`${origin}/member`);
    await expect(shop).toHaveURL(`${origin}/`);
    await page.reload();
    await expect(page.getByText(/16 items for .*, now 15 for/)).toBeVisible();
  });
});
