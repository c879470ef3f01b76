import { readdirSync, writeFileSync } from 'node:fs';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { releasePackages } from '../../../tools/run/packages/package-names';
import { lathmere } from '../../support/businesses';
import { runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

test.describe.configure({ mode: 'serial' });

let storefront: TestStorefront;
/** Newly published versions. */
let basket: string;
let slots: string;
/** A visitor of each canary, by their links, and one of neither. */
let basketVisitor: APIRequestContext;
let slotsVisitor: APIRequestContext;
let visitor: APIRequestContext;

test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 50 + test.info().parallelIndex);
  await storefront.start();
  basket = await storefront.publish('mf-basket', { mark: 'tried', fallback: false });
  slots = await storefront.publish('mf-slots', { mark: 'tried', fallback: false });
  [basketVisitor, slotsVisitor, visitor] = [await newVisitor(), await newVisitor(), await newVisitor()];
});
test.afterAll(() => storefront.stop());

const newVisitor = (host?: string) =>
  request.newContext({ baseURL: storefront.url, ...(host && { extraHTTPHeaders: { host } }) });
const release = async (...words: string[]) => {
  const outcome = await runRelease(storefront, ...words);
  expect(outcome, words.join(' ')).toMatchObject({ code: 0, errors: '' });
  const [, seconds] = /after ([\d.]+) s/.exec(outcome.output) ?? [];
  test
    .info()
    .annotations.push({ type: `${words.join(' ')}: seconds until it took effect`, description: seconds ?? '' });
  return outcome.output;
};
/** What visitors are shown: the composition of their next document. */
const shownTo = async (one: APIRequestContext) => (await one.get('/faqs')).headers()['x-composition'];
const canaries = () => currentCanaries(storefront.store, storefront.key);
const join = async (one: APIRequestContext, name: string) =>
  (await one.get(`/en-gb/canary/join?name=${name}`, { maxRedirects: 0 })).status();
const packagesOf = async (id: string | undefined) => {
  const reply = await visitor.get(`/en-gb/composition/${id}`);
  const { packages } = (await reply.json()) as { packages: { name: string; version: string }[] };
  return Object.fromEntries(packages.map(({ name, version }) => [name, version]));
};

test('two teams try versions at once, and one team’s changes never reach the other team’s visitors', {
  tag: '@gate',
}, async () => {
  const stable = await storefront.shownComposition();
  expect(await release('canary', `mf-basket@${basket}`, '--share', '5')).toContain('mf-basket: composition');
  expect(await release('canary', `mf-slots@${slots}`, '--share', '10')).toContain('by ann@example.com since');
  expect([await join(basketVisitor, 'mf-basket'), await join(slotsVisitor, 'mf-slots')]).toEqual([303, 303]);
  const tried = await shownTo(basketVisitor);
  expect(tried).toBe(canaries()['mf-basket']?.composition);
  expect(await packagesOf(tried)).toMatchObject({
    'mf-basket': basket,
    'mf-slots': storefront.firstVersion('mf-slots'),
  });
  expect(await packagesOf(await shownTo(slotsVisitor))).toMatchObject({
    'mf-basket': storefront.firstVersion('mf-basket'),
    'mf-slots': slots,
  });
  expect(await shownTo(visitor)).toBe(stable);

  // The slots team changes its share, tries a broken version, and ends its canary.
  await release('canary', 'mf-slots', '--share', '90');
  const broken = await storefront.publish('mf-slots', { server: 'throws on evaluation', fallback: false });
  const refused = await runRelease(storefront, 'canary', `mf-slots@${broken}`);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('broken on evaluation') });
  expect(await shownTo(basketVisitor)).toBe(tried);
  await release('canary', 'end', 'mf-slots');
  expect(await shownTo(slotsVisitor)).toBe(stable);
  expect(await shownTo(basketVisitor)).toBe(tried);
  expect(await release('canary', 'list')).toMatch(/^mf-basket: composition [^\n]*\n$/);
});

