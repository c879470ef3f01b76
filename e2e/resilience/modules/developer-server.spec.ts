import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Pass, signPass } from '@storefront/releases/signatures/pass';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { problemFault } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import type { RunningCommand } from '../../support/running-command';
import { copySources, startDeveloping } from '../support/developer-command';
import { httpReply } from '../support/http-reply';
import { TestStorefront } from '../support/test-storefront';

let storefront: TestStorefront;
let command: RunningCommand;
/** The sources of the remote, and the origin of their server. */
let developer = { folder: '', origin: '', link: '' };
test.beforeAll(async () => {
  const port = Number(process.env.E2E_RESILIENCE_PORT) + 30 + 2 * test.info().parallelIndex;
  storefront = new TestStorefront(port, { DEVELOPER_LINKS: 'on' });
  await storefront.start();
  const folder = copySources('mf-store-search', storefront.work);
  developer = { folder, origin: `http://127.0.0.1:${port + 1}`, link: '' };
  writeLine('First edit');
  command = startDeveloping(storefront, 'mf-store-search', folder, port + 1);
  developer.link = await command.printed(/^(http\S+\/developer\?pass=\S+)$/m);
});
test.afterAll(async () => {
  await command.stop();
  await storefront.stop();
});

/** Adds a line to the form's source, instead of the one that was added before. */
function writeLine(text: string) {
  const file = join(developer.folder, 'src/search-form/StoreSearch.tsx');
  const source = readFileSync(file, 'utf8').replace(/\s*<p>.*<\/p>(?=\s*<\/form>)/, '');
  const changed = source.replace(/(?=\s*<\/form>)/, `\n<p>${text}</p>`);
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
}

