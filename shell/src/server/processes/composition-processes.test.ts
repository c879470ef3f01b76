/** @jest-environment node */

import { type FakeJob, type FakeProcess, fakeLauncher, settled } from '../../../test-support/fake-process';
import { testRenderJob } from '../../../test-support/test-render-job';
import type { RenderJob, RenderResult } from '../../render/render-job.types';
import { CompositionProcesses } from './composition-processes';

const banner = { name: 'banner', package: 'mf-b', expose: './Banner', deadlineMs: 500 };
const page = { kind: 'redirect', to: '/', status: 302 } satisfies RenderResult;
const done = { kind: 'done', result: page as never } as const;

async function startedProcesses(count = 1) {
  const { processes, launch } = fakeLauncher();
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
  const report = jest.fn();
  const group = new CompositionProcesses({ bundles: [], exposes: [], responseCacheMs: 0 }, count, config, onEnd);
  await group.start();
  const render = async (job: RenderJob) => {
    const outcome = group.render(job, (part, url, message) => report(part.name, url, message));
    await settled();
    return { outcome };
  };
  return { group, processes, render, report, onEnd };
}

const jobOfAnotherPage: FakeJob = {
  kind: 'render',
  input: testRenderJob('/other'),
  options: { deadlines: {}, call: async () => ({ failed: 'network' }), onBlame: () => undefined },
  isCancelled: false,
  settle: () => undefined,
};
const urlOf = (job: FakeJob): string => (job.input as RenderJob).url;
const jobAt = (process: FakeProcess | undefined, url: string): FakeJob => {
  const found = process?.jobs.find((job) => urlOf(job) === url);
  if (!found) throw new Error(`${url} is not being rendered`);
  return found;
};

test('a page is rendered with the deadline of each of its parts', async () => {
  const { processes, render } = await startedProcesses();
  const { outcome } = await render(testRenderJob('/a', { boundaries: [banner] }));
  expect(jobAt(processes[0], '/a').options.deadlines).toEqual({ page: 5_000, banner: 500 });
  jobAt(processes[0], '/a').settle(done);
  expect(await outcome).toEqual({ kind: 'rendered', result: page, omitted: [] });
});

test('a job that threw is a failure of the page’s code, and its process stays', async () => {
  const { processes, render } = await startedProcesses();
  const { outcome } = await render(testRenderJob('/a'));
  jobAt(processes[0], '/a').settle({ kind: 'failed', message: 'no' });
  const result = { kind: 'failed', cause: 'code', message: 'no' };
  expect(await outcome).toEqual({ kind: 'rendered', result, omitted: [] });
  expect(processes).toHaveLength(1);
});

test('a page that ended its process is reported and blocked; the other pages are rendered again', async () => {
  const { processes, render, report } = await startedProcesses();
  const guilty = await render(testRenderJob('/guilty'));
  const innocent = await render(testRenderJob('/innocent'));
  processes[0]?.end('it crashed', { job: jobAt(processes[0], '/guilty'), part: 'page' });
  expect(await guilty.outcome).toEqual({ kind: 'blocked' });
  await settled();
  jobAt(processes[1], '/innocent').settle(done);
  expect(await innocent.outcome).toMatchObject({ kind: 'rendered' });
  expect(report.mock.calls).toEqual([['page', '/guilty', 'it crashed']]);
  // It is not even tried for a while.
  expect(await (await render(testRenderJob('/guilty'))).outcome).toEqual({ kind: 'blocked' });
});

test('a boundary that ended its process is left out of the page and of further ones', async () => {
  const { processes, render, report } = await startedProcesses();
  const { outcome } = await render(testRenderJob('/a', { boundaries: [banner] }));
  processes[0]?.end('it hung', { job: jobAt(processes[0], '/a'), part: 'banner' });
  await settled();
  const again = jobAt(processes[1], '/a');
  expect((again.input as RenderJob).boundaries).toEqual([]);
  again.settle(done);
  expect(await outcome).toEqual({ kind: 'rendered', result: page, omitted: [banner] });
  expect(report.mock.calls).toEqual([['banner', '/a', 'it hung']]);
  const other = await render(testRenderJob('/b', { boundaries: [banner] }));
  expect((jobAt(processes[1], '/b').input as RenderJob).boundaries).toEqual([]);
  jobAt(processes[1], '/b').settle(done);
  expect(await other.outcome).toMatchObject({ omitted: [banner] });
});

test('pages of a process that ended for an unknown reason are rendered one at a time, each in its own process', async () => {
  const { processes, render } = await startedProcesses();
  const first = await render(testRenderJob('/first'));
  const second = await render(testRenderJob('/second'));
  processes[0]?.end('out of memory');
  await settled();
  // The replacement, and the process of the first page alone.
  const [, , alone] = processes;
  expect([processes.length, alone?.jobs.map(urlOf)]).toEqual([3, ['/first']]);
  alone?.end('out of memory', { job: jobAt(alone, '/first'), part: 'page' });
  expect(await first.outcome).toEqual({ kind: 'blocked' });
  await settled();
  const last = processes.at(-1);
  expect(last?.jobs.map(urlOf)).toEqual(['/second']);
  jobAt(last, '/second').settle(done);
  expect(await second.outcome).toMatchObject({ kind: 'rendered' });
  expect(last?.isEnding).toBe(true);
});

test('a page whose processes keep ending by the fault of others is given up after five', async () => {
  const { processes, render } = await startedProcesses();
  const { outcome } = await render(testRenderJob('/unlucky'));
  for (let run = 0; run < 5; run += 1) {
    processes.at(-1)?.end(`crash ${run}`, { job: jobOfAnotherPage, part: 'page' });
    await settled();
  }
  expect(await outcome).toEqual({ kind: 'unavailable', message: 'crash 4' });
});
