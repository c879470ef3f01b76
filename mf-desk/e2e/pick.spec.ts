import { type Cookie, expect, type Page } from '@playwright/test';
import { TOTES } from '@storefront/api/entities/desk/pick-list';
import type { TodayWave } from '@storefront/api/entities/desk/today';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';
import { newManager, readOrder } from './support/manager';
import { placeOrder } from './support/place-order';
import { beginBatch, chooseOnly, goToStop, press, scanWedge, stopNamed } from './support/walk';

const GALA = { item: 'gala-apples-4-pack', name: 'Gala apples, 4 pack', gtin: '9520001000010' };
const BRAEBURN = { item: 'braeburn-apples-6-pack', name: 'Braeburn apples, 6 pack', gtin: '9520001000034' };
const GRANNY = { item: 'granny-smith-apples-6-pack', name: 'Granny Smith apples, 6 pack' };
const BRAMLEY = { item: 'bramley-cooking-apples-1kg', name: 'Bramley cooking apples 1kg' };
const ROCKET = { item: 'wild-rocket-60g', name: 'Wild rocket 60g' };
const LETTUCE = { item: 'round-lettuce', name: 'Round lettuce' };
const LOAF = { item: 'seeded-farmhouse-loaf-800g', name: 'Seeded farmhouse loaf 800g' };
const LAMB = { item: 'leg-of-lamb-1-8kg', name: 'Leg of lamb 1.8kg' };
const MERLOT = { item: 'house-merlot-75cl', name: 'House Merlot 75cl', gtin: '9520001007866' };

// All as the one picker, who has one batch at a time.
test.describe.configure({ mode: 'serial' });

/** Of the one log-in, which the later tests go on with. */
let session: Cookie[] = [];

async function openPicking(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies(session);
  await page.goto(deskUrl(baseURL, '/desk/pick'));
}

