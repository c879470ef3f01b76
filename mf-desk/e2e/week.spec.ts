import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import {
  ANCOATS,
  changeItem,
  closeToday,
  dayIn,
  keptOf,
  mondayOfTomorrow,
  SMALL_SLOT,
  smallSlot,
  storeItem,
} from './support/ancoats';
import { openChange, payForOneMore } from './support/change-order';
import { deskUrl, logIn } from './support/desk';
import { newManager, readOrder } from './support/manager';
import { type Ordered, orderAsGuest } from './support/place-order';
import { beginBatch, chooseOnly, goToStop, press } from './support/walk';

const RICE = { item: 'brown-basmati-rice-1kg', name: 'Brown basmati rice 1kg' };
const LOAF = { item: 'seeded-farmhouse-loaf-800g', name: 'Seeded farmhouse loaf 800g' };
const ROCKET = { item: 'wild-rocket-60g', name: 'Wild rocket 60g' };

/** More than is ordered of it. */
const RICE_STOCK = 200;

const isTomorrow: Ordered['isWanted'] = ({ timeSlotDate }) => timeSlotDate === dayIn(1);
const isSmallSlot: Ordered['isWanted'] = (slot) => isTomorrow(slot) && slot.timeSlotTime === SMALL_SLOT;

/** Picks these items as they were asked for. */
async function pickItems(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await goToStop(page, name);
    await press(page, 'Picked');
  }
}

