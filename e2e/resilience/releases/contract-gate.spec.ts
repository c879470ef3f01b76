import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { readReleaseRecord, writeReleaseRecord } from '@storefront/releases/publishing/release-record';
import { sha256 } from '@storefront/releases/signatures/sha256';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import {
  all,
  emitting,
  leavingFact,
  type ManifestChange,
  notReading,
  notSetting,
  postingTo,
  withPageAlsoAt,
  withPageAt,
} from '../support/changed-contracts';
import { runOwnRelease, runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

const root = resolve(import.meta.dirname, '../../..');

// They change nothing, so they share one storefront.
test.describe.configure({ mode: 'default' });

let storefront: TestStorefront;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 130 + test.info().parallelIndex);
  await storefront.start();
});
test.afterAll(() => storefront.stop());

/** What a refused command must leave as it was. */
const state = async () => ({
  shown: await storefront.shownComposition(),
  states: ['stable', 'canary'].map((channel) => storefront.store.sequences(channel)),
  versions: ['mf-basket', 'mf-slots'].map((name) => storefront.store.list('packages', name)),
  publications: storefront.store.list('log', 'publications'),
});

/** `promote`, `canary` and `link` refuse a version with this sentence, and change nothing. */
async function expectRefused(version: string, sentence: string) {
  const before = await state();
  for (const command of ['promote', 'canary', 'link'])
    expect([command, await runRelease(storefront, command, version)]).toEqual([
      command,
      { code: 1, output: '', errors: `${sentence}\n` },
    ]);
  expect(await state()).toEqual(before);
}

/** What to do about a payload, and about a shared value. */
const ADVICE =
  'Promote versions that agree in the same step, or add the new shape beside the old one as a version of its own (docs/how-to/change-a-payload.md).';
const ADVICE_OF_VALUES =
  'Promote versions that agree in the same step, or in two: writers first for a further field, readers first for a further alternative (docs/how-to/change-a-payload.md).';

test('a payload or a shared value that others do not send is refused with both versions and the field, by real commands', async () => {
  const [shell, slots, catalogue] = ['shell', 'mf-slots', 'mf-catalogue'].map(
    (name) => `${name} ${storefront.firstVersion(name)}`,
  );
  for (const [name, sentence] of [
    [
      'basket:add-item',
      (basket: string) =>
        `${catalogue} requests 'basket:add-item' with a payload that ${basket} does not accept: 'gift' may be missing. ${ADVICE}`,
    ],
    [
      'slots:reserved',
      (basket: string) =>
        `${slots} emits 'slots:reserved' with a payload that ${basket} does not expect: 'gift' may be missing. ${ADVICE}`,
    ],
    [
      'store',
      (basket: string) =>
        `${shell} sets 'store' to a value that ${basket} does not expect: 'gift' may be missing. ${ADVICE_OF_VALUES}`,
    ],
  ] as const) {
    const version = await storefront.publish('mf-basket', { demands: { of: name, field: 'gift' }, fallback: false });
    await expectRefused(`mf-basket@${version}`, sentence(`mf-basket ${version}`));
  }
});

test('`who-uses` names the writers and the readers of a shared value', async () => {
  const users = async (value: string) =>
    (await runRelease(storefront, 'who-uses', value)).output.trim().split('\n').sort();
  const line = (name: string, verb: string) =>
    `stable: ${name} ${storefront.firstVersion(name)} ${verb} the shared value`;
  expect(await users('location')).toEqual([
    `${line('mf-checkout', 'reads')} location`,
    `${line('mf-slots', 'reads')} location`,
    `${line('mf-store-search', 'reads')} location`,
    `${line('shell', 'reads')} location`,
    `${line('shell', 'sets')} location`,
  ]);
  expect(await users('favourites')).toEqual(
    expect.arrayContaining([`${line('mf-member', 'sets')} favourites`, `${line('shell', 'sets')} favourites`]),
  );
});

