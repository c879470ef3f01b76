import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { originOf } from './support/hosts';

for (const width of [320, 390])
  for (const host of ['pipwell', 'lathmere'] as const)
    test(`on ${width} pixels the field at ${host} shows its whole placeholder`, async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 844 });
      const origin = originOf(host, testInfo);
      for (const path of ['/', '/stores-near-by', '/store-all']) {
        await page.goto(origin + path);
        const field = page.getByRole('main').locator('input[placeholder]').first();
        const [available, textWidth] = await field.evaluate((input: HTMLInputElement) => {
          const style = getComputedStyle(input, '::placeholder');
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('no canvas');
          pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          return [input.clientWidth, pen.measureText(input.placeholder).width];
        });
        expect(available, path).toBeGreaterThanOrEqual(textWidth ?? 0);
      }
    });