test('three orders are picked in one walk: found, fewer, replaced, missing, weighed, undone, and put where they wait', async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  const order = (firstName: string, more: Parameters<typeof placeOrder>[2]) =>
    placeOrder(request, baseURL, { firstName, ...more });
  const ada = await order('Ada', {
    lines: [
      { item: GALA.item, quantity: 2, wish: { kind: 'similar' }, note: 'No bruises, please' },
      { item: LOAF.item, quantity: 3, wish: { kind: 'none' } },
      { item: LAMB.item, quantity: 1 },
    ],
  });
  const bea = await order('Bea', {
    lines: [
      { item: GALA.item, quantity: 1 },
      { item: BRAEBURN.item, quantity: 2, wish: { kind: 'similar' } },
      { item: GRANNY.item, quantity: 2, wish: { kind: 'item', item: BRAMLEY.item } },
      { item: ROCKET.item, quantity: 1, wish: { kind: 'ask' } },
      { item: LOAF.item, quantity: 12 },
    ],
  });
  const cal = await order('Cal', {
    method: 'collection',
    lines: [
      { item: MERLOT.item, quantity: 4 },
      { item: LETTUCE.item, quantity: 1, wish: { kind: 'none' } },
    ],
  });
  const numbers = [ada, bea, cal];
  const totals = await Promise.all(numbers.map(async (number) => (await readOrder(testInfo, number)).total));

  await logIn(page, baseURL, 'picker', '/desk/pick');
  session = await page.context().cookies();
  await expect(page.getByRole('checkbox', { name: ada })).toBeVisible();
  await expectAccessible(page, 'orders to choose');
  const byTote = await beginBatch(page, numbers);
  const toteOf = (number: string) => TOTES[byTote.indexOf(number)] ?? '';

  await test.step('by button, undone, and picked again; a reload goes on', async () => {
    await goToStop(page, LOAF.name);
    await expectAccessible(page, 'a stop');
    await press(page, 'Picked');
    await expect(page.getByText('15 of 29 picked')).toBeVisible();
    await press(page, `Undo: ${LOAF.name}`);
    await expect(page.getByText('0 of 29 picked')).toBeVisible();
    await goToStop(page, LOAF.name);
    await press(page, 'Picked');
    await expect(page.getByText('15 of 29 picked')).toBeVisible();
    await expect(async () =>
      expect((await readOrder(testInfo, bea)).lines.map(({ picked }) => picked)).toContain(12),
    ).toPass();
    await page.reload();
    await expect(page.getByText('15 of 29 picked')).toBeVisible();
  });

  await test.step('by the handheld’s scanner; a wrong code is refused', async () => {
    await goToStop(page, GALA.name);
    await expect(page.getByText('“No bruises, please”')).toBeVisible();
    await scanWedge(page, BRAEBURN.gtin);
    await expect(page.getByText(`This is ${BRAEBURN.name}. Here the orders ask for ${GALA.name}.`)).toBeVisible();
    await expectAccessible(page, 'a wrong item');
    await scanWedge(page, '4006381333931');
    await expect(page.getByText(/^This is an item with the barcode 4006381333931/)).toBeVisible();
    await scanWedge(page, GALA.gtin);
    await expect(page.getByText('18 of 29 picked')).toBeVisible();
  });

  await test.step('fewer, with something similar for the rest', async () => {
    await goToStop(page, BRAEBURN.name);
    await press(page, 'Fewer');
    await expectAccessible(page, 'fewer');
    await press(page, 'Put 1 in the totes');
    await expect(page.getByText('The shopper takes something similar.')).toBeVisible();
    await page.getByRole('radio').first().check();
    await expectAccessible(page, 'something similar');
    await press(page, `Put 1 in tote ${toteOf(bea)}`);
  });

  await test.step('not here: the item that the shopper chose', async () => {
    await goToStop(page, GRANNY.name);
    await press(page, 'Not here');
    await page.getByRole('radio', { name: BRAMLEY.name }).check();
    await expectAccessible(page, 'the wished item');
    await press(page, `Put 2 in tote ${toteOf(bea)}`);
  });

  await test.step('not here: the shopper is asked first', async () => {
    await goToStop(page, ROCKET.name);
    await press(page, 'Not here');
    await expect(page.getByRole('link', { name: 'Call 07700 900417' })).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('checkbox', { name: 'The shopper has agreed' }).check();
    await expectAccessible(page, 'a shopper who is asked');
    await press(page, `Put 1 in tote ${toteOf(bea)}`);
  });

  await test.step('not here: nothing instead', async () => {
    await goToStop(page, LETTUCE.name);
    await press(page, 'Not here');
    await expectAccessible(page, 'nothing instead');
    // Other tests order it too, so it stays on sale.
    await page.getByRole('checkbox', { name: 'Nothing left on the shelf: take it off sale' }).uncheck();
    await press(page, 'Nothing instead');
  });

  await test.step('weighed', async () => {
    await goToStop(page, LAMB.name);
    await press(page, 'Weigh');
    await page.getByLabel(`Weight for tote ${toteOf(ada)}`).fill('1750');
    await expect(page.getByText('50 g less than asked')).toBeVisible();
    await expectAccessible(page, 'weighing');
    await press(page, 'Put 1750 g in the totes');
  });

  await test.step('without a camera the digits are typed', async () => {
    await goToStop(page, MERLOT.name);
    await press(page, 'Scan');
    await expect(page.getByText('The camera could not be opened')).toBeVisible();
    await page.getByLabel('Or type the barcode').fill('12');
    await press(page, 'Use what I typed');
    await expect(page.getByText('That is no barcode. Check each character.')).toBeVisible();
    await expectAccessible(page, 'typing a code');
    await page.getByLabel('Or type the barcode').fill(MERLOT.gtin);
    await press(page, 'Use what I typed');
  });

  const placeOf = (number: string) => `${toteOf(number)}7`;
  for (const number of byTote)
    await test.step(`tote ${toteOf(number)} is finished`, async () => {
      await expect(page.getByRole('heading', { level: 1, name: `Check and finish ${number}` })).toBeVisible();
      await expectAccessible(page, `finishing tote ${toteOf(number)}`);
      await page
        .getByRole('button', { name: /^One more: Bags/ })
        .first()
        .click();
      await page.getByLabel('Where do they stand?').fill(placeOf(number));
      await press(page, new RegExp(`^Finish (tote )?${toteOf(number)}`));
    });
  await expect(page.getByRole('heading', { level: 1, name: 'Choose orders to pick' })).toBeVisible();

  const manager = await newManager(testInfo);
  for (const [at, number] of numbers.entries()) {
    const after = await readOrder(testInfo, number);
    expect(after.status).toBe('picked');
    expect(after.total).toBeLessThanOrEqual(totals[at] ?? 0);
    const day = after.slotStartsAt?.slice(0, 10);
    const { waves } = await manager<{ waves: TodayWave[] }>('desk/today', { storeId: 101, day });
    const shown = waves.flatMap(({ orders }) => orders).find(({ businessOrderId }) => businessOrderId === number);
    expect(shown).toMatchObject({ place: placeOf(number), picker: { name: 'Pat Okoye' } });
  }
  const [first, second, third] = await Promise.all(numbers.map((number) => readOrder(testInfo, number)));
  expect(first?.total).toBeLessThan(totals[0] ?? 0);
  const outcome = (lines: NonNullable<typeof first>['lines'] = []) =>
    lines.map(({ picked, substituted }) => [picked, substituted?.quantity ?? 0]);
  expect(outcome(first?.lines)).toEqual([
    [2, 0],
    [3, 0],
    [1, 0],
  ]);
  expect(outcome(second?.lines)).toEqual([
    [1, 0],
    [1, 1],
    [0, 2],
    [0, 1],
    [12, 0],
  ]);
  expect(outcome(third?.lines)).toEqual([
    [4, 0],
    [0, 0],
  ]);
});

