import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

const room = (state: string, place: number | null) => ({
  state,
  place,
  waitSeconds: place,
  checkAfterSeconds: 1,
  passUntil: state === 'admitted' ? new Date(Date.now() + 20 * 60_000).toISOString() : null,
});

test('a shopper above the limit waits on the slots page, which updates by itself and lets them in', async ({
  page,
  baseURL,
}) => {
  const session = new ShopperSession(page.context().request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  // Of the back end's replies only the queue is set: its own rules are tested there.
  let present = room('open', null);
  let isRefused = true;
  await page.route('**/slots/list', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), waitingRoom: present } });
  });
  await page.route('**/slots/waiting-room', (route) => route.fulfill({ json: present }));
  await page.route('**/slots/reserve', async (route) => {
    if (!isRefused) return route.continue();
    present = room('waiting', 90);
    const problem = { code: 'waiting_room', status: 429, title: 'Waits', detail: 'Waits', expected: true };
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      contentType: 'application/problem+json',
      json: problem,
    });
  });
  await page.goto('/stores/borough/time-slots');
  const main = page.getByRole('main');
  const time = main
    .getByRole('button', { name: /\d(am|pm)/ })
    .and(main.locator(':enabled'))
    .first();
  await time.click();
  await expect(
    main.getByRole('region', { name: 'Many people are choosing a time. You have a place in the queue.' }),
  ).toBeVisible();
  await expect(main.getByText('You are number 90 in the queue.').first()).toBeVisible();
  await expect(main.getByText('About 2 minutes to go.')).toBeVisible();
  await expect(time).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoAxeFindings(page);

  present = room('waiting', 7);
  await expect(main.getByText('You are number 7 in the queue.')).toBeVisible();
  await page.reload();
  await expect(main.getByText('You are number 7 in the queue.').first()).toBeVisible();

  isRefused = false;
  present = room('admitted', null);
  await expect(main.getByText(/It is your turn\. Choose a time within \d+ minutes\./).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await time.click();
  await expect(main.getByText(/is yours for/)).toBeVisible();
  await expect(main.getByText(/It is your turn/)).toHaveCount(0);
});