test('every new visitor gets one canary or none, by a number that the session call draws', {
  tag: '@gate',
}, async () => {
  // The other canary has 5.
  await release('canary', `mf-slots@${slots}`, '--share', '95');
  const shown = Object.fromEntries(Object.entries(canaries()).map(([name, { composition }]) => [composition, name]));
  const seen = new Set<string>();
  for (let visitors = 0; visitors < 12; visitors += 1) {
    const one = await newVisitor();
    expect(await shownTo(one)).toBe(await storefront.shownComposition());
    await one.get('/en-gb/session');
    const first = await shownTo(one);
    await one.get('/en-gb/session');
    expect(await shownTo(one)).toBe(first);
    seen.add(shown[first ?? ''] ?? 'stable');
    await one.dispose();
  }
  // Together they have all visitors, so every visitor is in a canary.
  expect([...seen]).not.toContain('stable');
  const refused = await runRelease(storefront, 'canary', 'mf-basket', '--share', '6');
  expect(refused).toMatchObject({
    code: 1,
    errors:
      'Canary mf-basket can have 5 of 100 visitors at most, because a visitor is in one canary only: mf-slots has 95.\n',
  });
});

test('promoting shows the version that the canary tested, and the other canary follows', async () => {
  const newer = await storefront.publish('mf-slots', { mark: 'not tested by anybody', fallback: false });
  const promoted = await release('promote', 'mf-slots');
  expect(promoted).toContain(`mf-slots ${slots} is what canary mf-slots tries`);
  expect(promoted).toContain('Canary mf-slots has ended with it; `npm run release -- log` says why\n');
  const stable = currentComposition(storefront.store, storefront.key);
  expect(stable?.packages['mf-slots']?.version).toBe(slots);
  expect(newer).not.toBe(slots);
  expect(Object.keys(canaries())).toEqual(['mf-basket']);
  await expect.poll(() => shownTo(basketVisitor)).toBe(canaries()['mf-basket']?.composition);
  expect(await packagesOf(await shownTo(basketVisitor))).toMatchObject({ 'mf-basket': basket, 'mf-slots': slots });
  await expect.poll(() => shownTo(slotsVisitor)).toBe(stable?.id);

  // Taken back, it is taken back for the other team's canary too, which keeps its own version.
  await release('rollback', 'mf-slots');
  await expect.poll(() => shownTo(basketVisitor)).toBe(canaries()['mf-basket']?.composition);
  expect(await packagesOf(await shownTo(basketVisitor))).toMatchObject({
    'mf-basket': basket,
    'mf-slots': storefront.firstVersion('mf-slots'),
  });
});

test('a canary of one business is not shown to visitors of another', async () => {
  const catalogue = await storefront.publish('mf-catalogue', { mark: 'tried', fallback: false });
  await release('canary', `mf-catalogue@${catalogue}`, '--share', '90', '--business', lathmere.name);
  const house = await newVisitor(lathmere.host);
  await house.get('/faqs');
  expect(await join(house, 'mf-catalogue')).toBe(303);
  expect(await shownTo(house)).toBe(canaries()['mf-catalogue']?.composition);
  expect(await join(visitor, 'mf-catalogue')).toBe(404);
  for (let visitors = 0; visitors < 4; visitors += 1) {
    const one = await newVisitor();
    await one.get('/en-gb/session');
    expect(await shownTo(one)).not.toBe(canaries()['mf-catalogue']?.composition);
  }
});

