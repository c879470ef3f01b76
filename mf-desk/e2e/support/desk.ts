import { expect, type Page } from '@playwright/test';
import { lastMailId, mailTo } from '@storefront/testing/mail-to';

/** The password of all operators of the demonstration. */
const PASSWORD = 'desk-demo-1';

/** Pipwell's staff host of a storefront. */
export function deskUrl(baseURL: string | undefined, path = '/desk'): string {
  const url = new URL(path, baseURL);
  url.hostname = `desk.${url.hostname}`;
  return url.href;
}

/** Logs in with the mailed code, unless the browser is known. @param name before `@pipwell.example` */
export async function logIn(page: Page, baseURL: string | undefined, name: string, path = '/desk'): Promise<void> {
  const email = `${name}@pipwell.example`;
  await page.goto(deskUrl(baseURL, path));
  const before = await lastMailId(baseURL, email);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeVisible();
  const { text } = await mailTo(baseURL, email, 'code', before);
  await code.fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(deskUrl(baseURL, path));
}
