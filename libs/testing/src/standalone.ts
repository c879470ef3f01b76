import { expect, type Page } from '@playwright/test';
import { DOUBLE_VERSION } from './neighbours/neighbours';

/** Checks that a page is made of the shell and one remote, without any other remote's code; contract doubles have none. */
export async function expectOnlyRemote(page: Page, remote: string, path: string): Promise<void> {
  const reply = await page.goto(path);
  expect(reply?.status()).toBe(200);
  const composition = await page.request.get(`/en-gb/composition/${reply?.headers()['x-composition']}`);
  const { packages } = (await composition.json()) as { packages: readonly { name: string; version: string }[] };
  const real = packages.filter(({ version }) => !version.startsWith(DOUBLE_VERSION));
  expect(real.map(({ name }) => name).sort()).toEqual([remote, 'shell'].sort());
}
