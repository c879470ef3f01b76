import { expect, type Page } from '@playwright/test';
import { paymentNotFound } from '@storefront/messages/payment';
import { routePaths } from '@storefront/routes/route-paths';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const BOROUGH = 101;
const store = `/stores/${pipwell.store.slug}`;
const guarded = [`${store}/time-slots`, '/basket', '/checkout', '/checkout/login', '/checkout/details'];
const locationMessage = 'Enter your postcode first.';

const expectMessage = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('[2.62] time slots, basket and checkout need a place: a direct visit is redirected home, any other back', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(baseURL + path);
    await expect(page).toHaveURL(`${baseURL}/`);
    await expectMessage(page, locationMessage);
    await page.goto(baseURL + path, { referer: `${baseURL}/faqs` });
    await expect(page).toHaveURL(`${baseURL}/faqs`);
    await expectMessage(page, locationMessage);
    // Another site is not a page to go back to.
    await page.goto(baseURL + path, { referer: 'http://elsewhere.test/faqs' });
    await expect(page).toHaveURL(`${baseURL}/`);
    await expectMessage(page, locationMessage);
  }
  await expectNoAxeFindings(page);
  await new ShopperSession(page.context().request, baseURL).chooseStore(BOROUGH, 'delivery');
  for (const path of [`${store}/time-slots`, '/basket']) {
    await page.goto(baseURL + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(baseURL + path);
  }
});

test('the server redirects shoppers without a place, with the right status and never in a loop', async ({
  request,
}) => {
  const answer = async (path: string, referer?: string) => {
    const reply = await request.get(baseURL + path, { maxRedirects: 0, headers: referer ? { referer } : {} });
    expect([path, reply.headers()['cache-control']]).toEqual([path, 'no-store']);
    return [reply.status(), reply.headers().location];
  };
  for (const path of guarded) {
    expect(await answer(path)).toEqual([302, '/?message=location']);
    expect(await answer(path, `${baseURL}/faqs?from=footer`)).toEqual([302, '/faqs?from=footer&message=location']);
    for (const referer of [
      `${baseURL}/checkout`,
      baseURL + path,
      `${baseURL}//elsewhere.test`,
      'http://elsewhere.test/',
    ])
      expect(await answer(path, referer)).toEqual([302, '/?message=location']);
  }
  await new ShopperSession(request, baseURL).chooseStore(BOROUGH, 'delivery');
  expect(await answer('/basket')).toEqual([200, undefined]);
  // With a place but without a basket.
  expect(await answer('/checkout')).toEqual([302, '/']);
});

test('[2.65] without a basket two pages of checkout are shown, and no other: the two that follow an order', async ({
  request,
}) => {
  await new ShopperSession(request, baseURL).chooseStore(BOROUGH, 'delivery');
  const checkout = Object.values(routePaths).filter((path) => path.startsWith('/checkout'));
  const shown: string[] = [];
  for (const path of checkout) {
    const reply = await request.get(baseURL + path, { maxRedirects: 0 });
    if (reply.status() === 200) shown.push(path);
    else expect([path, reply.status(), reply.headers().location]).toEqual([path, 302, '/']);
  }
  expect(shown.sort()).toEqual(['/checkout/payment', '/checkout/success']);
});

test('a basket implies its store’s place: no shopper is redirected away from their basket', async ({ page }) => {
  await new ShopperSession(page.context().request, baseURL).addItem(BOROUGH, pipwell.item.slug, 1, 'delivery');
  await page.goto(`${baseURL}/basket`);
  await expect(page.getByRole('heading', { name: pipwell.item.name })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/basket`);
});

test('[2.69] checkout without a slot redirects to the store’s time slots, direct and from the basket', async ({
  page,
}) => {
  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  for (const path of ['/checkout', '/checkout/details', '/checkout/payment']) {
    await page.goto(baseURL + path);
    await expect(page).toHaveURL(`${baseURL}${store}/time-slots`);
    await expectMessage(page, 'Choose a time first, then check out.');
  }
  await page.goto(`${baseURL}/basket`);
  // Before hydration a link opens another document.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^One more/ })
      .first(),
  ).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const onward = page
    .locator(':is(main, aside)')
    .locator('a[href="/checkout"], a[href*="/time-slots"]')
    .filter({ visible: true });
  await onward.first().click();
  await expect(page).toHaveURL(`${baseURL}${store}/time-slots?from=basket`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** The links and buttons that the notice covers while they have the focus, of those above the footer. */
const coveredByNotice = (page: Page) =>
  page.evaluate(async () => {
    const notice = document.querySelector('.sf-toast');
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(':is(header, main) :is(a, button)')) {
      one.focus();
      if (!notice || document.activeElement !== one) continue;
      // The browser has scrolled to it after a frame.
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      const [box, own] = [notice.getBoundingClientRect(), one.getBoundingClientRect()];
      const isBeside = box.top >= own.bottom || box.bottom <= own.top || box.left >= own.right || box.right <= own.left;
      if (!notice.isConnected || !isBeside) found.push(one.textContent ?? '');
    }
    return found;
  });

test('a notice covers nothing that has the focus, and Escape removes it', async ({ page }) => {
  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  await page.goto(`${baseURL}/checkout`);
  const notice = page.getByRole('region', { name: 'Notices' });
  await expect(notice).toContainText('Choose a time first, then check out.');
  // Under the pointer it stays for as long as the test needs it.
  await notice.getByText('Choose a time first, then check out.').dispatchEvent('mouseover');
  // The code that moves it loads with the first notice.
  await expect.poll(() => coveredByNotice(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(notice).toBeEmpty();
});

test('a checkout with an empty basket redirects home', async ({ page }) => {
  await new ShopperSession(page.context().request, baseURL).chooseStore(BOROUGH, 'delivery');
  await page.goto(`${baseURL}/checkout`);
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('a shopper who has logged in in another tab is redirected home from log-in and registration', async ({ page }) => {
  await page.goto(`${baseURL}/register`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
  await page.context().request.post(`${baseURL}/en-gb/api/oauth/token`, {
    headers: { origin: baseURL },
    data: { grant_type: 'password', username: pipwell.member.email, password: pipwell.member.password },
  });
  // The other tab has notified this one, or the page finds out itself: both lead away from the log-in page.
  await page.goto(`${baseURL}/login`, { referer: `${baseURL}/register` });
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('a missing page of the in-app area says so in its title too, and gets the focus', async ({ page }) => {
  await page.goto(`${baseURL}/checkout/success?order=0&payment=0`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(paymentNotFound);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${paymentNotFound}, ${pipwell.name}`);
  // Like the server's error page: the business's picture, and links.
  const main = page.getByRole('main');
  const picture = main.locator('img').first();
  await expect(picture).toHaveAttribute('src', /state-404/);
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(main.getByRole('link', { name: 'Home' })).toBeVisible();
  await expectNoAxeFindings(page);
  await main.getByLabel('Your postcode').fill(pipwell.postcode);
  await main.getByRole('button', { name: 'Find stores' }).click();
  await expect(page).toHaveURL(/\/stores-near-by\?postcode=/);
});