test('a pinned business stays with its composition while others are shown the next one, by real commands', async () => {
  const before = await storefront.shownComposition();
  const [house, fresh] = [await newVisitor(lathmere.host), await newVisitor()];
  expect(await release('pin', 'Lathmere', '--reason', 'Christmas')).toContain(
    `lathmere is pinned to composition ${before}`,
  );
  const promoted = await release('promote', `mf-slots@${slots}`);
  const [, next = ''] = /as composition (\w{32})/.exec(promoted) ?? [];
  expect([await shownTo(house), await shownTo(fresh)]).toEqual([before, next]);
  const state = storefront.store.sequences('stable').at(-1);
  expect(await release('promote', `mf-slots@${slots}`)).toContain(
    `Composition ${next} on channel stable shows mf-slots@${slots} already, so nothing was changed\nShown on `,
  );
  expect(storefront.store.sequences('stable').at(-1)).toBe(state);
  const reply = await house.get('/faqs');
  expect(reply.headers()['cache-control']).toContain('public');
  expect(await join(house, 'mf-catalogue')).toBe(404);
  expect(await release('status')).toContain(`pinned lathmere: composition ${before}, by ann@example.com`);
  expect(await release('canary', 'mf-catalogue')).toContain(
    'lathmere is pinned, so its visitors are shown the canary only after `unpin lathmere`\n',
  );

  // Also the first page of a shell that has just started.
  await storefront.stopShell();
  await storefront.startShell();
  expect([await shownTo(house), await shownTo(fresh)]).toEqual([before, next]);

  await release('unpin', 'lathmere');
  expect(await shownTo(house)).toBe(next);
});

test('check-api compares an OpenAPI document with what is shown, to a canary too', async () => {
  const url = `${storefront.url}/en-gb/api/openapi.json`;
  expect(await release('check-api', url)).toMatch(/fits the \d{2,} operations .* compared: stable, .*canary mf-basket/);

  const document = (await (await visitor.get(url)).json()) as { paths: Record<string, unknown> };
  const { '/basket/save-item': _removed, ...paths } = document.paths;
  const file = test.info().outputPath('openapi.json');
  writeFileSync(file, JSON.stringify({ ...document, paths }));
  const { code, errors } = await runRelease(storefront, 'check-api', file);
  expect(code).toBe(1);
  expect(errors).toMatch(/^[^\n]* does not fit versions on show: [^\n]*\n$/);
  expect(errors).toContain(`mf-basket ${storefront.firstVersion('mf-basket')} (stable`);
  expect(errors).toContain(`mf-basket ${basket} (canary mf-basket) calls POST /basket/save-item`);

  const required = '"required":["basketToken","menuItem"';
  writeFileSync(file, JSON.stringify(document).replaceAll(required, `${required},"reason"`));
  const { errors: misfits } = await runRelease(storefront, 'check-api', file);
  expect(misfits).toContain(
    `mf-basket ${basket} (canary mf-basket) calls POST /basket/save-item with a body that it does not accept: 'reason' may be missing`,
  );
});

test('links join and leave one canary, and unknown ones change nothing', async () => {
  const stable = await storefront.shownComposition();
  const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const byPicture = await visitor.get('/en-gb/canary/join?name=mf-basket', { headers: picture, maxRedirects: 0 });
  expect([byPicture.status(), byPicture.headers()['set-cookie']]).toEqual([403, undefined]);
  for (const name of ['nothing', '../x', '%00', ''.padEnd(300, 'x')]) expect(await join(visitor, name)).toBe(404);
  expect(await join(visitor, 'mf-basket')).toBe(303);
  expect(await shownTo(visitor)).toBe(canaries()['mf-basket']?.composition);
  await visitor.get('/en-gb/canary/leave?name=mf-basket', { maxRedirects: 0 });
  expect(await shownTo(visitor)).toBe(stable);
});

