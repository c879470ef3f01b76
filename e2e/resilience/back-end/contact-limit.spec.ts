import { expect } from '@playwright/test';
import { test } from '../support/fixtures';

test('too many messages are rejected before any of them is read, with scripts and without', async ({
  storefront,
  visit,
}) => {
  await storefront.stopShell();
  await storefront.startShell({ RATE_LIMIT_FACTOR: '1' });
  storefront.back.recorded = /\/contact\/request$/;
  storefront.back.requests.length = 0;
  const headers = { origin: storefront.url, 'content-type': 'multipart/form-data; boundary=xx' };
  const send = (path: string) =>
    fetch(storefront.url + path, { method: 'POST', headers, body: 'nonsense', redirect: 'manual' });
  for (let index = 0; index < 20; index += 1)
    expect((await send('/en-gb/api/contact/request')).status).toBeLessThan(429);
  const last = await send('/en-gb/api/contact/request');
  expect([last.status, ((await last.json()) as { code: string }).code]).toEqual([429, 'rate_limited']);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(storefront.back.requests).toHaveLength(20);

  for (let index = 0; index < 20; index += 1) expect((await send('/contact')).status).toBeLessThan(429);
  const page = await visit('visitor', { javaScriptEnabled: false });
  await page.goto(`${storefront.url}/contact`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByLabel('Your message').fill('Two of the eggs came cracked.');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/many times/);
  expect(storefront.back.requests).toHaveLength(20);
  await storefront.stopShell();
  await storefront.startShell();
});