test('a developer sees a remote from its sources in the storefront, and edits of it while the page stays', async ({
  page,
  request,
}) => {
  const banner = page.getByRole('region', { name: 'Developer’s server' });
  const main = page.getByRole('main');
  const postcode = main.getByLabel(/postcode/i).first();
  const notice = main.getByText('We could not load everything here.');

  await test.step('the link shows it to this browser, and says so', async () => {
    await page.goto(developer.link);
    await expect(page).toHaveURL(`${storefront.url}/`);
    await expect(main.getByText('First edit')).toBeVisible();
    await expect(banner).toContainText(`mf-store-search comes from ${developer.origin}, until `);
    await expect(banner.getByRole('status')).toHaveText('');
  });

  await test.step('an edit is shown without a new document, and what was typed and chosen stays', async () => {
    await main.getByText(/^Collect/).click();
    await postcode.fill('SE1 9G');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    writeLine('Second edit');
    await expect(main.getByText('Second edit')).toBeVisible();
    await expect(main.getByText('First edit')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await expect(postcode).toHaveValue('SE1 9G');
    await expect(main.getByRole('radio', { name: /^Collect/ })).toBeChecked();
  });

  await test.step('the banner says that a build has errors, and the page stays until they are mended', async () => {
    // A file that no module imports is reported in the terminal alone.
    writeFileSync(join(developer.folder, 'src/search-form/not-imported.ts'), 'export const a = ;');
    writeLine('{');
    await expect(banner.getByRole('status')).toHaveText('Errors of its last build: 1.');
    await expect(main.getByText('Second edit')).toBeVisible();
    writeLine('Third edit');
    await expect(main.getByText('Third edit')).toBeVisible();
    await expect(banner.getByRole('status')).toHaveText('');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  });

  await test.step('only the developer’s own scripts have no integrity', async () => {
    const unchecked = await page.evaluate(() =>
      [...document.scripts].filter(({ src, integrity }) => src && !integrity).map(({ src }) => new URL(src).origin),
    );
    expect([...new Set(unchecked)]).toEqual([developer.origin]);
  });

  await test.step('the browser loads and renders a public page of the remote from its sources', async () => {
    await page.goto(`${storefront.url}/stores-near-by?postcode=SE1+9GF`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Stores near SE1 9GF');
    await expect(main.getByText('Third edit')).toBeVisible();
  });

  await test.step('its page says that the back end fails, below the banner', async () => {
    storefront.back.rules = [{ path: '/api/', fault: problemFault(500, 'internal_error') }];
    await page.goto(`${storefront.url}/store-all`);
    await expect(main.getByText('There was an error on the system. Please try again.')).toBeVisible();
    await expect(banner).toBeVisible();
    await expectNoAxeFindings(page, '.sf-preview');
    storefront.back.rules = [];
  });

  await test.step('other browsers are shown the released version, and no other origin', async () => {
    const other = await storefront.document('/');
    expect(other.headers.get('content-security-policy')).not.toContain(developer.origin);
    expect(other.headers.get('cache-control')).toContain('public');
    expect(other.html).not.toMatch(/Third edit|Developer’s server|developer-/);
    const composition = `${storefront.url}/en-gb/composition/${await storefront.shownComposition()}~developer`;
    expect((await request.get(composition)).status()).toBe(404);
  });

  await test.step('the developer’s server replies to pages of the storefront alone, and changes nothing', async () => {
    const { origin } = developer;
    const allowed = storefront.url;
    expect(await httpReply(`${origin}/remoteEntry.js`, { origin: allowed })).toEqual({ status: 200, allowed });
    const webSocket = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    expect((await httpReply(`${origin}/ws`, { ...webSocket, origin: allowed })).status).toBe(101);
    expect((await httpReply(`${origin}/ws`, { ...webSocket, origin: 'https://evil.test' })).status).toBe(401);
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'http://localhost:1' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
      { host: 'evil.test' },
      { host: origin.replace('http://127.0.0.1', '0.0.0.0') },
      { 'user-agent': 'Mozilla/5.0' },
      { method: 'POST', origin: allowed },
    ];
    for (const headers of refused)
      for (const path of ['/remoteEntry.js', '/status.json'])
        expect(await httpReply(origin + path, headers), JSON.stringify(headers)).toEqual({ status: 403 });
    for (const path of ['/rspack-dev-server/invalidate', '/rspack-dev-server/open-editor?fileName=a'])
      expect((await httpReply(origin + path, {})).status).toBe(404);
  });

  await test.step('while the server hangs, its remote fails as it declares, and the banner says why', async () => {
    command.signal('SIGSTOP');
    await page.goto(`${storefront.url}/`);
    await expect(banner.getByRole('status')).toHaveText('It does not reply: start it again.');
    await expect(notice).toBeVisible();
    command.signal('SIGCONT');
    await expect(banner.getByRole('status')).toHaveText('');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText('Third edit')).toBeVisible();
  });

  await test.step('without the server the same happens, and the session can be left', async () => {
    expect(await command.stop()).toBe(0);
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(banner.getByRole('status')).toHaveText('It does not reply: start it again.');
    await banner.getByRole('link', { name: 'Leave the developer’s server' }).click();
    await expect(banner).toHaveCount(0);
    await expect(postcode).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('a link that is forged, for another host or for another purpose is a page that does not exist', async () => {
    const pass: Pass = {
      purpose: 'developer',
      remote: 'mf-store-search',
      server: developer.origin,
      host: 'localhost',
      expiresAt: '2999-01-01T00:00:00Z',
      by: 'ann@example.com',
    };
    const composition = await storefront.shownComposition();
    const opened = (path: string, text: string) =>
      request.get(`${storefront.url}/en-gb/${path}?pass=${text}`, { maxRedirects: 0 });
    expect((await opened('developer', signPass(storefront.key, pass))).status()).toBe(303);
    const passes = {
      forged: signPass(releaseKey(join(storefront.work, 'another.pem')), pass),
      foreign: signPass(storefront.key, { ...pass, host: 'house.localhost' }),
      'that shows a composition': signPass(storefront.key, { ...pass, purpose: 'composition', composition }),
    };
    for (const [what, text] of Object.entries(passes)) {
      const reply = await opened('developer', text);
      expect([reply.status(), reply.headers()['set-cookie']], what).toEqual([404, undefined]);
    }
    expect((await opened('preview', signPass(storefront.key, { ...pass, composition }))).status()).toBe(404);
  });
});
