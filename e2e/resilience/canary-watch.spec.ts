import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { currentCanaries, startCanary } from '@storefront/releases/canaries';
import { readChanges } from '@storefront/releases/change-log';
import type { WatchState } from '@storefront/releases/watch-memory';
import { tiedToParent } from '@storefront/testing/tied-to-parent';
import { category } from './support/modules';
import { shiftedClock } from './support/shifted-clock';
import { TestStorefront } from './support/test-storefront';

const root = resolve(import.meta.dirname, '../..');
/** A page whose code fails in the tried version. */
const page = `${category}?broken`;
const HOUR_MS = 3_600_000;
/** Failed visits that do not end a canary, unless as many were seen before. */
const FEW_VISITS = 8;

let storefront: TestStorefront;
const watchers: ChildProcess[] = [];
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 70 + test.info().parallelIndex, {
    // Every visitor of this test has another address.
    TRUST_PROXY: '127.0.0.1',
  });
  await storefront.start();
});
test.afterAll(async () => {
  for (const watcher of watchers) watcher.kill();
  await storefront.stop();
});

const canaries = () => currentCanaries(storefront.store, storefront.key);
let addresses = 0;
/** A visitor with this number: the page, and the session call of its scripts. */
async function visit(number: number, isIn: boolean): Promise<number> {
  addresses += 1;
  const headers = {
    cookie: `sf_canary=${isIn ? 'in' : 'out'}:${number}`,
    'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
  };
  const { status } = await fetch(storefront.shellUrl + page, { headers });
  await fetch(`${storefront.shellUrl}/en-gb/session`, { headers });
  return status;
}

/** Starts `watch` on a machine whose clock is this far ahead. */
function startWatcher(clockMs: number) {
  let errors = '';
  const words = ['watch', '--every', '1', '--shell', storefront.shellUrl];
  const watcher = spawn(process.execPath, [...tiedToParent, '--import', 'tsx', 'tools/release.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: storefront.dataDir, ...shiftedClock(clockMs) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  watcher.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  watchers.push(watcher);
  return { errors: () => errors, stop: () => watcher.kill() };
}

test('a canary whose pages fail ends by the figures of before and after a restart of the watcher, and an equal one stays', async () => {
  const broken = await storefront.publish('mf-catalogue', {
    server: 'throws on render',
    expose: './CategoryPage',
    fallback: false,
  });
  const equal = await storefront.publish('mf-slots', { mark: 'the same code', fallback: false });
  const start = (name: string, version: string, share: number) =>
    startCanary(storefront.store, storefront.key, { name, versions: { [name]: version }, share }, new Date());
  start('mf-catalogue', broken, 40);
  start('mf-slots', equal, 30);
  const [failing, same] = [canaries()['mf-catalogue']?.numbers ?? [], canaries()['mf-slots']?.numbers ?? []];
  const control = Array.from({ length: 100 }, (_one, number) => number).filter(
    (number) => !failing.includes(number) && !same.includes(number),
  );
  await expect.poll(() => visit(failing[0] ?? -1, true)).toBe(503);
  /** What the watcher knows of the failing canary's trial. */
  const trial = () => {
    const file = join(storefront.dataDir, 'state/watch/stable.json');
    const state = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WatchState) : undefined;
    return state?.trials['mf-catalogue'];
  };
  let visits = 0;
  const visitAll = async () => {
    const at = visits % 30;
    await visit(failing[at] ?? -1, true);
    await visit(same[at] ?? -1, true);
    await visit(control[at] ?? -1, false);
    visits += 1;
  };

  const first = startWatcher(HOUR_MS);
  // It has read what the shell counted so far, from which it counts on.
  await expect.poll(() => Object.keys(trial()?.counted ?? {})).toHaveLength(1);
  for (let count = 0; count < FEW_VISITS; count += 1) await visitAll();
  await expect.poll(() => trial()?.judge.canary.failedDocuments).toBe(FEW_VISITS);
  first.stop();
  // They are too few for a judge that begins again.
  const second = startWatcher(-HOUR_MS);
  for (let count = 0; count < FEW_VISITS; count += 1) await visitAll();
  await expect.poll(() => canaries()['mf-catalogue']).toBeUndefined();
  expect([first.errors(), second.errors()]).toEqual(
    ['ahead of', 'behind'].map((way) =>
      expect.stringMatching(`^The clock of this machine is 60 min ${way} that of ${storefront.shellUrl}: .*\n$`),
    ),
  );
  const lastChange = () => readChanges(storefront.store, storefront.key, 'canary').changes.at(-1);
  // The entry of the log follows the state.
  await expect.poll(() => lastChange()?.by).toBe('automatic judge');
  const change = lastChange();
  test.info().annotations.push({ type: 'reason', description: change?.reason ?? '' });
  expect(change).toMatchObject({ by: 'automatic judge', note: 'end canary mf-catalogue', composition: '' });
  expect(change?.reason).toMatch(
    /^failed documents: 1\d in 1\d visits of 40 of 100 visitors, control 0 in 1\d visits of 30 of 100 visitors; \d{3,} times/,
  );
  await expect.poll(() => visit(failing[0] ?? -1, true)).toBe(200);
  expect(Object.keys(canaries())).toEqual(['mf-slots']);
});

test('without a pass the figures do not exist', async () => {
  const read = async (path: string, authorization = '') => {
    const reply = await fetch(storefront.shellUrl + path, { headers: { authorization } });
    return [reply.status, reply.headers.get('cache-control'), await reply.text()];
  };
  for (const authorization of ['', 'Bearer x'])
    expect(await read('/__figures', authorization)).toEqual(await read('/__nothing'));
});
