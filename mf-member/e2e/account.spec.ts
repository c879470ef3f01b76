import { expect } from '@playwright/test';
import { serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/own-agent';
import { mailedCode, wrongCode } from './support/codes';
import { logIn, priya, registerMember, sessionOf } from './support/members';

test('[1.21] a member sees their orders, newest first, and the details of each', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, priya);
  await page.goto('/member');
  await expect(page.getByRole('region', { name: 'Your latest order' })).toContainText('Your driver is on the way');
  await page.getByRole('link', { name: /^All 6/ }).click();
  await expect(page).toHaveURL('/member/orders');
  const rows = page.getByRole('main').locator('ul > li');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('On its way, Borough. 9 items');
  await expect(rows.first()).toContainText('£21.45');
  const listed = await context.request.post('/en-gb/api/member/orders', {
    headers: { origin: baseURL ?? '' },
    data: { page: 1, limit: 6 },
  });
  const { orders } = (await listed.json()) as { orders: { businessOrderId: string; placedAt: string }[] };
  const newestFirst = orders.toSorted((a, b) => b.placedAt.localeCompare(a.placedAt));
  await expect(rows).toContainText(newestFirst.map(({ businessOrderId }) => businessOrderId));
  await page.getByRole('link', { name: /PW-KEDN-WD6C-GWGH/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order PW-KEDN-WD6C-GWGH' })).toBeVisible();
  await expect(page).toHaveTitle('Order PW-KEDN-WD6C-GWGH, Pipwell');
  await expect(page.getByRole('heading', { name: 'Your driver is on the way' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('Greek style yoghurt 500g');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('£21.45');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('18 Tanner Street');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Cash, £21.45 to pay');
  await expect(page.getByRole('img', { name: 'Your driver' })).toBeVisible();
  await expectNoAxeFindings(page);
});

/** An instant in the specification's format in the shop's time zone: DD, MMM, YYYY and h:mma. */
function inLondon(instant: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hourCycle: 'h23',
    day: '2-digit',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(of('hour'));
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return {
    day: of('day'),
    month: months[Number(of('month')) - 1],
    year: of('year'),
    time: `${hour % 12 || 12}:${of('minute')}${hour < 12 ? 'am' : 'pm'}`,
  };
}

test('[9.02] dates are written in the specification’s formats, for people and for programs', async ({
  page,
  context,
  baseURL,
}) => {
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
  await logIn(context, baseURL, priya);
  const listed = await context.request.post('/en-gb/api/member/orders', {
    headers: { origin: baseURL ?? '' },
    data: { page: 1, limit: 1 },
  });
  const { orders } = (await listed.json()) as { orders: { businessOrderId: string; placedAt: string }[] };
  const [{ businessOrderId, placedAt } = { businessOrderId: '', placedAt: '' }] = orders;
  const { day, month, year, time } = inLondon(new Date(placedAt));
  await page.goto('/member/orders');
  const ordered = page.getByRole('main').locator('li time').first();
  await expect(ordered).toHaveText(`${day} ${month}`);
  await expect(ordered).toHaveAttribute('datetime', iso);
  // The attribute has seconds.
  const written = new Date((await ordered.getAttribute('datetime')) ?? '').getTime();
  expect(written).toBe(Math.floor(new Date(placedAt).getTime() / 1000) * 1000);
  await page.getByRole('link', { name: new RegExp(businessOrderId) }).click();
  const placed = page.getByRole('region', { name: 'Details' }).locator('time');
  await expect(placed).toHaveText(`${day} ${month} ${year}, ${time}`);
  await expect(placed).toHaveAttribute('datetime', iso);
  const reply = await context.request.post('/en-gb/api/slots/list', {
    headers: { origin: baseURL ?? '' },
    data: { storeId: 101, fulfilmentMethod: 'delivery' },
  });
  const { days } = (await reply.json()) as {
    days: { date: string; slots: { timeSlotDate: string; timeSlotTime: string }[] }[];
  };
  expect(days.length).toBeGreaterThan(1);
  for (const { date, slots } of days) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(slots.length).toBeGreaterThan(0);
    for (const slot of slots)
      expect([slot.timeSlotDate, slot.timeSlotTime]).toEqual([
        date,
        expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/),
      ]);
  }
});

test('[1.22] a past order is added to the basket again, from the list and from its page', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL, priya);
  await page.goto('/member/orders');
  await page.getByRole('button', { name: /Order again.*PW-RD4C-N4HK-7AGC/ }).click();
  await expect(page).toHaveURL('/basket');
  const once = (await sessionOf(context, baseURL)).basket?.count ?? 0;
  expect(once).toBeGreaterThan(0);
  await page.goto('/member/orders/902');
  const listed = await context.request.post('/en-gb/api/member/order', {
    headers: { origin: baseURL ?? '' },
    data: { orderId: 902 },
  });
  const { lines } = (await listed.json()) as { lines: { name: string }[] };
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/basket');
  for (const { name } of lines) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  expect((await sessionOf(context, baseURL)).basket?.count).toBeGreaterThan(once);
});

