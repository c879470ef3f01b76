import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { currentCanaries, startCanary } from '@storefront/releases/canaries';
import { readChanges } from '@storefront/releases/change-log';
import { tiedToParent } from '@storefront/testing/tied-to-parent';
import { category } from './support/modules';
import { TestStorefront } from './support/test-storefront';

const root = resolve(import.meta.dirname, '../..');
/** A page whose code fails in the tried version. */
const page = `${category}?broken`;

let storefront: TestStorefront;
let watcher: ChildProcess | undefined;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 70 + test.info().parallelIndex, {
    // Every visitor of this test has another address.
    TRUST_PROXY: '127.0.0.1',
  });
  await storefront.start();
});
test.afterAll(async () => {
  watcher?.kill();
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

test('a canary whose pages fail ends by itself with the figures as its reason, and an equal one stays', async () => {
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

  const words = ['watch', '--every', '1', '--shell', storefront.shellUrl];
  watcher = spawn(process.execPath, [...tiedToParent, '--import', 'tsx', 'tools/release.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: storefront.dataDir },
    stdio: 'ignore',
  });
  let visits = 0;
  while (canaries()['mf-catalogue']) {
    const at = visits % 30;
    await visit(failing[at] ?? -1, true);
    await visit(same[at] ?? -1, true);
    await visit(control[at] ?? -1, false);
    visits += 1;
  }
  const lastChange = () => readChanges(storefront.store, storefront.key, 'canary').changes.at(-1);
  // The entry of the log follows the state.
  await expect.poll(() => lastChange()?.by).toBe('automatic judge');
  const change = lastChange();
  test.info().annotations.push({ type: 'reason', description: change?.reason ?? '' });
  expect(change).toMatchObject({ by: 'automatic judge', note: 'end canary mf-catalogue', composition: '' });
  expect(change?.reason).toMatch(
    /^failed documents: \d+ in \d+ visits of 40 of 100 visitors, control 0 in \d+ visits of 30 of 100 visitors; \d{3,} times/,
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
