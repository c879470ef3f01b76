import { expect, type Locator } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { holdDeliverySlot } from './support/hold-delivery-slot';

const MINUTE = 60_000;

/** Where an element is in the viewport; it fails if it is not there. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('a held slot is kept for 15 more minutes from its last five minutes on, where the business allows it', async ({
  page,
  baseURL,
}) => {
  await holdDeliverySlot(page, baseURL);
  await page.clock.install();
  await page.goto('/basket');
  const keep = page.getByRole('button', { name: 'Keep it for 15 more minutes' });
  await expect(page.getByRole('main').getByRole('button', { name: /^One more / })).toBeVisible();
  await expect(keep).toHaveCount(0);
  const notices = page.getByRole('region', { name: 'Notices' });
  const chip = page.getByRole('region', { name: 'Your held time' });
  const main = page.getByRole('main');
  const neighbours = [
    main.getByText('15 items'),
    main.getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).last(),
    page.getByRole('navigation').getByRole('link', { name: 'Slots' }).filter({ visible: true }).last(),
  ];
  const before = await Promise.all(neighbours.map(boxOf));
  await page.clock.fastForward(11 * MINUTE);
  await expect(keep).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await Promise.all(neighbours.map(boxOf))).toEqual(before);
  for (const size of [page.viewportSize(), { width: 320, height: 640 }]) {
    if (size) await page.setViewportSize(size);
    await expect(chip).toBeInViewport({ ratio: 1 });
    const held = await boxOf(chip);
    expect(held.bottom - held.top).toBeLessThan(60);
    for (const { left, right, top, bottom } of await Promise.all(neighbours.map(boxOf)))
      expect(right <= held.left || left >= held.right || bottom <= held.top || top >= held.bottom).toBe(true);
  }
  // The time-slot page shows the countdown once, with the same button.
  await page.getByRole('region', { name: 'Your held time' }).getByRole('link').click();
  await expect(page.getByRole('main').getByText(/is yours for [0-4]:\d\d/)).toBeVisible();
  await expect(keep).toHaveCount(1);
  await keep.click();
  await expect(notices).toContainText('Your slot is held for 15 more minutes.');
  await expect(keep).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText(/· 1[89]:\d\d/);
});

test('[4.07] a laptop that slept sees on waking that its slot has expired, or that it was extended meanwhile', async ({
  page,
  baseURL,
}) => {
  const basketToken = await holdDeliverySlot(page, baseURL);
  await page.clock.install();
  await page.goto('/basket');
  await expect(page.getByRole('main').getByRole('button', { name: /^One more / })).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notices' });
  /** The clock moves on without a tick, as while a device sleeps, and the page becomes visible. */
  const wakeAfter = (minutes: number) =>
    page.evaluate(async (ms) => {
      const asleep = Date.now() + ms;
      Date.now = () => asleep;
      document.dispatchEvent(new Event('visibilitychange'));
    }, minutes * MINUTE);

  const extended = await page.context().request.post('/en-gb/api/slots/extend', {
    headers: { origin: baseURL ?? '' },
    data: { basketToken },
  });
  expect(extended.ok()).toBe(true);
  await wakeAfter(16);
  await expect(page.getByRole('banner')).toContainText(/· 1[34]:\d\d/);
  await expect(notices).not.toContainText('This slot has now expired');
  await wakeAfter(16);
  await expect(notices).toContainText('This slot has now expired');
  await expect(page.getByRole('banner')).toContainText('Choose a time');
});
