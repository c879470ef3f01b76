import { expect, type Page, request } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL as origin } from '../support/hosts';
import { type NewMember, newMember } from '../support/new-member';

const BOROUGH = 101;
const { item } = pipwell;

/** A member who has filled a basket at Borough on another device, and here, as a guest, one at another store. */
async function withTwoBaskets(page: Page): Promise<NewMember> {
  const member = await newMember(origin);
  const elsewhere = await request.newContext();
  const reply = await elsewhere.post(`${origin}/en-gb/api/oauth/token`, {
    headers: { origin },
    data: { grant_type: 'password', username: member.email, password: member.password },
  });
  expect(reply.ok()).toBe(true);
  await new ShopperSession(elsewhere, origin).addItem(BOROUGH, item.slug, 3, 'delivery');
  await elsewhere.dispose();
  const here = page.context().request;
  const found = await here.post(`${origin}/en-gb/api/stores/details`, {
    headers: { origin },
    data: { seoUrl: 'stoke-newington' },
  });
  const { id } = (await found.json()) as { id: number };
  const session = new ShopperSession(here, origin);
  await session.chooseStore(id, 'collection', 'N16 0AS');
  await session.addItem(id, item.slug, 2, 'collection');
  return member;
}

async function logIn(page: Page, { email, password }: NewMember): Promise<void> {
  await page.goto(`${origin}/login?from=%2Fbasket`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/basket$/);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('[1.10] after a log-in, the page names a basket of another store, and the shopper continues with either', async ({
      page,
    }) => {
      await logIn(page, await withTwoBaskets(page));
      const main = page.getByRole('main');
      const others = main.getByRole('region', { name: 'Your other baskets' });
      await expect(main.getByText('2 items', { exact: true })).toBeVisible();
      await expect(others).toContainText(
        'You have another basket: 3 items from Borough. It was not joined with this one, because an order comes from one store.',
      );
      if (javaScriptEnabled) {
        await expect(main.getByRole('button', { name: /^One more/ })).toBeVisible();
        await expectNoAxeFindings(page);
      }
      await others.getByRole('button', { name: 'Continue with 3 items from Borough' }).click();
      await expect(main.getByText('3 items', { exact: true })).toBeVisible();
      // On a wide screen it is in the summary beside the page's main part.
      await expect(page.getByRole('link', { name: 'Choose a time', exact: true }).first()).toHaveAttribute(
        'href',
        /\/stores\/borough\//,
      );
      await others.getByRole('button', { name: 'Continue with 2 items from Stoke Newington' }).click();
      await expect(main.getByText('2 items', { exact: true })).toBeVisible();
      // The session goes to the basket's store with it; without scripts the header does not show it.
      if (javaScriptEnabled) await expect(page.getByRole('banner')).toContainText('Collect from Stoke Newington');
    });
  });
