import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

test('[1.13] [2.54] the calendar says for which address its prices are, and holds a slot at that price', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  const main = page.getByRole('main');
  const tomorrow = main.getByRole('button', { name: /^Tomorrow/ });
  const lastSlot = main.getByRole('listitem').getByRole('button', { disabled: false }).last();
  const lastPrice = async () => Number((await lastSlot.textContent())?.match(/£(\d+\.\d\d)/)?.[1]);

  await session.chooseStore(BOROUGH, 'delivery', 'SE1 9GF');
  await page.goto('/stores/borough/time-slots/calendar');
  await expect(main.getByText('Prices for SE1 9GF, Near the bridge')).toBeVisible();
  await tomorrow.click();
  const near = await lastPrice();

  await session.chooseStore(BOROUGH, 'delivery', 'SE5 8AA');
  await page.reload();
  await expect(main.getByText('Prices for SE5 8AA, Further out')).toBeVisible();
  await tomorrow.click();
  await expect.poll(lastPrice).toBeCloseTo(near + 1.5);

  await lastSlot.click();
  await expect(main.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
  await expect(lastSlot).toHaveAttribute('aria-pressed', 'true');
  const basketToken = await page.evaluate(async () => {
    const reply = await fetch('/en-gb/session');
    return ((await reply.json()) as { basket?: { basketToken?: string } }).basket?.basketToken;
  });
  const held = await context.request.post('/en-gb/api/slots/reservation', {
    headers: { origin: baseURL ?? '' },
    data: { basketToken },
  });
  expect((await held.json()).reservation.fee).toBe(Math.round((near + 1.5) * 100));
  await main.getByRole('link', { name: 'Change address' }).click();
  await expect(page).toHaveURL(/\/stores-near-by/);
});
