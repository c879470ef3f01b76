import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
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
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  }))
    test(`${business} on a ${size}: no screen has an axe finding, a layout shift or a policy violation`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      const consoleErrors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            (window as unknown as { shift: number }).shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [name, path] of Object.entries(paths))
        await test.step(name, async () => {
          await page.goto(business === 'Pipwell' ? path : house(baseURL, path), { waitUntil: 'networkidle' });
          await expectNoAxeFindings(page);
          const [shift, beyond] = await page.evaluate(() => [
            (window as unknown as { shift: number }).shift,
            document.documentElement.scrollWidth - innerWidth,
          ]);
          expect(shift, name).toBeLessThanOrEqual(0.01);
          expect(beyond, name).toBeLessThanOrEqual(0);
          expect(consoleErrors, name).toEqual([]);
        });
    });