/** Finishes the orders of a walk whose lines are all decided, at places that begin with a letter. */
async function finishAll(page: Page, orders: number, letter: string): Promise<void> {
  for (let number = 1; number <= orders; number++) {
    const title = page.getByRole('heading', { level: 1, name: /^Check and finish/ });
    const text = (await title.textContent()) ?? '';
    await page.getByLabel('Where do they stand?').fill(`${letter}${number}`);
    await press(page, /^Finish (tote )?[A-F]/);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Choose orders to pick' })).toBeVisible();
}

/** Drives to an address, whichever is next. */
async function arriveAt(page: Page, address: string): Promise<void> {
  const street = page.getByRole('heading', { level: 2, name: address, exact: true });
  await expect(page.getByRole('heading', { level: 2, name: /Mill Street$/ })).toBeVisible();
  if (!(await street.isVisible())) {
    await press(page, 'Go elsewhere next');
    await press(page, `Go next: ${address}`);
  }
  await expect(street).toBeVisible();
  await press(page, 'Arrived');
}

test('in the week of a store orders are taken, changed, picked, driven, collected and refunded, and the books agree', async ({
  browser,
  playwright,
  baseURL,
}, testInfo) => {
  /** An operator who is logged in, in a browser of their own. */
  const operator = async (name: string, path: string, isDesktop = false) => {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext(isDesktop ? { viewport, isMobile: false } : {});
    const page = await context.newPage();
    await logIn(page, baseURL, `week-${name}`, path);
    return page;
  };
  const sessions: APIRequestContext[] = [];
  /** Orders as a guest with a session of their own. */
  const order = async (firstName: string, more: Partial<Ordered> = {}) => {
    const request = await playwright.request.newContext();
    sessions.push(request);
    const ordered: Ordered = {
      firstName,
      store: ANCOATS,
      emailAddress: `week.${firstName.toLowerCase()}@shopper.example`,
      isWanted: isTomorrow,
      lines: [
        { item: RICE.item, quantity: 4 },
        { item: LOAF.item, quantity: 10 },
      ],
      ...more,
    };
    return { request, ordered, ...(await orderAsGuest(request, baseURL, ordered)) };
  };
  const read = ({ businessOrderId }: { businessOrderId: string }) => readOrder(testInfo, businessOrderId);

  const retailer = await newManager(testInfo);
  const keptBefore = keptOf(await closeToday(retailer));
  const { slotId, confirmed: bookedBefore } = await smallSlot(retailer);
  await retailer('admin/slot-change', { storeId: ANCOATS.storeId, slotId, capacity: bookedBefore + 2 });
  await changeItem(retailer, RICE, { stock: RICE_STOCK });
  await changeItem(retailer, ROCKET, { inStock: true });
  const [manager, picker, other] = await Promise.all([
    operator('manager', '/desk/slots', true),
    operator('picker', '/desk/pick'),
    operator('picker2', '/desk/pick'),
  ]);

  const [ana, ben] = await test.step('orders fill a slot', async () => {
    const both = [
      await order('Ana', { isWanted: isSmallSlot, isPaid: true, street: '1 Mill Street' }),
      await order('Ben', { isWanted: isSmallSlot, street: '2 Mill Street' }),
    ] as const;
    await expect(order('Dee', { isWanted: isSmallSlot })).rejects.toThrow('no free slot');
    return both;
  });

  const [cat, dee, eve, fay, gil] = await test.step('the manager gives it more places, which are taken', async () => {
    await manager.goto(deskUrl(baseURL, `/desk/slots?week=${mondayOfTomorrow()}&method=delivery`));
    await manager.getByRole('button', { name: ', 7–8pm: Full' }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel('Capacity').fill(String(bookedBefore + 6));
    await press(manager, 'Change this slot');
    await expect(dialog).toBeHidden();
    return [
      await order('Cat', { method: 'collection' }),
      await order('Dee', { isWanted: isSmallSlot, isPaid: true, street: '3 Mill Street' }),
      await order('Eve', {
        street: '4 Mill Street',
        lines: [
          { item: RICE.item, quantity: 4 },
          { item: LOAF.item, quantity: 10 },
          { item: ROCKET.item, quantity: 2, wish: { kind: 'none' } },
        ],
      }),
      await order('Fay', { isWanted: isSmallSlot, street: '5 Mill Street' }),
      await order('Gil', { isWanted: isSmallSlot, street: '6 Mill Street' }),
    ] as const;
  });

  await test.step('one shopper changes an order in time, and one does not need theirs', async () => {
    const change = await openChange(fay.request, baseURL, fay);
    const changed = await payForOneMore(fay.request, baseURL, change, fay.ordered);
    expect(changed.businessOrderId).toBe(fay.businessOrderId);
    await retailer('admin/order-transition', { businessOrderId: gil.businessOrderId, status: 'order_cancelled' });
  });

  await test.step('two pickers pick, while a shopper is too late to change an order and a fridge fails', async () => {
    const change = await openChange(eve.request, baseURL, eve);
    await Promise.all([picker.reload(), other.reload()]);
    await Promise.all([
      beginBatch(
        picker,
        [ana, ben, cat].map(({ businessOrderId }) => businessOrderId),
      ),
      beginBatch(
        other,
        [dee, eve, fay].map(({ businessOrderId }) => businessOrderId),
      ),
    ]);
    await expect(other.getByText('The shopper is changing it')).toHaveCount(1);
    await expect(payForOneMore(eve.request, baseURL, change, eve.ordered)).rejects.toThrow('order_not_amendable');

    await Promise.all([
      pickItems(picker, [RICE.name, LOAF.name]).then(() => finishAll(picker, 3, 'A')),
      (async () => {
        await manager.goto(deskUrl(baseURL, '/desk/store'));
        await press(manager, 'Stop taking orders');
        await manager.getByRole('dialog').getByRole('button', { name: 'Stop orders' }).click();
        await expect(manager.getByText('The store takes no orders from now on.')).toBeVisible();
        // The list of slots is empty at once or some seconds later; a hold is refused at once.
        await expect(order('Hal')).rejects.toThrow(/store_closed|no free slot/);
        await goToStop(other, ROCKET.name);
        await press(other, 'Not here');
        await expect(
          other.getByRole('checkbox', { name: 'Nothing left on the shelf: take it off sale' }),
        ).toBeChecked();
        await press(other, 'Nothing instead');
        await pickItems(other, [RICE.name, LOAF.name]);
        await finishAll(other, 3, 'B');
      })(),
    ]);
    await press(manager, 'Take orders again');
    await expect(manager.getByText('The store takes orders again.')).toBeVisible();
    await expect(order('Hal', { lines: [{ item: ROCKET.item, quantity: 30 }] })).rejects.toThrow('item_unavailable');
    expect((await read(fay)).lines.map(({ picked }) => picked)).toEqual([5, 10]);
    expect((await read(eve)).lines.map(({ picked }) => picked)).toEqual([4, 10, 0]);
  });

  const [driver, counter, service, finance] = await Promise.all([
    operator('driver', '/desk/drive'),
    operator('counter', '/desk/counter'),
    operator('service', '/desk/orders', true),
    operator('finance', '/desk/money', true),
  ]);

  await test.step('a driver delivers two orders, finds nobody at the third and brings it back', async () => {
    const orders = [ana, ben, dee].map(({ businessOrderId }) => businessOrderId);
    await expect(driver.getByRole('checkbox', { name: dee.businessOrderId })).toBeVisible();
    await chooseOnly(driver, orders);
    await press(driver, 'Load 3 orders');
    await expect(driver.getByRole('heading', { level: 1, name: 'Load the van' })).toBeVisible();
    for (const box of await driver.getByRole('checkbox').all()) await box.check();
    await press(driver, 'Start the run');
    await arriveAt(driver, '1 Mill Street');
    await driver.getByRole('checkbox', { name: /at the door/ }).check();
    await press(driver, 'Delivered');
    await expect.poll(async () => (await read(ana)).status).toBe('delivered');
    await arriveAt(driver, '2 Mill Street');
    await driver.getByRole('checkbox', { name: /at the door/ }).check();
    await driver.getByRole('checkbox', { name: /taken$/ }).check();
    await press(driver, 'Delivered');
    await expect.poll(async () => (await read(ben)).status).toBe('delivered');
    await arriveAt(driver, '3 Mill Street');
    await press(driver, 'Could not deliver');
    await driver.getByRole('radio', { name: 'Nobody in' }).check();
    await press(driver, 'Save');
    await driver.getByRole('checkbox', { name: /back at B\d/ }).check();
    await press(driver, 'Finish the run');
    await expect(driver.getByRole('heading', { level: 1, name: 'Choose orders to deliver' })).toBeVisible();
  });

  await test.step('a collection is paid and handed over', async () => {
    await counter.reload();
    await press(counter, new RegExp(`Cat Nair.*${cat.businessOrderId}`));
    await counter.getByRole('checkbox', { name: /fetched/ }).check();
    await counter.getByRole('checkbox', { name: /taken$/ }).check();
    await press(counter, /^Handed over/);
    await press(counter, 'Yes, handed over');
    await expect(counter.getByText(/^Cat Nair has \d+ bags?\.$/)).toBeVisible();
  });

  await test.step('customer service gives back one loaf, and all of what was not delivered', async () => {
    await service.goto(deskUrl(baseURL, `/desk/orders/${ana.businessOrderId}`));
    await service.getByLabel('What', { exact: true }).selectOption({ label: LOAF.name });
    await service.getByLabel('Reason').selectOption('Damaged');
    await press(service, /^Refund 1 × Seeded farmhouse loaf/);
    await expect(service.getByText('Refunded. The shopper gets an e-mail.')).toBeVisible();
    await service.goto(deskUrl(baseURL, `/desk/orders/${dee.businessOrderId}`));
    await press(service, 'Refund whole order');
    await service.getByLabel(/^Why/).fill('Nobody was in');
    await press(service, 'Refund whole order');
    // The gateway confirms it a moment later.
    await expect.poll(async () => (await read(dee)).payment?.state).toBe('refunded');
  });

  await test.step('the books agree', async () => {
    const all = await Promise.all([ana, ben, cat, dee, eve, fay, gil].map(read));
    expect(all.map(({ status, payment }) => `${status}, ${payment?.state}`)).toEqual([
      'delivered, captured',
      'delivered, captured',
      'delivered, captured',
      'refunded, refunded',
      'picked, to_collect',
      'picked, to_collect',
      'order_cancelled, cancelled',
    ]);
    const [loaf] = all[0]?.refunds ?? [];
    expect(loaf).toMatchObject({ kind: 'line', amount: 185 });
    const due = all.slice(0, 3).reduce((sum, { total }) => sum + total, 0) - (loaf?.amount ?? 0);
    const close = await closeToday(retailer);
    expect(keptOf(close) - keptBefore).toBe(due);
    const paymentIds = new Set(all.map(({ payment }) => payment?.paymentId));
    const differences = close.comparison?.flatMap((one) => one.differences ?? []) ?? [];
    expect(differences.filter(({ paymentId }) => paymentIds.has(paymentId ?? undefined))).toEqual([]);

    const picked = all
      .flatMap(({ lines }) => lines)
      .filter(({ name }) => name === RICE.name)
      .reduce((sum, line) => sum + (line.picked ?? 0), 0);
    expect((await storeItem(retailer, RICE)).stock).toBe(RICE_STOCK - picked);
    expect(await smallSlot(retailer)).toMatchObject({ held: 0, confirmed: bookedBefore + 4 });

    await finance.goto(deskUrl(baseURL, `/desk/money?day=${close.day}&store=${ANCOATS.slug}`));
    const kept = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(keptOf(close) / 100);
    await expect(finance.getByRole('definition').filter({ hasText: 'After refunds' })).toContainText(kept);
  });
  await Promise.all(sessions.map((session) => session.dispose()));
});
