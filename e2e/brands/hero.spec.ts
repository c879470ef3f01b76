import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { contrastOver } from '../support/contrast-over';
import { originOf } from '../support/hosts';

const WIDTHS = [320, 390, 768, 1040, 1300, 1440];
const NORMAL_TEXT = 4.5;

for (const business of [pipwell, lathmere])
  test(`${business.name}: the text of the hero has enough contrast to the picture behind it at every width`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${originOf(business)}/`, { waitUntil: 'networkidle' });
      const hero = page.getByRole('main').getByRole('region').first();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const text of [hero.getByRole('heading', { level: 1 }), hero.locator('h1 + p')])
          if (await text.isVisible())
            expect(
              await contrastOver(text),
              `${width} px, ${colorScheme}: ${await text.textContent()}`,
            ).toBeGreaterThanOrEqual(NORMAL_TEXT);
      }
    }
  });
