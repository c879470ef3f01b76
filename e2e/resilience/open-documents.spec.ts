import { expect, test } from '@playwright/test';
import { runRelease } from './support/release-command';
import { TestStorefront } from './support/test-storefront';

const ACTION = 'basket/add-item';

let storefront: TestStorefront;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 120 + test.info().parallelIndex);
  await storefront.start();
});
test.afterAll(() => storefront.stop());

test('an action that an open page posts to ends only with --allow-removal, by real commands', async ({ request }) => {
  /** Presses the button of an older page, as a browser without scripts does; resolves with where it leads. */
  const press = async () => {
    const headers = { origin: storefront.url, referer: `${storefront.url}/faqs` };
    const options = { form: { storeId: '101' }, headers, maxRedirects: 0 };
    return (await request.post(`${storefront.url}/actions/${ACTION}`, options)).headers().location;
  };
  const catalogue = await storefront.publish('mf-catalogue', { without: ACTION, fallback: false });
  const basket = await storefront.publish('mf-basket', { without: ACTION, fallback: false });
  expect(await runRelease(storefront, 'promote', `mf-catalogue@${catalogue}`)).toMatchObject({ code: 0 });
  const shown = await storefront.shownComposition();

  const refused = await runRelease(storefront, 'promote', `mf-basket@${basket}`);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.errors).toBe(
    `The action '${ACTION}', which only mf-basket ${storefront.firstVersion('mf-basket')} handles, is used by mf-catalogue ${storefront.firstVersion('mf-catalogue')} (open documents). Remove it a day after the last page that posts to it, or add --allow-removal.\n`,
  );
  expect(await storefront.shownComposition()).toBe(shown);
  expect(await press()).not.toContain('system_error');

  const removed = await runRelease(storefront, 'promote', `mf-basket@${basket}`, '--allow-removal');
  expect(removed).toMatchObject({ code: 0 });
  expect(await press()).toBe('/faqs?problem=system_error');

  expect(await runRelease(storefront, 'rollback', 'mf-basket')).toMatchObject({ code: 0 });
  expect(await press()).not.toContain('system_error');
});
