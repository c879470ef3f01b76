import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';
import { newManager, pickWhole, readOrder } from './support/manager';
import { placeOrder } from './support/place-order';
import { chooseOnly, press } from './support/walk';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const street = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Drives to an address now, whichever is next. */
async function goTo(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: /Tanner Street$/ })).toBeVisible();
  if (!(await street(page, name).isVisible())) {
    await press(page, 'Go elsewhere next');
    await press(page, `Go next: ${name}`);
  }
  await expect(street(page, name)).toBeVisible();
}

/** A photo as a phone's camera makes it, larger than what is sent. */
const photo = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const drawing = canvas.getContext('2d');
    drawing?.fillRect(0, 0, 1500, 1000);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

test('a driver loads, drives, hands over, leaves with a photo, brings back, and goes on without a connection', async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  const manager = await newManager(testInfo);
  const order = async (firstName: string, number: number, more: Partial<Parameters<typeof placeOrder>[2]> = {}) => {
    const placed = await placeOrder(request, baseURL, {
      firstName,
      street: `${number} Tanner Street`,
      lines: [
        { item: 'seeded-farmhouse-loaf-800g', quantity: 12 },
        { item: 'brown-basmati-rice-1kg', quantity: 6 },
      ],
      ...more,
    });
    await pickWhole(manager, placed, `D${number}`);
    return placed;
  };
  const wine = await order('Nadia', 18, { lines: [{ item: 'house-merlot-75cl', quantity: 4 }] });
  const paid = await order('Mina', 20, { isPaid: true, note: 'Leave it by the door if I am out.' });
  const back = await order('Owen', 24);

  await logIn(page, baseURL, 'driver2', '/desk/drive');
  await test.step('loading', async () => {
    await expect(page.getByRole('checkbox', { name: wine })).toBeVisible();
    await expectAccessible(page, 'what waits for a driver');
    await chooseOnly(page, [wine, paid, back]);
    await press(page, 'Load 3 orders');
    await expect(title(page, 'Load the van')).toBeVisible();
    await expectAccessible(page, 'loading');
    await expect(page.getByRole('button', { name: 'Start the run' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('6 bags left to load')).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await press(page, 'Start the run');
    await expect(title(page, 'Run of 3 stops')).toBeVisible();
    expect((await readOrder(testInfo, back)).status).toBe('en_route');
    await expectAccessible(page, 'a run');
  });

  await test.step('age and cash at the door', async () => {
    await goTo(page, '18 Tanner Street');
    await expect(page.getByRole('link', { name: 'Navigate' })).toHaveAttribute('href', /18\+Tanner\+Street.*SE1\+9GF/);
    await expect(page.getByRole('link', { name: 'Call Nadia Nair' })).toHaveAttribute('href', 'tel:07700900417');
    await press(page, 'Arrived');
    await expect(page.getByText('No safe place: the age check needs a person')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delivered' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'a door');
    await page.getByRole('checkbox', { name: /bags at the door/ }).check();
    await page.getByRole('checkbox', { name: /taken$/ }).check();
    await press(page, 'ID seen, over 18');
    await press(page, 'Delivered');
    await expect(page.getByRole('region', { name: 'Done' })).toContainText('18 Tanner Street');
    await expect.poll(async () => (await readOrder(testInfo, wine)).status).toBe('delivered');
    expect((await readOrder(testInfo, wine)).history?.at(-1)?.reason).toBe('Handed over; proof of age seen');
  });

  await test.step('a safe place, without a connection', async () => {
    await goTo(page, '20 Tanner Street');
    await page.context().setOffline(true);
    await press(page, 'Arrived');
    await page.getByRole('button', { name: 'Leave in a safe place' }).click();
    await expect(page.getByText('“Leave it by the door if I am out.”')).toBeVisible();
    await expectAccessible(page, 'a safe place');
    const buffer = Buffer.from(await photo(page), 'base64');
    await page.locator('input[type=file]').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: 'The photo of the bags' })).toBeVisible();
    await press(page, 'Delivered, send the photo');
    await expect(page.getByText('2 actions wait to be sent')).toBeVisible();
    await expectAccessible(page, 'a run without a connection');
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await readOrder(testInfo, paid)).history?.at(-1)?.reason)
      .toBe('Left in a safe place');
    await expect(page.getByText(/to be sent$/)).toBeHidden();
  });

  await test.step('a clash with a manager, who ended the last stop', async () => {
    await goTo(page, '24 Tanner Street');
    await press(page, 'Arrived');
    await page.context().setOffline(true);
    await press(page, 'Could not deliver');
    await page.getByRole('radio', { name: 'Nobody in' }).check();
    await page.getByLabel('Note for the store (optional)').fill('Rang twice');
    await expectAccessible(page, 'could not deliver');
    await press(page, 'Save');
    await expect(title(page, 'All stops are done')).toBeVisible();
    await expect(page.getByText('1 action waits to be sent').first()).toBeVisible();
    await manager('admin/order-transition', { businessOrderId: back, status: 'delivered' });
    await page.context().setOffline(false);
    await expect(title(page, 'This was not accepted')).toBeVisible();
    await expect(page.getByText('Somebody recorded something else of this order meanwhile.')).toBeVisible();
    await expectAccessible(page, 'an action that was not accepted');
    await press(page, 'Understood');
    await expect(title(page, 'All stops are done')).toBeVisible();
    await expect(page.getByText('Nothing goes back to the store.')).toBeVisible();
    await press(page, 'Finish the run');
    await expect(title(page, 'Choose orders to deliver')).toBeVisible();
  });

  await test.step('staff see the photo with the order', async () => {
    await page.goto(deskUrl(baseURL, `/desk/orders/${paid}`));
    await expect(page.getByRole('img', { name: 'The bags where the driver left them' })).toBeVisible();
    await expectAccessible(page, 'an order with a photo');
  });

  await test.step('what was not delivered comes back', async () => {
    const number = await order('Sade', 22);
    await page.goto(deskUrl(baseURL, '/desk/drive'));
    await expect(page.getByRole('checkbox', { name: number })).toBeVisible();
    await chooseOnly(page, [number]);
    await press(page, 'Load 1 order');
    await page.getByRole('checkbox').check();
    await press(page, 'Start the run');
    await press(page, 'Arrived');
    await press(page, 'Could not deliver');
    await page.getByRole('radio', { name: 'Cannot reach the door' }).check();
    await press(page, 'Save');
    const box = page.getByRole('checkbox', { name: /back at D22/ });
    await expect(box).toBeVisible();
    await expectAccessible(page, 'the end of a run');
    await box.check();
    await press(page, 'Finish the run');
    await expect(title(page, 'Choose orders to deliver')).toBeVisible();
    expect((await readOrder(testInfo, number)).status).toBe('unable_to_deliver');
  });
});