test('an order is reordered once, however often the button is pressed', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, priya);
  const reorderRequests: string[] = [];
  page.on('request', (request) => request.url().endsWith('/member/reorder') && reorderRequests.push(request.url()));
  await page.goto('/member/orders/902');
  await page.getByRole('button', { name: 'Order again' }).dblclick();
  await expect(page).toHaveURL('/basket');
  expect(reorderRequests).toHaveLength(1);
});

test('another member’s order is not found, nor is an unknown one', async ({ page, context, baseURL }) => {
  await registerMember(context, baseURL);
  for (const path of ['/member/orders/901', '/member/orders/nonsense']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'We could not find that order in your account.' })).toBeVisible();
  }
  await expectNoAxeFindings(page);
});

test('orders that fail to load say so and load on retry', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, priya);
  await serveApiFaults(baseURL, context, { '/member/orders?': { kind: 'cut' } });
  for (const path of ['/member/orders', '/member/orders/901', '/member']) {
    await page.goto(path);
    await expect(page.getByText('Unable to view order, please try again.', { exact: true })).toBeVisible();
  }
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Your latest order' })).toBeVisible();
});

test('a new member has no orders yet and is offered links to shop', async ({ page, context, baseURL }) => {
  await registerMember(context, baseURL);
  for (const path of ['/member', '/member/orders']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Start shopping' })).toBeVisible();
  }
  await page.goto('/member/orders?page=7');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('[1.26] a member changes their details, and the greeting follows; a new email address is confirmed there', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await registerMember(context, baseURL);
  await page.goto('/member/profile');
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Mobile phone number').fill('0123456');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('Mobile phone number')).toHaveAccessibleDescription(/Mobile phone number is invalid/);
  await page.getByLabel('Mobile phone number').fill('07700 900456');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your profile has been saved.' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/member');
  await expect(page.getByRole('heading', { level: 1, name: /, Augusta$/ })).toBeVisible();
  await page.goto('/member/my-details');
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Augusta Byron');
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('07700 900456');

  await page.goto('/member/profile');
  const region = page.getByRole('region', { name: 'Email address' });
  await expect(region).toContainText(`You log in with ${email}.`);
  await region.getByRole('button', { name: 'Change email address' }).click();
  await expect(region.getByLabel('New email', { exact: true })).toBeFocused();
  await region.getByLabel('New email', { exact: true }).fill(email);
  await region.getByLabel('Your password', { exact: true }).fill('not the password');
  await region.getByRole('button', { name: 'Send me a code' }).click();
  await expect(region.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/incorrect/);
  await region.getByLabel('Your password', { exact: true }).fill(password);
  await region.getByRole('button', { name: 'Send me a code' }).click();
  await expect(region.getByLabel('New email', { exact: true })).toHaveAccessibleDescription(
    /That is already your email address/,
  );
  const moved = `moved-${email}`;
  await region.getByLabel('New email', { exact: true }).fill(moved);
  await region.getByRole('button', { name: 'Send me a code' }).click();
  await expect(region.getByText(`We have sent a code to ${moved}. It works for ten minutes.`)).toBeVisible();
  await expectNoAxeFindings(page);
  const code = await mailedCode(baseURL, moved);
  await region.getByRole('textbox', { name: 'Code' }).fill(wrongCode(code));
  await region.getByRole('button', { name: 'Confirm address' }).click();
  await expect(region.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/The code was incorrect/);
  await region.getByRole('textbox', { name: 'Code' }).fill(code);
  await region.getByRole('button', { name: 'Confirm address' }).click();
  await expect(region.getByText(`Your email address is now ${moved}. Use it to log in.`)).toBeVisible();
  await mailTo(baseURL, email, 'email address was changed');
  await context.clearCookies();
  await expect(logIn(context, baseURL, { email, password })).rejects.toThrow('invalid_credentials');
  await logIn(context, baseURL, { email: moved, password });
});

