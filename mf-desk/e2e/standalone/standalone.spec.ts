import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { DOUBLE_VERSION } from '@storefront/testing/neighbours/neighbours';
import { deskUrl } from '../support/desk';

test('the suite of mf-desk runs by its own command, in its own folder, without any other remote', async ({
  page,
  baseURL,
}) => {
  const reply = await page.goto(deskUrl(baseURL, '/desk/log-in'));
  expect(reply?.status()).toBe(200);
  const composition = reply?.headers()['x-composition'] ?? '';
  const namesIn = async (id: string) => {
    const packages = await page.evaluate(async (of) => {
      const reply = (await (await fetch(`/en-gb/composition/${of}`)).json()) as {
        packages: { name: string; version: string }[];
      };
      return reply.packages.map(({ name, version }) => ({ name, version }));
    }, id);
    // Contract doubles have no code of a remote.
    return packages.flatMap(({ name, version }) => (version.startsWith(DOUBLE_VERSION) ? [] : [name])).sort();
  };
  expect(await namesIn(composition)).toEqual(['mf-desk', 'shell']);
  await expect(page.getByRole('heading', { level: 1, name: 'The desk' })).toBeVisible();
  // A shop's host has no other remote either.
  await page.goto(`${baseURL}/faqs`);
  expect((await namesIn(composition)).filter((name) => name.startsWith('mf-'))).toEqual([]);
});
