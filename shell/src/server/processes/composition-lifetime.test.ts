/** @jest-environment node */

import { type FakeProcess, fakeLauncher, settled } from '../../../test-support/fake-process';
import { testRenderJob } from '../../../test-support/test-render-job';
import type { ExportCall } from '../../render/render-job.types';
import { CompositionProcesses } from './composition-processes';

const call: ExportCall = { package: 'mf-a', expose: './actions/a', functionName: 'next', args: [1] };

function compositionProcesses(begin?: (process: FakeProcess) => void) {
  const { processes, launch } = fakeLauncher(begin);
  const config = {
    renderScript: 'a.cjs',
    renderDeadlineMs: 5_000,
    apiOrigin: 'http://127.0.0.1:1',
    internalKey: 'key',
    locale: 'en-gb',
    log: () => undefined,
    launch,
  };
  const onEnd = jest.fn();
  const group = new CompositionProcesses({ bundles: [], exposes: [], responseCacheMs: 0 }, 1, config, onEnd);
  return { group, processes, onEnd, isEnding: () => processes.map(({ isEnding }) => isEnding) };
}

const report = () => undefined;
afterEach(() => jest.useRealTimers());

test('a composition that cannot start leaves no process', async () => {
  const { group, onEnd } = compositionProcesses((process) => process.refuse(new Error('no ./Frame')));
  await expect(group.start()).rejects.toThrow('no ./Frame');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('simultaneous requests start a composition once', async () => {
  const { group, processes } = compositionProcesses();
  await Promise.all([group.start(), group.start()]);
  expect(processes).toHaveLength(1);
});

test('a drained composition finishes its pages and actions, then ends', async () => {
  const { group, processes, onEnd, isEnding } = compositionProcesses();
  await group.start();
  const page = group.render(testRenderJob('/a'), report);
  const action = group.callExport(call, 1_000);
  await settled();
  group.drain();
  expect(isEnding()).toEqual([false]);
  processes[0]?.jobs[0]?.settle({ kind: 'failed', message: '' });
  await page;
  expect(isEnding()).toEqual([false]);
  processes[0]?.jobs[0]?.settle({ kind: 'done', result: 'ok' as never });
  await action;
  expect(isEnding()).toEqual([true]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a composition without pages ends as soon as it is drained', async () => {
  const { group, isEnding } = compositionProcesses();
  await group.start();
  group.drain();
  expect(isEnding()).toEqual([true]);
});

test('a draining composition that is needed again stays', async () => {
  const { group, processes, isEnding } = compositionProcesses();
  await group.start();
  const page = group.render(testRenderJob('/a'), report);
  await settled();
  group.drain();
  group.keep(1);
  processes[0]?.jobs[0]?.settle({ kind: 'failed', message: '' });
  await page;
  expect(isEnding()).toEqual([false]);
});

test('a page that is not rendered in time is abandoned, and its job is cancelled', async () => {
  const { group, processes } = compositionProcesses();
  await group.start();
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const page = group.render(testRenderJob('/a', { loadDeadlineMs: 1_000 }), report);
  await settled();
  const job = processes[0]?.jobs[0];
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await page).toEqual({ kind: 'unavailable', message: 'it was not rendered in time' });
  expect(job?.isCancelled).toBe(true);
});

test('a page’s calls of commerce-api end with the page', async () => {
  const { group, processes } = compositionProcesses();
  await group.start();
  const page = group.render(testRenderJob('/a'), report);
  await settled();
  const { options } = processes[0]?.jobs[0] ?? {};
  processes[0]?.jobs[0]?.settle({ kind: 'failed', message: '' });
  await page;
  // While the page is rendered, an unknown operation is a 404.
  expect(await options?.call('POST /nowhere', {})).toEqual({ failed: 'network' });
});

describe('an exported function', () => {
  test('is called with plain data, and cannot call commerce-api', async () => {
    const { group, processes } = compositionProcesses();
    await group.start();
    const result = group.callExport(call, 1_000);
    await settled();
    const job = processes[0]?.jobs[0];
    expect(job).toMatchObject({ kind: 'call-export', input: call });
    expect(await job?.options.call('POST /stores/details', {})).toEqual({ failed: 'network' });
    job?.settle({ kind: 'done', result: { kind: 'go' } as never });
    expect(await result).toEqual({ kind: 'go' });
  });

  test('rejects with its name when it throws or ends its process', async () => {
    const { group, processes } = compositionProcesses();
    await group.start();
    const thrown = group.callExport(call, 1_000);
    await settled();
    processes[0]?.jobs[0]?.settle({ kind: 'failed', message: 'no' });
    await expect(thrown).rejects.toThrow('mf-a ./actions/a next: no');
    const crashed = group.callExport(call, 1_000);
    await settled();
    const [job] = processes[0]?.jobs ?? [];
    if (job) processes[0]?.end('it crashed', { job, part: 'page' });
    await expect(crashed).rejects.toThrow('it crashed');
  });

  test('is called again when its process ended for an unknown reason', async () => {
    const { group, processes } = compositionProcesses();
    await group.start();
    const result = group.callExport(call, 1_000);
    await settled();
    processes[0]?.end('out of memory');
    await settled();
    processes[1]?.jobs[0]?.settle({ kind: 'done', result: 'ok' as never });
    expect(await result).toBe('ok');
  });

  test('rejects when it does not end in time', async () => {
    const { group, processes } = compositionProcesses();
    await group.start();
    // On a busy machine a real deadline could end the job before the test has seen it.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const result = group.callExport(call, 1_000);
    await settled();
    const [job] = processes[0]?.jobs ?? [];
    const rejected = expect(result).rejects.toThrow('it did not end in time');
    jest.advanceTimersByTime(1_000);
    await rejected;
    expect(job?.isCancelled).toBe(true);
  });
});