test('of two pickers who begin one order the second is told; a manager gives it back, and the second picks it', async ({
  page,
  browser,
  request,
  baseURL,
}, testInfo) => {
  const number = await placeOrder(request, baseURL, {
    firstName: 'Dot',
    method: 'collection',
    lines: [{ item: LOAF.item, quantity: 15 }],
  });
  const others = await browser.newContext();
  const other = await others.newPage();
  await openPicking(page, baseURL);
  await logIn(other, baseURL, 'picker2', '/desk/pick');
  await expect(other.getByRole('checkbox', { name: number })).toBeVisible();
  await beginBatch(page, [number]);
  await chooseOnly(other, [number]);
  await press(other, 'Pick this one');
  await expect(other.getByText('Somebody else has just taken one of these orders. Choose again.')).toBeVisible();
  await expect(other.getByRole('checkbox', { name: number })).toHaveCount(0);
  await expectAccessible(other, 'an order that is taken');

  const manager = await newManager(testInfo);
  await manager('desk/pick-release', { businessOrderId: number });
  await other.reload();
  await beginBatch(other, [number]);
  await press(page, 'Picked');
  await expect(page.getByText('Somebody else picks this order now.')).toBeVisible();
  await expectAccessible(page, 'a refused pick');
  await press(page, 'Take 15 out and put back');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose orders to pick' })).toBeVisible();

  await press(other, 'Picked');
  await other.getByLabel('Where do they stand?').fill('D1');
  await press(other, 'Finish tote A');
  await expect(other.getByRole('heading', { level: 1, name: 'Choose orders to pick' })).toBeVisible();
  const { status, history = [] } = await readOrder(testInfo, number);
  expect(status).toBe('picked');
  expect(history.map(({ by }) => by)).toEqual(expect.arrayContaining(['Pat Okoye', 'Robin Till', 'Noor Aziz']));
  await others.close();
});

test('without a connection picks wait, are sent in their order, and one that was changed meanwhile is the picker’s choice', async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  const number = await placeOrder(request, baseURL, {
    firstName: 'Eve',
    method: 'collection',
    lines: [
      { item: GALA.item, quantity: 2 },
      { item: BRAEBURN.item, quantity: 2 },
      { item: LOAF.item, quantity: 12 },
    ],
  });
  await openPicking(page, baseURL);
  await beginBatch(page, [number]);
  const { lines } = await readOrder(testInfo, number);
  const lineOf = (name: string) => lines.find((line) => line.name === name)?.lineId ?? 0;
  const sent: number[] = [];
  page.on('requestfinished', (one) => {
    if (one.url().endsWith('/desk/pick-line')) sent.push((one.postDataJSON() as { lineId: number }).lineId);
  });

  await page.context().setOffline(true);
  for (const { name } of [LOAF, GALA, BRAEBURN]) {
    await goToStop(page, name);
    await press(page, 'Picked');
  }
  await expect(page.getByText('3 picks wait to be sent')).toBeVisible();
  await expect(page.getByText('3 picks must be sent first')).toBeVisible();
  await expectAccessible(page, 'picks that wait');
  const changed = [GALA, BRAEBURN].map(({ name }) => ({ lineId: lineOf(name), picked: 1 }));
  const manager = await newManager(testInfo);
  await manager('admin/order-pick', { businessOrderId: number, lines: changed });
  await page.context().setOffline(false);

  const title = page.getByRole('heading', { level: 1, name: 'Somebody decided this line after you' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['2 picked', '1 of 2 picked']);
  await expectAccessible(page, 'a clash');
  await press(page, 'Keep mine');
  await expect(page.getByText(BRAEBURN.name)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['2 picked', '1 of 2 picked']);
  await press(page, 'Take what is there now');
  await expect(stopNamed(page, 'Not as asked')).toBeVisible();
  await expect(page.getByText('1 of 2 found')).toBeVisible();
  expect(sent).toEqual([LOAF, GALA, BRAEBURN, GALA].map(({ name }) => lineOf(name)));
  await page.getByLabel('Where do they stand?').fill('E1');
  await press(page, 'Finish tote A');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose orders to pick' })).toBeVisible();
  const after = await readOrder(testInfo, number);
  expect(after.lines.map(({ picked }) => picked)).toEqual([2, 1, 12]);
});
