import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { promote } from '@storefront/releases/channels/promote';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readLinkedComposition } from '@storefront/releases/compositions/linked-composition';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { FaultRule } from '@storefront/testing/storefront/fault-proxy';
import { releasePackages } from '../../../tools/run/packages/package-names';
import { runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

test.describe.configure({ mode: 'default' });

let storefront: TestStorefront;
let version: string;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 140 + test.info().parallelIndex);
  await storefront.start();
  version = await storefront.publish('mf-basket', { mark: 'candidate', fallback: false });
  const versions = Object.fromEntries(releasePackages.map((name) => [name, storefront.firstVersion(name)]));
  promoteOnStaging({ ...versions, 'mf-basket': version });
});
test.afterAll(() => storefront.stop());

const stagingStore = () => new ReleaseStore(join(storefront.dataDir, 'releases'), undefined, undefined, 'staging');
/** Moves the channel staging, as another publisher does. @returns the id of what it shows then */
const promoteOnStaging = (versions: Readonly<Record<string, string>>): string =>
  promote(stagingStore(), storefront.key, versions, new Date()).id;

/** The commands that hold a candidate against the back end. */
const candidates = () => [
  ['promote', `mf-basket@${version}`],
  ['promote', '--from', 'staging'],
  ['canary', `mf-basket@${version}`, '--share', '5'],
  ['link', `mf-basket@${version}`],
  ['pin', 'lathmere'],
];
const states = () => ['stable', 'canary'].map((channel) => storefront.store.sequences(channel));
const shownBasket = async () =>
  readLinkedComposition(storefront.store, await storefront.shownComposition()).packages['mf-basket']?.version;
/** How each sentence about a document that cannot be read begins. */
const unread = (why: string) =>
  `The OpenAPI document of the back end could not be read from ${storefront.shellUrl}/en-gb/api/openapi.json (${why}), so nothing was compared`;
const refused = (why: string) => ({
  code: 1,
  output: '',
  errors: `${unread(why)} or changed: start the storefront with its back end, set STOREFRONT_URL to the address of one of its businesses, or add --allow-misfit to go on without the comparison.\n`,
});

const DOCUMENT = '/openapi\\.json$';
const faults: readonly (readonly [what: string, rule: FaultRule, why: string])[] = [
  ['is away', { path: '', fault: { kind: 'cut' } }, 'it replied 503'],
  ['does not answer', { path: DOCUMENT, fault: { kind: 'hang' } }, 'no response within 5 s'],
  ['answers 500', { path: DOCUMENT, fault: { kind: 'status', status: 500, body: '{}' } }, 'it replied 500'],
  [
    'answers something unusable',
    { path: DOCUMENT, fault: { kind: 'status', status: 200, body: '{"openapi":"3.1.0"}' } },
    'its reply is no OpenAPI document',
  ],
];

for (const [what, rule, why] of faults)
  test(`while the back end ${what}, candidates are refused and rollbacks are made, by real commands`, async () => {
    const [before, shown] = [states(), await storefront.shownComposition()];
    storefront.back.rules = [rule];
    for (const words of candidates())
      expect([words, await runRelease(storefront, ...words)]).toEqual([words, refused(why)]);
    expect([states(), await storefront.shownComposition()]).toEqual([before, shown]);

    const remark = `${unread(why)} with it; --allow-misfit was given.\n`;
    const link = await runRelease(storefront, 'link', `mf-basket@${version}`, '--allow-misfit');
    expect(link).toMatchObject({ code: 0, errors: remark });
    // Pipelines open the first line.
    expect(link.output).toMatch(/^http:\/\/\S+\/preview\?pass=\S+\n/);
    const promoteAnyway = async () => {
      const outcome = await runRelease(storefront, 'promote', `mf-basket@${version}`, '--allow-misfit');
      expect(outcome).toMatchObject({ code: 0, errors: remark });
      expect(await shownBasket()).toBe(version);
    };
    for (const words of [['rollback', 'mf-basket'], ['rollback']]) {
      await promoteAnyway();
      expect(await runRelease(storefront, ...words)).toMatchObject({ code: 0, errors: '' });
      expect(await shownBasket()).toBe(storefront.firstVersion('mf-basket'));
    }
    storefront.back.rules = [];
  });

test('what another publisher promotes during the comparison is neither promoted nor pinned, by real commands', async () => {
  const shown = await storefront.shownComposition();
  const other = await storefront.publish('mf-slots', { mark: 'not compared', fallback: false });
  /** Runs a command during whose comparison a channel moves once. */
  const runWhile = async (move: () => void, ...words: string[]) => {
    let hasMoved = false;
    storefront.back.before = async (_method, url) => {
      if (hasMoved || !new RegExp(DOCUMENT).test(url)) return;
      hasMoved = true;
      move();
    };
    const outcome = await runRelease(storefront, ...words);
    storefront.back.before = undefined;
    expect(hasMoved).toBe(true);
    return outcome;
  };
  const tested = currentComposition(stagingStore(), storefront.key)?.id;
  let moved = '';
  const taken = await runWhile(
    () => {
      moved = promoteOnStaging({ 'mf-slots': other });
    },
    ...['promote', '--from', 'staging'],
  );
  expect(taken).toEqual({
    code: 1,
    output: '',
    errors: `Channel staging shows composition ${moved}, not ${tested}.\n`,
  });
  expect(await storefront.shownComposition()).toBe(shown);

  const pinned = await runWhile(
    () => promote(storefront.store, storefront.key, { 'mf-slots': other }, new Date()),
    ...['pin', 'lathmere'],
  );
  expect(pinned).toMatchObject({ code: 0, errors: '' });
  expect(pinned.output).toContain(`lathmere is pinned to composition ${shown} `);
  for (const words of [['unpin', 'lathmere'], ['rollback']])
    expect(await runRelease(storefront, ...words)).toMatchObject({ code: 0, errors: '' });
});

test('while the storefront is away, a candidate is refused, and what was shown before can be shown again', async () => {
  const first = await storefront.shownComposition();
  expect(await runRelease(storefront, 'promote', `mf-basket@${version}`)).toMatchObject({ code: 0, errors: '' });
  const promoted = await storefront.shownComposition();
  await storefront.stopShell();
  const before = states();
  for (const words of candidates())
    expect([words, await runRelease(storefront, ...words)]).toEqual([words, refused('no response')]);
  expect(states()).toEqual(before);
  for (const words of [['rollback', 'mf-basket'], ['rollback', promoted], ['rollback'], ['recover', first]])
    expect([words, await runRelease(storefront, ...words)]).toEqual([
      words,
      {
        code: 0,
        errors: '',
        output: expect.stringContaining(
          `No response from ${storefront.shellUrl}; it takes effect when the storefront starts.`,
        ),
      },
    ]);
  await storefront.startShell();
  expect(await storefront.shownComposition()).toBe(first);
});
