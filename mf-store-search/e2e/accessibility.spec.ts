import { test } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { desktop, phone } from '@storefront/testing/playwright-config';
import { awake } from './support/search';

const pages = {
  'the home page': '/',
  'the search alone': '/stores-near-by',
  'a refused postcode': '/stores-near-by?postcode=nowhere',
  'the stores near by': '/stores-near-by?postcode=SE1+9GF&fulfilment=delivery',
  'a refused store': '/stores-near-by?postcode=SE1+9GF&fulfilment=delivery&problem=different_store&store=101',
  'nobody delivers': '/stores-near-by?postcode=TR1+2AB&fulfilment=delivery',
  'all stores': '/store-all',
  'the error page': '/no-such-page',
};

for (const [brand, host] of Object.entries({ Pipwell: 'fresh.localhost', Lathmere: 'house.localhost' }))
  for (const [size, viewport] of Object.entries({ phone, desktop }))
    test(`axe finds nothing on the ${size} screens of ${brand}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const { port } = new URL(baseURL ?? '');
      for (const [name, path] of Object.entries(pages))
        await test.step(name, async () => {
          await page.goto(`http://${host}:${port}${path}`);
          await awake(page);
          await expectNoAxeFindings(page);
        });
    });