/** A team's repository with a finished build of another package's name or contents. */
function repositoryWith(name: string, change: (built: ReleaseManifest) => object, from = name): string {
  const folder = mkdtempSync(join(storefront.work, 'repository-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '0.1.0' }));
  writeFileSync(join(folder, 'remote.ts'), '');
  for (const part of ['browser', 'server', 'browser-manifest.json'])
    cpSync(join(root, from, 'dist', part), join(folder, 'dist', part), { recursive: true });
  const file = join(folder, 'dist/browser-manifest.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest)));
  return folder;
}

/** Stores a manifest as a version, signed with the key of the releases, as no command of today does. */
function record(name: string, version: string, manifest: object): void {
  const text = JSON.stringify(manifest);
  const known = readReleaseRecord(storefront.store, storefront.key, name, storefront.firstVersion(name));
  storefront.store.write(text, 'packages', name, version, 'manifest.json');
  writeReleaseRecord(storefront.store, storefront.key, { ...known, version, manifestSha256: sha256(text) });
}

const VERSION = '0.1.0-000000000000';

test('a manifest with a schema that cannot be compared is neither published nor shown, by real commands', async () => {
  const unreadable = (built: ReleaseManifest) => ({
    ...built,
    schemas: { ...built.schemas, facts: { ...built.schemas?.facts, 'slots:reserved': { oneOf: [] } } },
  });
  const before = await state();
  expect(
    await runOwnRelease(storefront, repositoryWith('mf-basket', unreadable), 'publish', 'mf-basket', '--no-build'),
  ).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(
      /^The fact 'slots:reserved' of mf-basket 0\.1\.0-\w{12} cannot be compared: it has oneOf, which is not supported\.\n$/,
    ),
  });
  expect(await state()).toEqual(before);
  record('mf-basket', VERSION, { ...unreadable(storefront.manifest('mf-basket')), version: VERSION });
  await expectRefused(
    `mf-basket@${VERSION}`,
    `The fact 'slots:reserved' of mf-basket ${VERSION} cannot be compared: it has oneOf, which is not supported.`,
  );
});

test('the manifest of another package is neither published nor shown, by real commands', async () => {
  const folder = repositoryWith('mf-slots', (built) => built, 'mf-basket');
  const before = await state();
  expect(await runOwnRelease(storefront, folder, 'publish', 'mf-slots', '--no-build')).toEqual({
    code: 1,
    output: '',
    errors: `The build in ${folder} is mf-basket, not mf-slots; nothing was published.\n`,
  });
  expect(await state()).toEqual(before);
  const basket = storefront.manifest('mf-basket');
  record('mf-slots', VERSION, basket);
  await expectRefused(
    `mf-slots@${VERSION}`,
    `The manifest of mf-slots ${VERSION} belongs to mf-basket ${basket.version}.`,
  );
});

/** The back end's OpenAPI document after a change of the query of one operation and of the reply of another. */
async function serveChangedOperations(field: object, reply: (schema: ReplySchema) => void): Promise<void> {
  const document = await (await fetch(`${storefront.shellUrl}/en-gb/api/openapi.json`)).json();
  const { post } = document.paths['/location/future-contact'];
  post.parameters = [...(post.parameters ?? []), { in: 'query', name: 'region', schema: { type: 'string' }, ...field }];
  reply(document.paths['/payments/wallet-offers'].post.responses['200'].content['application/json'].schema);
  const fault = { kind: 'status', status: 200, body: JSON.stringify(document) } as const;
  storefront.back.rules = [{ path: '/openapi\\.json$', fault }];
}

interface ReplySchema {
  readonly properties: Record<string, object>;
  required: string[];
}

/** Publishes a build with another manifest, as a team's `publish` does. */
const publishBuild = async (name: string, ...changes: ManifestChange[]) => {
  const change = all(...changes, (built) => ({ ...built, fallback: false }));
  return (await publishRelease(storefront.store, storefront.key, repositoryWith(name, change))).version;
};

test('a removed, moved or missing thing of each kind and a changed operation are refused with the consumer, by real commands', async () => {
  const first = (name: string) => `${name} ${storefront.firstVersion(name)}`;
  const removable = 'To remove it: promote or retire with --allow-removal.';
  const misfit = 'Release that back end first, build the package for this one, or add --allow-misfit.';
  const breaks: [string, ManifestChange, (version: string) => string][] = [
    [
      'mf-slots',
      leavingFact('slots:reserved'),
      () =>
        `The fact 'slots:reserved', which only ${first('mf-slots')} emits, is used by ${first('mf-basket')}. ${removable}`,
    ],
    [
      'mf-member',
      all(notSetting('favourites'), notReading('favourites')),
      () =>
        `The shared value 'favourites', which only ${first('mf-member')} of all remotes sets, is used by ${first('mf-catalogue')}. ${removable}`,
    ],
    [
      'mf-member',
      withPageAt('member-weekly-slot', '/member/weekly'),
      () =>
        `The page 'member-weekly-slot' at /member/weekly-slot, which only ${first('mf-member')} has, is used by ${first('mf-slots')}. ${removable}`,
    ],
    [
      'mf-catalogue',
      postingTo('basket/gift'),
      (version) =>
        `${version} posts to the action 'basket/gift', which mf-basket does not have: promote a version of mf-basket with it in the same step.`,
    ],
    [
      'mf-store-search',
      all(),
      (version) =>
        `${version} does not fit the back end at ${storefront.shellUrl}: it calls POST /location/future-contact with a query that it does not accept: 'region' may be missing. ${misfit}`,
    ],
    [
      'mf-checkout',
      all(),
      (version) =>
        `${version} does not fit the back end at ${storefront.shellUrl}: it calls POST /payments/wallet-offers and does not expect its reply: 'paymentGateway' may be missing. ${misfit}`,
    ],
  ];
  const seeded: [string, string][] = [];
  for (const [name, change, sentence] of breaks) {
    const version = await publishBuild(name, change);
    seeded.push([`${name}@${version}`, sentence(`${name} ${version}`)]);
  }
  await serveChangedOperations({ required: true }, (schema) => {
    schema.required = [];
  });
  const before = await state();
  const refusals = (command: string) =>
    seeded.map(async ([version]) => [version, await runRelease(storefront, command, version)]);
  for (const command of ['promote', 'canary', 'link'])
    expect(await Promise.all(refusals(command))).toEqual(
      seeded.map(([version, sentence]) => [version, { code: 1, output: '', errors: `${sentence}\n` }]),
    );
  expect(await state()).toEqual(before);
  storefront.back.rules = [];
});

test('a harmless change of each of these kinds passes, by one real command', async () => {
  const moved = ['member-weekly-slot', '/member/weekly'] as const;
  const versions = {
    // The fact and the shared value leave with their consumers, the old path stays, the form’s action is there.
    'mf-slots': await publishBuild(
      'mf-slots',
      leavingFact('slots:reserved'),
      emitting('slots:extended'),
      withPageAt(...moved),
    ),
    'mf-basket': await publishBuild('mf-basket', leavingFact('slots:reserved')),
    'mf-member': await publishBuild(
      'mf-member',
      notSetting('favourites'),
      notReading('favourites'),
      withPageAlsoAt(...moved),
    ),
    'mf-catalogue': await publishBuild('mf-catalogue', notReading('favourites'), postingTo('basket/update-tip')),
    'mf-store-search': await publishBuild('mf-store-search'),
    'mf-checkout': await publishBuild('mf-checkout'),
  };
  await serveChangedOperations({ required: false }, (schema) => {
    schema.properties.gift = { type: 'string' };
    schema.required.push('gift');
  });
  const before = await state();
  const words = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const { code, output, errors } = await runRelease(storefront, 'link', ...words);
  expect([code, errors]).toEqual([0, '']);
  const [, composition = ''] = /is shown (\w{32})\./.exec(output) ?? [];
  const { packages } = readComposition(storefront.store, storefront.key, composition);
  for (const [name, version] of Object.entries(versions)) expect(packages[name]?.version).toBe(version);
  expect(output).not.toContain('not compared');
  expect(await state()).toEqual(before);
  storefront.back.rules = [];
});
