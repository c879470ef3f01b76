/** @jest-environment node */
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { type FakeProcess, fakeLauncher, settled } from '../../../test-support/fake-process';
import { testRenderJob } from '../../../test-support/test-render-job';
import { type RenderedComposition, RenderProcesses } from './render-processes';

const shell = {
  name: 'shell',
  version: '1',
  server: { sha256: '1' },
  routes: [],
  boundaries: [],
} as unknown as ReleaseManifest;
/** A composition with a content of its own, or the content of another one. */
const composition = (id: string, version = id): RenderedComposition => ({
  id,
  manifests: { shell: { ...shell, version } },
});
const files = { serverBundle: () => new Uint8Array() } as unknown as PublishedFiles;
const report = () => undefined;

function renderProcesses(begin?: (process: FakeProcess) => void) {
  const { processes, launch } = fakeLauncher(begin);
  const config = {
    renderScript: 'a.cjs',
    renderDeadlineMs: 5_000,
    apiOrigin: 'http://127.0.0.1:1',
    internalKey: 'key',
    locale: 'en-gb',
    renderProcesses: 2,
    responseCacheMs: 0,
    log: () => undefined,
    launch,
  };
  const running = () => processes.filter(({ isEnding }) => !isEnding).length;
  return { all: new RenderProcesses(config, files), processes, running };
}

/** Running processes with a composition on show. */
async function showing(id: string) {
  const made = renderProcesses();
  await made.all.start(composition(id));
  made.all.show('stable', composition(id));
  await settled();
  return made;
}

test('a shown composition has its number of processes, started before it is shown', async () => {
  const { all, running } = renderProcesses();
  await all.start(composition('a'));
  await settled();
  expect(running()).toBe(2);
});

test('a canary has one process, and it ends with its canary', async () => {
  const { all, running } = await showing('a');
  await all.start(composition('b'), 1);
  all.show('canary mf-basket', composition('b'));
  await settled();
  expect(running()).toBe(3);
  all.show('canary mf-basket', undefined);
  expect(running()).toBe(2);
});

const useFakeTime = () => jest.useFakeTimers({ doNotFake: ['setImmediate'] });
afterEach(() => jest.useRealTimers());

test('the composition that another one replaces is kept for ten minutes, and ends with its last page', async () => {
  useFakeTime();
  const { all, processes, running } = await showing('a');
  const page = all.render(composition('a'), testRenderJob('/a'), report);
  await settled();
  await all.start(composition('b'));
  all.show('stable', composition('b'));
  await settled();
  jest.advanceTimersByTime(10 * 60_000);
  expect(running()).toBe(4);
  processes[0]?.jobs[0]?.settle({ kind: 'failed', message: '' });
  await page;
  expect(running()).toBe(2);
});

test('a rollback is rendered by the processes of what was shown before, and starts none', async () => {
  useFakeTime();
  const { all, processes } = await showing('a');
  await all.start(composition('b'));
  all.show('stable', composition('b'));
  await settled();
  await all.start(composition('c', 'a'));
  all.show('stable', composition('c', 'a'));
  await settled();
  expect(processes).toHaveLength(4);
  // What was taken back is not expected again.
  expect(processes.map(({ isEnding }) => isEnding)).toEqual([false, false, true, true]);
  jest.advanceTimersByTime(10 * 60_000);
  expect(processes.map(({ isEnding }) => isEnding)).toEqual([false, false, true, true]);
});

test('two builds of one version are not rendered by the same processes', async () => {
  const { all, processes } = await showing('a');
  const { manifests } = composition('a');
  const other = { ...manifests.shell, server: { sha256: '2' } } as ReleaseManifest;
  await all.start({ id: 'b', manifests: { shell: other } });
  await settled();
  expect(processes).toHaveLength(4);
});

test('of two compositions that were replaced the last one is kept', async () => {
  const { all, processes, running } = await showing('a');
  for (const id of ['b', 'c']) {
    await all.start(composition(id));
    all.show('stable', composition(id));
    await settled();
  }
  expect([processes[0]?.isEnding, running()]).toEqual([true, 4]);
});

test('a canary that everyone is shown from then on gets the number of processes of a shown composition', async () => {
  const { all, running } = await showing('a');
  await all.start(composition('canary', 'b'), 1);
  all.show('canary mf-basket', composition('canary', 'b'));
  await settled();
  expect(running()).toBe(3);
  await all.start(composition('b'));
  all.show('stable', composition('b'));
  all.show('canary mf-basket', undefined);
  await settled();
  expect(running()).toBe(4);
});

test('a composition that is shown in two places stays until the last of them has moved on', async () => {
  const { all, running } = await showing('a');
  all.show('canary mf-basket', composition('a'));
  all.show('stable', undefined);
  expect(running()).toBe(2);
  all.show('canary mf-basket', undefined);
  expect(running()).toBe(0);
});

test('a refused composition leaves the shown one as it is', async () => {
  let isBroken = false;
  const { all, running } = renderProcesses((process) =>
    isBroken ? process.refuse(new Error('no ./Frame')) : process.becomeReady(),
  );
  await all.start(composition('a'));
  all.show('stable', composition('a'));
  isBroken = true;
  await expect(all.start(composition('b'))).rejects.toThrow('no ./Frame');
  await settled();
  expect(running()).toBe(2);
  isBroken = false;
  // It is not about to be shown any more, so it ends like every other one that is not used.
  for (const id of ['b', 'c', 'd']) await all.startOnDemand(composition(id));
  expect(running()).toBe(4);
});

test('compositions beside the shown one have one process each, and only the two used last are kept', async () => {
  const { all, processes, running } = await showing('shown');
  for (const id of ['first', 'second']) expect(await all.startOnDemand(composition(id))).toBe(true);
  const [, , first, second] = processes;
  // Used again, so that the second is the one that was not used for longest.
  const page = all.render(composition('first'), testRenderJob('/a'), report);
  await settled();
  first?.jobs[0]?.settle({ kind: 'failed', message: '' });
  await page;
  await all.startOnDemand(composition('third'));
  expect([first?.isEnding, second?.isEnding, running()]).toEqual([false, true, 4]);
});

test('a composition that is about to be shown is not ended for lack of use', async () => {
  const { all, running } = renderProcesses();
  await all.start(composition('next'));
  await settled();
  for (const id of ['first', 'second', 'third']) await all.startOnDemand(composition(id));
  expect(running()).toBe(4);
  all.show('stable', composition('next'));
  expect(running()).toBe(4);
});

test('a composition that could not start on demand is not tried again for half a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  let isBroken = true;
  const { all, processes } = renderProcesses((process) =>
    isBroken ? process.refuse(new Error('no ./Frame')) : process.becomeReady(),
  );
  expect(await all.startOnDemand(composition('a'))).toBe(false);
  isBroken = false;
  jest.advanceTimersByTime(29_999);
  expect(await all.startOnDemand(composition('a'))).toBe(false);
  expect(processes).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(await all.startOnDemand(composition('a'))).toBe(true);
  jest.useRealTimers();
});

test('a page of a composition that cannot start is unavailable, with the reason', async () => {
  const { all } = renderProcesses((process) => process.refuse(new Error('no ./Frame')));
  const outcome = await all.render(composition('a'), testRenderJob('/a'), report);
  expect(outcome).toEqual({ kind: 'unavailable', message: 'no ./Frame' });
});

test('the end of the server ends every process', async () => {
  const { all, running } = await showing('a');
  await all.startOnDemand(composition('b'));
  all.stop();
  expect(running()).toBe(0);
});
