import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signPass } from '@storefront/releases/signatures/pass';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { sha256 } from '@storefront/releases/signatures/sha256';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { releasePackages } from '../../../tools/run/packages/package-names';
import { runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

test.describe.configure({ mode: 'serial' });

let storefront: TestStorefront;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 60 + test.info().parallelIndex, {
    LOG_LEVEL: 'info',
  });
  await storefront.start();
});
test.afterAll(() => storefront.stop());

/** A link of `npm run release -- view`, as a path. */
async function viewLink(): Promise<string> {
  const { output } = await runRelease(storefront, 'view', '--for', '1h');
  return output.slice(storefront.shellUrl.length, output.indexOf('\n'));
}

test('without a valid pass the page about releases does not exist', async ({ request }) => {
  const pass = { purpose: 'releases', expiresAt: '2999-01-01T00:00:00.000Z', by: 'ann@example.com' } as const;
  const forged = signPass(releaseKey(join(storefront.work, 'another.pem')), pass);
  const expired = signPass(storefront.key, { ...pass, expiresAt: new Date(Date.now() - 1_000).toISOString() });
  const foreign = signPass(storefront.key, { ...pass, purpose: 'figures' });
  const read = async (path: string, cookie?: string) => {
    const reply = await request.get(storefront.url + path, { headers: cookie ? { cookie } : {}, maxRedirects: 0 });
    const { date: _date, 'content-length': _length, ...headers } = reply.headers();
    return { status: reply.status(), headers, digest: sha256(await reply.text()) };
  };
  expect(await read('/__nothing')).toMatchObject({ status: 404 });
  for (const text of ['', 'x', forged, expired, foreign]) {
    expect(await read(`/__releases?pass=${text}`)).toEqual(await read(`/__nothing?pass=${text}`));
    expect(await read('/__releases', `sf_pass=${text}`)).toEqual(await read('/__nothing'));
  }
});

test('the page about releases shows what is shown, tried and refused, by whom and why', async ({ page }) => {
  const [basket, slots] = [
    await storefront.publish('mf-basket', { mark: 'shown', fallback: false }),
    await storefront.publish('mf-slots', { mark: 'tried', fallback: false }),
  ];
  await runRelease(storefront, 'promote', `mf-basket@${basket}`, '--reason', 'a <b>faster</b> basket');
  // The command would refuse it: this is what only a shell sees.
  const broken = await storefront.publish('mf-member', { server: 'throws on evaluation', fallback: false });
  const refused = await storefront.promote({ 'mf-member': broken });
  await runRelease(storefront, 'rollback', '--reason', 'it was refused');
  await runRelease(storefront, 'canary', `mf-slots@${slots}`, '--share', '5', '--business', 'pipwell');
  await runRelease(storefront, 'roles', 'init', '--expires', '2099-06-01');

  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(storefront.url + (await viewLink()));
  await expect(page).toHaveURL(`${storefront.url}/__releases`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `Stable composition ${await storefront.shownComposition()}`,
  );
  const row = (region: RegExp, name: string) =>
    page
      .getByRole('region', { name: region })
      .getByRole('row')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(row(/^Stable/, 'mf-basket')).toContainText(basket);
  await expect(row(/^Stable/, 'mf-basket')).toContainText('ann@example.com');
  await expect(row(/^Stable/, 'mf-basket')).toContainText(`promote mf-basket ${basket}: a <b>faster</b> basket`);
  await expect(row(/^Stable/, 'mf-basket')).toContainText(/\d+ KB\d+ KB/);
  await expect(row(/^Canaries/, 'mf-slots')).toContainText(`5 %pipwellmf-slots ${slots}ann@example.com`);
  await expect(row(/^Canaries/, 'mf-slots')).toContainText('shown');
  await expect(row(/^Refused/, refused.id)).toContainText('broken on evaluation');
  await expect(row(/^Log/, 'canary 1')).toContainText('canary mf-slots for 5 of 100 visitors of pipwell');
  await expect(row(/^Log/, 'roles 1')).toContainText('roles init');
  await expect(row(/^Log/, 'publications 1')).toContainText(`publish ${releasePackages[0]} `);
  await expectAccessible(page, 'the page about releases');
  expect(errors).toEqual([]);
});