test('[1.24] addresses are added, changed, made the default, deleted, and restored', async ({
  page,
  context,
  baseURL,
}) => {
  await registerMember(context, baseURL);
  await page.goto('/member/addresses');
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  const add = async (street: string, town: string, postcode: string) => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused();
    await page.getByLabel('House number and street').fill(street);
    await page.getByLabel('Town').fill(town);
    await page.getByLabel('Postcode').fill(postcode);
    await page.getByRole('button', { name: 'Save address' }).click();
  };
  await add('1 St James’s Square', 'London', 'ZZ');
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('ZZ is not a valid postcode');
  await expectNoAxeFindings(page);
  await page.getByLabel('Postcode').fill('SW1Y 4JH');
  await page.getByRole('button', { name: 'Save address' }).click();
  const cards = page.getByRole('main').locator('ul > li');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');
  await add('2 Tanner Street', 'London', 'SE1 9GF');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Change 2 Tanner Street' }).click();
  await page.getByLabel('House number and street').fill('20 Tanner Street');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Make default: 20 Tanner Street' }).click();
  await expect(cards.first()).toContainText('20 Tanner Street');
  await expect(cards.first()).toContainText('Default');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Delete 20 Tanner Street' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('20 Tanner Street');
  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('20 Tanner Street');
  await expect(cards.first()).toContainText('Default');
  await page.getByRole('button', { name: 'Delete 1 St James’s Square' }).click();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
});

test('[6.07] a session that was ended elsewhere logs out here, says so, and keeps the basket', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const ada = await registerMember(context, baseURL);
  const origin = { headers: { origin: baseURL ?? '' } };
  const listed = await context.request.post(`${baseURL}/en-gb/api/catalogue/item-details`, {
    ...origin,
    data: { storeId: 101, itemSlug: 'seeded-farmhouse-loaf-800g' },
  });
  const { item } = (await listed.json()) as { item: { id: number } };
  await context.request.post(`${baseURL}/en-gb/api/basket/add-item`, {
    ...origin,
    data: { storeId: 101, fulfilmentMethod: 'delivery', menuItem: { id: item.id, quantity: 2 } },
  });
  await page.goto('/member');
  await expect(page.getByRole('heading', { level: 1, name: /, Ada$/ })).toBeVisible();

  const elsewhere = await browser.newContext();
  await logIn(elsewhere, baseURL, ada);
  await elsewhere.request.post(`${baseURL}/en-gb/api/member/change-password`, {
    ...origin,
    data: { logoutFromAll: true, currentPassword: ada.password, password: 'distinction-of-2' },
  });
  await elsewhere.close();

  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Orders' }).click();
  await expect(
    page.getByText('You have been logged out because your session expired. Your basket is still here.'),
  ).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await sessionOf(context, baseURL)).toMatchObject({ session: { strategy: 'guest' }, basket: { count: 2 } });
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});
