import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { registerMember } from './support/members';

const BOROUGH = 101;
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

interface Weekly {
  readonly windows: { fulfilmentMethod: string; weekday: number; starts: string; ends: string }[];
}

/** A member at a store with an address, and a delivery window some days ahead that has a place for weekly shoppers. */
async function memberWithWindow(context: BrowserContext, baseURL: string | undefined) {
  const origin = baseURL ?? '';
  const member = await registerMember(context, baseURL);
  await new ShopperSession(context.request, origin).chooseStore(BOROUGH, 'delivery');
  const call = async (method: string, path: string, data: object) => {
    const reply = await context.request.fetch(`${origin}/en-gb/api/member/${path}`, {
      method,
      data,
      headers: { origin },
    });
    return (await reply.json()) as unknown;
  };
  const home = { country: 'GB', addressLine1: '5 Park Street', postcode: 'SE1 9GF', town: 'London' };
  const { addressId } = (await call('POST', 'address', home)) as { addressId: number };
  const { windows } = (await call('POST', 'weekly-slot', { storeId: BOROUGH })) as Weekly;
  const { serverTime } = (await (await context.request.get(`${origin}/en-gb/api/slots/server-time`)).json()) as {
    serverTime: string;
  };
  const weekday = (new Date(serverTime).getUTCDay() + 3) % 7;
  for (const window of windows.filter((one) => one.fulfilmentMethod === 'delivery' && one.weekday === weekday)) {
    const wanted = { storeId: BOROUGH, ...window, addressId };
    const asked = (await call('PUT', 'weekly-slot', wanted)) as { weeklySlot: { coming: { state: string } } };
    await call('DELETE', 'weekly-slot', {});
    const { fulfilmentMethod, starts, ends } = window;
    if (asked.weeklySlot.coming.state === 'kept')
      return { member, value: `${fulfilmentMethod} ${weekday} ${starts} ${ends}` };
  }
  throw new Error('No window has a place');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a member chooses a weekly time, skips a week, uses the place and stops', async ({ page, context, baseURL }) => {
    const { value } = await memberWithWindow(context, baseURL);
    await page.goto('/member/weekly-slot');
    await page.getByLabel('Day and time').selectOption(value);
    await press(page, 'Keep this time every week');
    await expect(page.getByRole('status')).toHaveText('Your weekly time is saved.');
    await expect(page.getByText('A place is kept for you.')).toBeVisible();

    await press(page, 'Skip this week');
    await expect(page.getByText('You are skipping this week.')).toBeVisible();
    await press(page, 'Do not skip this week');
    await expect(page.getByText('A place is kept for you.')).toBeVisible();

    await page.goto('/stores/borough/time-slots');
    await expect(page.getByText('Your weekly time:')).toBeVisible();
    await press(page, 'Hold my weekly time');
    await expect(page.getByText(/is yours until \w{3} \d/)).toBeVisible();

    await page.goto('/member/weekly-slot');
    await expect(page.getByText('This time is held for your basket.')).toBeVisible();
    await press(page, 'Stop my weekly time');
    await expect(page.getByRole('status')).toHaveText('Your weekly time has been stopped.');
    await expect(page.getByRole('heading', { name: 'Your weekly time' })).toHaveCount(0);
  });
});

test('the weekly time is in the account, in a mail and on the page of times, which gives it to the basket', async ({
  page,
  context,
  baseURL,
}) => {
  const { member, value } = await memberWithWindow(context, baseURL);
  await page.goto('/member');
  await page.getByRole('link', { name: 'Weekly time' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly time' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('Day and time').selectOption(value);
  await press(page, 'Keep this time every week');
  await expect(page.getByText('A place is kept for you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Weekly time' }).first()).toBeAttached();
  await expectNoAxeFindings(page);
  expect((await mailTo(baseURL, member.email, 'Your time on')).text).toContain('Order before');

  await page.goto('/stores/borough/time-slots');
  await press(page, 'Use this time');
  await expect(page.getByText(/is yours until \w{3} \d/)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/member/weekly-slot');
  await expect(page.getByText('This time is held for your basket.')).toBeVisible();
});
