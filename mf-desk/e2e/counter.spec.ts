import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { logIn } from './support/desk';
import { newManager, pickWhole, readOrder } from './support/manager';
import { placeOrder } from './support/place-order';
import { press, scanWedge } from './support/walk';

test('a collection is found by name and by code, and handed over once its age is checked and its cash is taken', async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  const number = await placeOrder(request, baseURL, {
    firstName: 'Cleo',
    method: 'collection',
    lines: [{ item: 'house-merlot-75cl', quantity: 4 }],
  });
  const manager = await newManager(testInfo);
  await pickWhole(manager, number, 'B4');
  const handOver = (body: object) => manager('desk/hand-over', { businessOrderId: number, ...body });
  await expect(handOver({ cashTaken: true })).rejects.toThrow('age_not_proven');
  await expect(handOver({ ageProven: 'id_seen' })).rejects.toThrow('cash_not_taken');

  await logIn(page, baseURL, 'counter', '/desk/counter');
  const row = page.getByRole('button', { name: new RegExp(`Cleo Nair.*${number}`) });
  await test.step('by name', async () => {
    await expect(row).toBeVisible();
    await expectAccessible(page, 'collections');
    await page.getByRole('searchbox', { name: 'Name, phone or order number' }).fill('cleo n');
    await press(page, 'Search');
    await expect(page.getByRole('region', { name: 'Ready' }).getByRole('listitem')).toHaveCount(1);
    await row.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Cleo Nair' })).toBeVisible();
    await expect(page.getByText('Code matched')).toHaveCount(0);
    await press(page, 'Back');
  });

  await test.step('by code', async () => {
    await expect(row).toBeVisible();
    await scanWedge(page, number);
    await expect(page.getByText('Code matched')).toBeVisible();
    await press(page, 'Back');
    await press(page, 'Scan the shopper’s code');
    await expectAccessible(page, 'the code of a collection');
    await page.getByLabel('Or type the order number').fill(number.toLowerCase());
    await press(page, 'Use what I typed');
    await expect(page.getByText('Code matched')).toBeVisible();
  });

  await test.step('nothing is handed over before bags, age and cash', async () => {
    const main = page.getByRole('button', { name: /^Handed over/ });
    await expect(page.getByText('First fetch the bags, check the age and take the cash')).toBeVisible();
    await expect(main).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('checkbox', { name: /bags fetched/ }).check();
    await page.getByRole('checkbox', { name: /taken$/ }).check();
    await press(page, 'Neither: do not hand over');
    await expect(page.getByText('Do not hand the restricted items over.')).toBeVisible();
    await expectAccessible(page, 'a refused age');
    await expect(main).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'ID seen, over 18');
    await main.click();
    await expectAccessible(page, 'the question before the hand-over');
    expect((await readOrder(testInfo, number)).status).toBe('picked');
    await press(page, 'Yes, handed over');
    await expect(page.getByText('Cleo Nair has 2 bags.')).toBeVisible();
    await expectAccessible(page, 'handed over');
    await press(page, 'Next shopper');
  });

  await test.step('it is gone from the list, collected and paid', async () => {
    await page.getByRole('searchbox', { name: 'Name, phone or order number' }).fill('cleo n');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No collection order matches cleo n')).toBeVisible();
    await expectAccessible(page, 'no collection');
    const after = await readOrder(testInfo, number);
    expect(after).toMatchObject({ status: 'delivered', payment: { state: 'captured' } });
  });
});