test('on a phone the cards are labelled, and each part of the page is reached by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(storefront.url + (await viewLink()));
  const regions = page.getByRole('region');
  const names = await page.getByRole('heading', { level: 2 }).allTextContents();
  // No business is pinned, so that this part has no cards.
  await expect(regions).toHaveCount(names.length - 1);
  for (const region of await regions.all()) {
    await page.keyboard.press('Tab');
    await expect(region).toBeFocused();
    await expect(region).toBeInViewport();
    expect(await region.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  }
  const label = await regions
    .first()
    .getByRole('cell')
    .first()
    .evaluate((one) => getComputedStyle(one, '::before').content);
  expect(label).toBe('"Version"');
});

test('vitals and reports name the package of their page and its version', async ({ request }) => {
  const composition = await storefront.shownComposition();
  const headers = { origin: storefront.url, cookie: 'sf_consent=2.measurement', referer: `${storefront.url}/basket` };
  const post = (path: string, data: object) => request.post(storefront.url + path, { headers, data });
  const metric = { name: 'LCP', value: 1200, composition };
  await post('/en-gb/measurements', { ...metric, page: './CategoryPage' });
  await post('/en-gb/measurements', { ...metric, page: 'private' });
  await post('/en-gb/rum', { kind: 'Error', message: 'broken', composition, url: '/stores/borough/time-slots' });
  const logged = () => storefront.log.flatMap(({ measured, report }) => measured ?? report ?? []);
  await expect.poll(logged).toHaveLength(3);
  expect(logged()).toMatchObject([
    { remote: 'mf-catalogue', version: storefront.firstVersion('mf-catalogue') },
    { remote: 'mf-basket', version: expect.stringMatching(/^0\.1\.0-/) },
    { remote: 'mf-slots', version: storefront.firstVersion('mf-slots') },
  ]);
});

test('a removed, an edited or a swapped entry is reported by the command and the page, until it is put back', async ({
  request,
}) => {
  const folder = (log: string) => join(storefront.dataDir, 'releases/log', log);
  const entry = (log: string, sequence: number) => join(folder(log), `${sequence}.json`);
  const [last = 0] = storefront.store.sequences('stable').slice(-1);
  const edit = (file: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace('ann@example.com', 'bob@example.com'));
  const swap = (log: string, one: number, other: number) => {
    const [first, second] = [readFileSync(entry(log, one)), readFileSync(entry(log, other))];
    writeFileSync(entry(log, one), second);
    writeFileSync(entry(log, other), first);
  };
  await request.get(storefront.url + (await viewLink()));
  const reported = async () => {
    const [{ code, errors }, reply] = await Promise.all([
      runRelease(storefront, 'log'),
      request.get(`${storefront.url}/__releases`),
    ]);
    const page = [...(await reply.text()).matchAll(/<p class="bad">(.*?)<\/p>/g)].map(([, fault]) => fault);
    return { code, errors: errors.split('\n').filter(Boolean), status: reply.status(), page };
  };
  const whole = { code: 0, errors: [], status: 200, page: [] };
  expect(await reported()).toEqual(whole);
  /** The entries between them are missing, or are not signed as these. */
  const doesNotFollow = (sequence: number, before: number) =>
    `Entry ${sequence} of the log of stable does not follow entry ${before}: entries were removed or replaced.`;
  const kept = join(storefront.work, 'kept-log');
  cpSync(folder(''), kept, { recursive: true });
  for (const [tamper, faults] of [
    [() => rmSync(entry('stable', 2)), [doesNotFollow(3, 1)]],
    [() => rmSync(entry('stable', last)), [`State ${last} of channel stable has no entry in the log.`]],
    [
      () => edit(entry('stable', 2)),
      ['Entry 2 of the log of stable is not signed with a key that has a role here.', doesNotFollow(3, 1)],
    ],
    [
      () => swap('stable', 2, 3),
      [
        'Entry 2 of the log of stable was signed as entry 3 of stable.',
        'Entry 3 of the log of stable was signed as entry 2 of stable.',
        doesNotFollow(4, 1),
      ],
    ],
  ] as const) {
    tamper();
    expect(await reported()).toEqual({ code: 1, errors: faults, status: 200, page: faults });
    cpSync(kept, folder(''), { recursive: true });
  }
  // The page reads the last publications alone.
  rmSync(entry('publications', 3));
  expect(await reported()).toMatchObject({
    code: 1,
    errors: [
      'Entry 4 of the log of publications does not follow entry 2: entries were removed or replaced.',
      expect.stringMatching(/^mf-\S+ 0\.1\.0-\w{12} is not entry 3 of the log of publications: /),
    ],
  });
  cpSync(kept, folder(''), { recursive: true });
  expect(await reported()).toEqual(whole);
});
