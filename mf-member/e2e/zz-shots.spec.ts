import { test } from '@playwright/test';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { logIn, priya, registerOnPage } from './support/members';

const pages = ['/member/my-details', '/member/profile', '/member/cards', '/member/devices', '/member/data', '/unsubscribe?token=1.x'];
test('shots', async ({ page, context, baseURL }) => {
  test.setTimeout(240_000);
  await logIn(context, baseURL, priya);
  const house = secondBusinessOrigin(baseURL);
  await registerOnPage(page, house);
  for (const [name, origin] of [['p', baseURL ?? ''], ['l', house]] as const)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of pages) {
        await page.goto(origin + path);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `/tmp/wt/account.shots/${name}-${width}${path.split('?')[0]?.replaceAll('/', '-')}.png`, fullPage: true });
      }
      await page.goto(`${origin}/member/cards`);
      const add = page.getByRole('button', { name: 'Add a card' });
      if (await add.isVisible().catch(() => false)) { await add.click(); await page.waitForTimeout(4000); await page.screenshot({ path: `/tmp/wt/account.shots/${name}-${width}-add.png`, fullPage: true }); }
    }
});