test.describe('bad input gets one sentence and changes nothing', () => {
  const noSuchName = (name: string, nearest = '') =>
    new RegExp(
      `^No version on show, or in the channel's history, has a command, [^\\n]* '${name}'; the nearest names are ${nearest}[^\\n]*\\n$`,
    );
  const cases: [string[], RegExp][] = [
    [['canary', 'mf-basket@0.1.0-000000000000'], /^mf-basket 0\.1\.0-000000000000 was never published here\.\n$/],
    [['canary', 'mf-basket@../../x'], /^'\.\.\/\.\.\/x' is not the name of a released file\.\n$/],
    [['canary', 'mf-basket', '--share', '101'], /^--share takes a whole number from 0 to 100\.\n$/],
    [['canary', 'mf-basket', '--share', '-1'], /^--share takes a whole number from 0 to 100\.\n$/],
    [['canary', 'mf-basket', '--name', '../x'], /^'\.\.\/x' cannot name a canary[^\n]*\n$/],
    [['canary', 'end', 'mf-slots'], /^There is no canary 'mf-slots'\. Running: mf-basket, mf-catalogue\.\n$/],
    [['canary', 'end'], /^Missing required argument 'canary'\n$/],
    [['canary', 'mf-basket', '--business', 'lathmeer'], /^There is no business 'lathmeer'\.\n$/],
    [['pin', 'lathmeer'], /^There is no business 'lathmeer'\.\n$/],
    [
      ['pin', 'lathmere', '0123456789abcdef0123456789abcdef'],
      /^There is no composition 0123456789abcdef0123456789abcdef\.\n$/,
    ],
    [['check-api', 'openapi.json'], /^There is no file openapi\.json, [^\n]*\n$/],
    [['check-api', 'http://127.0.0.1:1/'], /^No response from http:\/\/127\.0\.0\.1:1\/\.\n$/],
    [['unpin', 'lathmere'], /^lathmere is not pinned\. No business is\.\n$/],
    [['watch', '--shell', 'nonsense'], /^'nonsense' is not the address of a shell[^\n]*\n$/],
    [['view', '--for', '31d'], /^--for takes 1h to 30d\.\n$/],
    [['status', 'mf-basket'], /^Too many arguments for 'status'\. Expected 0 arguments but got 1\.\n$/],
    [['status', '--channel', 'stagin'], /^Nothing was promoted to channel 'stagin' yet; the channels are stable\.\n$/],
    [['who-uses', 'basket:add-itm@1'], noSuchName('basket:add-itm@1', 'basket:add-item, ')],
    [['who-uses', 'lathmere'], noSuchName('lathmere')],
  ];
  for (const [words, sentence] of cases)
    test(words.join(' '), async () => {
      const before = [storefront.store.sequences('canary'), storefront.store.sequences('stable')];
      const { code, errors } = await runRelease(storefront, ...words);
      expect(errors).toMatch(sentence);
      expect(code).toBe(1);
      expect([storefront.store.sequences('canary'), storefront.store.sequences('stable')]).toEqual(before);
    });

  const unknown = ''.padEnd(32, '0');
  const noPackage = (name: string) => `There is no package '${name}'. The packages are ${releasePackages.join(', ')}.`;
  const others: [string[], string][] = [
    [['promote', 'mf-nothing'], noPackage('mf-nothing')],
    [['publish', 'mf-baskets'], noPackage('mf-baskets')],
    [['promote', '../../x'], noPackage('../../x')],
    [['publish', '../x'], noPackage('../x')],
    [['rollback', '../..'], noPackage('../..')],
    [['rollback', unknown], `There is no composition ${unknown}.`],
    [['recover', unknown], `There is no composition ${unknown}.`],
  ];
  test('names that nothing has, and paths in their place', async () => {
    const files = () => readdirSync(storefront.store.root, { recursive: true }).sort();
    const before = [files(), await storefront.shownComposition()];
    const run = async ([words]: (typeof others)[number]) => [words, await runRelease(storefront, ...words)];
    expect(await Promise.all(others.map(run))).toEqual(
      others.map(([words, sentence]) => [words, { code: 1, output: '', errors: `${sentence}\n` }]),
    );
    expect([files(), await storefront.shownComposition()]).toEqual(before);
  });
});
