import { expect, test } from '@playwright/test';
import { runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

let storefront: TestStorefront;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 90 + test.info().parallelIndex);
  await storefront.start();
});
test.afterAll(() => storefront.stop());

test('a version whose suite failed is not shown until somebody says why', async () => {
  const version = await storefront.publish('mf-basket', { fallback: false, deadlineMs: 7_777 });
  const release = (...words: string[]) => runRelease(storefront, ...words);
  const shown = async () =>
    ((await (await fetch(`${storefront.shellUrl}/readyz`)).json()) as { composition: string }).composition;
  const before = await shown();
  expect(await release('tested', `mf-basket@${version}`, 'e2e', 'failed')).toMatchObject({ code: 0 });
  const words = ['promote', `mf-basket@${version}`, '--allow-misfit'];
  const refused = await release(...words);
  expect([refused.code, refused.errors]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^e2e failed with mf-basket ${version}, as ann@example\\.com recorded at`)),
  ]);
  expect(await shown()).toBe(before);
  const allowed = await release(...words, '--despite-failures', 'the sale begins');
  expect([allowed.code, allowed.errors]).toEqual([0, '']);
  expect(await shown()).not.toBe(before);
  const { output } = await release('log', '--last', '1');
  expect(output).toContain('despite failures: the sale begins');
});
