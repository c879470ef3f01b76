import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { desktop } from '@storefront/testing/playwright-config';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

const origin = baseURL;
const [borough, bath] = [101, 104];

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies(origin)).find((one) => one.name === name);
/** The headers by which a shared cache decides. */
const cacheControl = async (page: Page, path: string) =>
  (await page.request.get(origin + path, { maxRedirects: 0 })).headers()['cache-control'];

for (const business of [pipwell, lathmere])
  test(`[2.44] ${business.name}: a referral link keeps its code for registration, and a television campaign leads to the store search and is stored`, async ({
    page,
    context,
  }) => {
    const here = originOf(business);
    const reply = await page.goto(`${here}/referrer/FRIEND5`);
    expect(reply?.status()).toBe(200);
    expect(reply?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A friend invited you');
    await expect(page.getByRole('main')).toContainText('£5.00 off their next order');
    await expectNoAxeFindings(page);
    const kept = (await context.cookies(here)).find(({ name }) => name === 'sf_friend');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    // The form does not know the code, but the back end gets it.
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(`${here}/register`);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Hart');
    await page.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('kept-by-a-friend-5');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('kept-by-a-friend-5');
    await page.getByLabel('Where did you hear about us?').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${here}/`);
    const profile = await page.evaluate(async () => (await fetch('/en-gb/api/member/profile')).json());
    expect(profile).toMatchObject({ firstname: 'Ada', referralCode: 'FRIEND5' });
    // It was for this registration only.
    await expect.poll(async () => (await context.cookies(here)).map(({ name }) => name)).not.toContain('sf_friend');

    // The campaign stays in the URL until the shopper consents to storing it.
    await page.goto(`${here}/tv?campaign=autumn-2026`);
    await expect(page).toHaveURL(`${here}/stores-near-by?campaign=autumn-2026`);
    await expect(
      page
        .getByRole('main')
        .getByLabel(/postcode|address/i)
        .first(),
    ).toBeVisible();
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    const campaign = (await context.cookies(here)).find(({ name }) => name === 'sf_campaign');
    expect(campaign).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(Buffer.from(campaign?.value ?? '', 'base64url').toString()).toBe('"autumn-2026"');
  });

test('[2.44] an unknown referral code is reported as invalid, promises no discount and is not stored', async ({
  page,
  context,
}) => {
  for (const code of ['NOSUCHCODE', '%3Cb%3E']) {
    const reply = await page.goto(`${origin}/referrer/${code}`);
    expect(reply?.status()).toBe(404);
    expect(reply?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('main')).toContainText('Referral code entered does not exist or is not valid');
    await expect(page.getByRole('main')).not.toContainText('£');
    await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Look around first' })).toBeVisible();
    expect(await cookie(context, 'sf_friend')).toBeUndefined();
  }
  await expectNoAxeFindings(page);
});

test('[2.72] the previous page is stored for the basket, the account and a search', async ({ page }) => {
  const category = `/stores/${pipwell.store.slug}/category/${pipwell.category.slug}`;
  const back = page.getByRole('navigation', { name: 'Back' }).getByRole('link', { name: 'Keep shopping' });
  await new ShopperSession(page.request, origin).chooseStore(borough, 'delivery');
  await page.goto(`${origin}${category}?page=2`);
  await page.locator('a[href="/basket"]:visible').first().click();
  await expect(back).toHaveAttribute('href', `${category}?page=2`);
  // Through a reload, and through a visit elsewhere in between.
  await page.reload();
  await expect(back).toHaveAttribute('href', `${category}?page=2`);
  await expectNoAxeFindings(page);
  await back.click();
  await expect(page).toHaveURL(`${origin}${category}?page=2`);

  await page.request.post(`${origin}/en-gb/api/oauth/token`, {
    headers: { origin },
    data: { grant_type: 'password', username: pipwell.member.email, password: pipwell.member.password },
  });
  await page.evaluate((path) => location.assign(path), '/member');
  await expect(back).toHaveAttribute('href', `${category}?page=2`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /orders/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/member\/orders$/);
  await expect(back).toHaveAttribute('href', `${category}?page=2`);

  // From a category into a search, within it, and through a reload: the phone's bar and the wide page lead back.
  const shelf = `${category}?page=2`;
  await page.goto(origin + shelf);
  await page.evaluate((path) => location.assign(path), `/stores/${pipwell.store.slug}/search/croissant`);
  await expect(page).toHaveURL(/\/search\/croissant$/);
  const shop = page.getByRole('link', { name: 'Shop', exact: true });
  await expect(shop).toHaveAttribute('href', shelf);
  await page.setViewportSize(desktop);
  await expect(back).toBeVisible();
  await expect(back).toHaveAttribute('href', shelf);
  await expectNoAxeFindings(page);
  await page.evaluate((path) => location.assign(path), `/stores/${pipwell.store.slug}/search/croissant/menu-items`);
  await expect(page).toHaveURL(/\/menu-items$/);
  await expect(back).toHaveAttribute('href', shelf);
  await page.reload();
  await expect(back).toHaveAttribute('href', shelf);
  await back.click();
  await expect(page).toHaveURL(origin + shelf);
  // A search that was opened directly has no page to go back to.
  const other = await page.context().newPage();
  await other.setViewportSize(desktop);
  await other.goto(`${origin}/stores/${pipwell.store.slug}/search/croissant`, { waitUntil: 'networkidle' });
  await expect(other.getByRole('navigation', { name: 'Back' })).toHaveCount(0);
});

test('[2.70] a store’s path loses its trailing slash by a permanent redirect, which never leads to another site', async ({
  request,
}) => {
  for (const [path, to] of [
    [`/stores/${pipwell.store.slug}/`, `/stores/${pipwell.store.slug}`],
    [`/stores/${pipwell.store.slug}/category/bakery/?page=2`, `/stores/${pipwell.store.slug}/category/bakery?page=2`],
    ['/stores//', '/stores'],
  ] as const) {
    const reply = await request.get(origin + path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(301);
    expect(reply.headers().location).toBe(to);
  }
  for (const path of ['//evil.example.com/', '/%2f/evil.example.com/', '/\\evil.example.com/', '/stores/%5Cevil/']) {
    const reply = await request.get(origin + path, { maxRedirects: 0 });
    const to = reply.headers().location;
    if (to) expect(new URL(to, origin).origin, path).toBe(origin);
  }
});

test.describe('deep links', () => {
  const link = (query: Record<string, string | number>) =>
    `/deep-link?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

  test('[1.34] a link to a store, a category or an item leads there, and selects its store', async ({ page }) => {
    await page.goto(origin + link({ actionType: 'open-store', storeId: borough }));
    await expect(page).toHaveURL(`${origin}/stores/${pipwell.store.slug}`);
    await page.goto(origin + link({ actionType: 'open-category', storeId: borough, categoryId: 1020 }));
    await expect(page).toHaveURL(new RegExp(`/stores/${pipwell.store.slug}/category/${pipwell.category.slug}`));
    await page.goto(origin + link({ actionType: 'open-item', storeId: borough, itemId: 10122 }));
    await expect(page).toHaveURL(/\/menuItem\/seeded-farmhouse-loaf-400g$/);
    const session = await page.request.get(`${origin}/en-gb/session`);
    expect(((await session.json()) as { store: { id: number } }).store.id).toBe(borough);
    expect(await cacheControl(page, link({ actionType: 'open-store', storeId: borough }))).toBe('no-store');
  });

  test('[1.34] a campaign leads to its target, is recorded with the order, and says when it is over or not available here', async ({
    page,
    context,
  }) => {
    const campaign = (campaignId: number) => link({ actionType: 'open-campaign', campaignId, storeId: borough });
    await page.goto(origin + campaign(601));
    await expect(page).toHaveURL(`${origin}/stores/${pipwell.store.slug}/category/bakery?campaign=601`);
    // The promised discount is shown on its page and on no other.
    const offer = page.getByRole('region', { name: 'Offer', exact: true });
    await expect(offer).toContainText('Bread week');
    await expect(offer).toContainText('Every loaf baked that morning.');
    await expectNoAxeFindings(page);
    expect(await cookie(context, 'sf_campaign')).toBeUndefined();
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    for (const query of ['?campaign=606', '?campaign=1e3', '?campaign=99999999999999999999', '']) {
      expect((await page.goto(`${origin}/stores/${pipwell.store.slug}${query}`))?.status()).toBe(200);
      await expect(offer).toHaveCount(0);
    }
    const kept = await cookie(context, 'sf_campaign');
    expect(Buffer.from(kept?.value ?? '', 'base64url').toString()).toBe('"campaign-601"');
    // A campaign for one store applies to that store, whatever the link says.
    await page.goto(origin + campaign(603));
    await expect(page).toHaveURL(`${origin}/stores/manchester-ancoats?campaign=603`);
    for (const [id, why] of [
      [606, 'This offer has ended.'],
      [605, 'We do not know this offer.'],
      [999_999, 'We do not know this offer.'],
    ] as const) {
      const reply = await page.goto(origin + campaign(id));
      expect(reply?.status()).toBe(410);
      await expect(page.getByText(why)).toBeVisible();
    }
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('[8.31] [4.09] STORE_SEARCH_REQUIRED: the shopper is sent to search with a postcode, reads why, and continues to the target afterwards', async ({
        page,
        context,
      }) => {
        await page.goto(origin + link({ actionType: 'open-category', categoryId: 1020 }));
        await expect(page).toHaveURL(/\/stores-near-by\?problem=store_search_required$/);
        await expect(page.getByRole('main')).toContainText(
          'Search for stores with your postcode first, so that we know what is available to you.',
        );
        expect(await cookie(context, 'sf_link')).toMatchObject({ httpOnly: true });
        const postcode = page.getByRole('main').getByLabel('Postcode').first();
        await postcode.fill(pipwell.postcode);
        await postcode.press('Enter');
        const store = page.getByRole('main').getByRole('listitem').filter({ hasText: pipwell.store.name }).first();
        await store.getByRole('button').first().click();
        await expect(page).toHaveURL(new RegExp(`/stores/${pipwell.store.slug}/category/${pipwell.category.slug}`));
        expect(await cookie(context, 'sf_link')).toBeUndefined();
      });

      test('[8.32] INCOMPATIBLE_STORE: asks whether to continue with the provided store and clear the basket, and follows the answer', async ({
        page,
        context,
      }) => {
        const session = new ShopperSession(context.request, origin);
        await session.chooseStore(borough, 'delivery');
        await session.addItem(borough, pipwell.item.slug, 2, 'delivery');
        const count = async () =>
          (
            (await (await context.request.get(`${origin}/en-gb/session`)).json()) as {
              basket: { count: number } | null;
            }
          ).basket?.count ?? 0;

        // The author of a link must not change the basket.
        const reply = await page.goto(origin + link({ actionType: 'open-store', storeId: bath, clearStore: 'true' }));
        expect(reply?.status()).toBe(409);
        expect(reply?.headers()['cache-control']).toBe('no-store');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Continue with Bath');
        await expect(page.getByRole('main')).toContainText('and clear your basket?');
        expect(await count()).toBe(2);
        if (javaScriptEnabled) await expectNoAxeFindings(page);
        await page.getByRole('button', { name: 'Keep my basket' }).click();
        await expect(page).toHaveURL(`${origin}/basket`);
        expect(await count()).toBe(2);
        expect(await cookie(context, 'sf_link')).toBeUndefined();

        await page.goto(origin + link({ actionType: 'open-store', storeId: bath }));
        await page.getByRole('button', { name: 'Clear it and continue' }).click();
        await expect(page).toHaveURL(/\/stores\/bath-walcot$/);
        expect(await count()).toBe(0);
      });
    });

  test('a question left by the Back button expires once the shopper selects a store themselves', async ({
    page,
    context,
  }) => {
    const session = new ShopperSession(context.request, origin);
    await session.chooseStore(borough, 'delivery');
    await session.addItem(borough, pipwell.item.slug, 2, 'delivery');
    await page.goto(`${origin}/faqs`);
    await page.goto(origin + link({ actionType: 'open-store', storeId: bath }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Continue with Bath');
    await page.goBack();
    // A search redirects to its target, not back to the question.
    await page.goto(`${origin}/stores-near-by?postcode=SE1+9GF`);
    const chosen = await context.request.post(`${origin}/actions/store-search/select`, {
      headers: { origin },
      form: { storeId: '102', fulfilment: 'delivery', overwriteBasket: 'true' },
      maxRedirects: 0,
    });
    expect(chosen.status()).toBe(303);
    expect(chosen.headers().location).not.toContain('bath');
    expect(await cookie(context, 'sf_link')).toBeUndefined();
  });

  test('an answer applies to the link that it was asked for, not to one that another tab has opened since', async ({
    page,
    context,
  }) => {
    const session = new ShopperSession(context.request, origin);
    await session.chooseStore(borough, 'delivery');
    await session.addItem(borough, pipwell.item.slug, 2, 'delivery');
    await page.goto(origin + link({ actionType: 'open-store', storeId: bath }));
    const other = await context.newPage();
    // The campaign is for one store, whatever its link says: the question names that one.
    await other.goto(origin + link({ actionType: 'open-campaign', campaignId: 603, storeId: bath }));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Continue with Manchester Ancoats?');
    await page.getByRole('button', { name: 'Clear it and continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue with Manchester Ancoats?');
    const basket = async () =>
      ((await (await context.request.get(`${origin}/en-gb/session`)).json()) as { basket: { count: number } }).basket;
    expect((await basket()).count).toBe(2);
    // Answered after its link has expired.
    await context.clearCookies({ name: 'sf_link' });
    const answered = page.waitForResponse((reply) => reply.url().endsWith('/actions/deep-link'));
    await page.getByRole('button', { name: 'Clear it and continue' }).click();
    expect((await answered).status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This link has expired. Open it again to continue.',
    );
    await expectNoAxeFindings(page);
    expect((await basket()).count).toBe(2);
  });

  test('no link leads to another site, whatever its parameters', async ({ request }) => {
    for (const query of [
      'actionType=open-page&pageSlug=//evil.example.com',
      'actionType=open-store&storeId=101&to=https://evil.example.com',
      'actionType=https://evil.example.com',
      'actionType=find-store&url=//evil.example.com&returnUrl=//evil.example.com',
    ]) {
      const reply = await request.get(`${origin}/deep-link?${query}`, { maxRedirects: 0 });
      expect(reply.status()).toBeLessThan(500);
      const to = reply.headers().location;
      if (to) expect(new URL(to, origin).origin).toBe(origin);
    }
    const forged = await request.post(`${origin}/actions/consent`, {
      headers: { origin, referer: `${origin}//evil.example.com/` },
      form: { choice: 'none' },
      maxRedirects: 0,
    });
    expect(new URL(forged.headers().location ?? '', origin).origin).toBe(origin);
  });

  test('another site can neither answer the question nor clear a basket', async ({ request }) => {
    const reply = await request.post(`${origin}/actions/deep-link`, {
      headers: { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' },
      form: { answer: 'clear' },
    });
    expect(reply.status()).toBe(403);
  });
});
