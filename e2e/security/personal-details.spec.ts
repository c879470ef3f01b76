import { type BrowserContext, expect, type Page } from '@playwright/test';
import { refuseStreams } from '@storefront/testing/browser/refuse-streams';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { newMember } from '../support/new-member';
import { Shopper } from '../support/shopper';

const origin = originOf(pipwell);
/** What `Shopper` enters at checkout, and the instructions in this file. */
const GIVEN = ['ada@example.com', '7700900123', '7700 900123', 'Hart', pipwell.address.line1, 'Beware of the goose'];

// A held slot is followed on every page.
test.beforeEach(({ context }) => refuseStreams(context));

/** Collects the text of every API reply from now on; the returned function waits for them and returns them. */
function recordReplies(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/en-gb\/(api|session)/.test(response.url())) texts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

const path = (page: Page) => new URL(page.url()).pathname;

/** All that the browser shows of the checkout, including form fields, and all that its scripts can read. */
async function shownAtCheckout(page: Page): Promise<string> {
  const shown: string[] = [];
  for (const step of ['/checkout', '/checkout/details', '/checkout/options', '/checkout/payment', '/basket']) {
    await page.goto(origin + step);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    shown.push(
      await page.evaluate(() =>
        [
          document.body.textContent,
          ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
          ...Object.values(sessionStorage),
          ...Object.values(localStorage),
          document.cookie,
        ].join('\n'),
      ),
    );
  }
  return shown.join('\n');
}

function expectNoTraceOf(text: string) {
  for (const detail of GIVEN) expect(text).not.toContain(detail);
}

async function fillBasketAndReserveSlot(shopper: Shopper) {
  await shopper.findStore('delivery');
  await shopper.fillBasket();
  await shopper.changeBasket();
  await shopper.reserveSlot();
}

async function giveInstructions(page: Page) {
  await page.getByLabel(/^Instructions/).fill('Beware of the goose');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
}

async function logIn(page: Page, credentials: { email: string; password: string }) {
  await openFormPage(page, `${origin}/login`);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

async function guestCookie(context: BrowserContext) {
  return (await context.cookies(origin)).find(({ name }) => name === 'sf_guest');
}

test('a member who logs in after another has logged out sees none of their details', async ({ page }) => {
  const ada = new Shopper(page, pipwell);
  await fillBasketAndReserveSlot(ada);
  await ada.logInAtCheckout();
  await ada.fillDetails('delivery');
  await giveInstructions(page);
  await page.goto(`${origin}/member`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => path(page)).not.toBe('/member');
  const replies = recordReplies(page);
  // First as a visitor, then as another member. The basket is the first member's and left with them.
  expectNoTraceOf(await shownAtCheckout(page));
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await logIn(page, await newMember(origin));
  expectNoTraceOf(await shownAtCheckout(page));
  expect(path(page)).toBe('/basket');
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  expectNoTraceOf(await replies());
});

test('a guest keeps their details over reload, back and a second tab, and the next member sees none', async ({
  page,
  context,
}) => {
  const guest = new Shopper(page, pipwell);
  await fillBasketAndReserveSlot(guest);
  await guest.continueAsGuest();
  await guest.fillDetails('delivery');
  await giveInstructions(page);
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/options$/);
  const second = await context.newPage();
  await second.goto(`${origin}/checkout`);
  // It knows the steps that the first tab has done.
  await expect(second).toHaveURL(/\/checkout\/payment$/);
  await second.goto(`${origin}/checkout/details`);
  await expect(second.getByLabel('Email')).toHaveValue('ada@example.com');
  await second.close();

  const cookie = await guestCookie(context);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  expect(await page.evaluate(() => document.cookie)).not.toContain('sf_guest');
  const replies = recordReplies(page);
  await logIn(page, await newMember(origin));
  expectNoTraceOf(await shownAtCheckout(page));
  expectNoTraceOf(await replies());
  expect((await guestCookie(context))?.value).not.toBe(cookie?.value);
});

test('a basket token without its guest session shows no details, whatever headers the browser sends', async ({
  page,
  context,
  playwright,
}) => {
  const guest = new Shopper(page, pipwell);
  await fillBasketAndReserveSlot(guest);
  await guest.continueAsGuest();
  await guest.fillDetails('delivery');
  const cookies = await context.cookies(origin);
  const basketToken = cookies.find(({ name }) => name === 'sf_basket')?.value ?? '';
  const secret = (await guestCookie(context))?.value ?? '';
  expect(secret.length).toBeGreaterThanOrEqual(43);
  const thief = await playwright.request.newContext({ extraHTTPHeaders: { host: new URL(origin).host, origin } });
  const url = new URL(`${origin}/en-gb/api/basket/get-or-create`);
  url.hostname = 'localhost';
  const attempts: Record<string, string>[] = [{}, { 'x-guest-session': secret }];
  for (const headers of attempts) {
    const reply = await thief.post(url.href, { data: { basketToken }, headers });
    expect(reply.status()).toBe(200);
    const basket = await reply.json();
    expect(basket.itemCount).toBeGreaterThan(0);
    expect(basket.checkout).toMatchObject({ contact: null, deliveryAddress: null, billingAddress: null });
    expectNoTraceOf(JSON.stringify(basket));
  }
  await thief.dispose();
});
