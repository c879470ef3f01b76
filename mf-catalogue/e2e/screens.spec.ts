import { expect } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts } from '@storefront/testing/browser/layout-shifts';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { desktop, phone } from '@storefront/testing/playwright-config';
import { house, store } from './support/shop';

const bath = '/stores/bath-walcot-street';
const screens = {
  Pipwell: {
    'a category with filters': `${store}/category/bakery?tags=vegan&freeFrom=milk`,
    'an item with options': `${store}/category/made-to-order-pizza/menuItem/margherita-pizza`,
    'an item that is out of stock': `${store}/category/apples-and-pears/menuItem/organic-conference-pears-4-pack`,
    'a deal': `${store}/deal/two-punnets-for-4`,
    'a bundle': `${store}/deal/breakfast-for-5`,
    'a banner': `${store}/banner/bread-baked-at-five`,
    'a search': `${store}/search/apples`,
    'a search without results': `${store}/search/zzzzqqqq`,
    'the store': store,
    'the start of a search': `${store}/find`,
    'the offers': `${store}/offers`,
    'the store’s details': `${store}/about`,
  },
  Lathmere: {
    'a category with filters': `${bath}/category/lighting?onOffer=1`,
    'an item with options': `${bath}/category/lighting/menuItem/perrin-table-lamp-ultramarine`,
    'a deal': `${bath}/deal/three-mugs-for-18`,
    'a search': `${bath}/search/mug`,
    'a search without results': `${bath}/search/zzzzqqqq`,
    'the store': bath,
    'the start of a search': `${bath}/find`,
    'the offers': `${bath}/offers`,
    'the store’s details': `${bath}/about`,
  },
};

for (const [business, paths] of Object.entries(screens))
  test(`${business}: no screen has an axe finding or a policy violation, nor shifts while it loads`, async ({
    page,
    baseURL,
  }) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    await recordLayoutShifts(page);
    for (const [name, path] of Object.entries(paths))
      await test.step(name, async () => {
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await page.goto(business === 'Pipwell' ? path : house(baseURL, path), { waitUntil: 'networkidle' });
          await expectNoLayoutShift(page);
        }
        await expectAccessible(page, name);
        expect(consoleErrors, name).toEqual([]);
      });
  });
