/** @jest-environment node */

import { type FakeProcess, fakeLauncher, settled } from '../../../test-support/fake-process';
import type { ExportCall } from '../../render/render-job.types';
import type { JobOptions, RenderProcess } from './composition-process';
import { ProcessSet } from './process-set';

const content = { bundles: [], exposes: [], responseCacheMs: 0 };
const soon = () => Date.now() + 60_000;
const call: ExportCall = { package: 'mf-a', expose: './actions/a', functionName: 'next', args: [] };
const options: JobOptions = { deadlines: {}, call: async () => ({ failed: 'network' }), onBlame: () => undefined };
const fill = (process: RenderProcess | undefined, jobs: number) => {
  for (let job = 0; job < jobs; job += 1) process?.run('call-export', call, options);
};

function processSet(count: number, begin?: (process: FakeProcess) => void) {
  const { processes, launch } = fakeLauncher(begin);
  const log: string[] = [];
  const settings = { renderScript: 'a.cjs', renderDeadlineMs: 5_000, launch, log: (line: string) => log.push(line) };
  return { set: new ProcessSet(content, count, settings), processes, log };
}

/** A started set whose processes are all ready. */
async function startedSet(count: number) {
  const made = processSet(count);
  await made.set.start();
  await settled();
  return made;
}

afterEach(() => jest.useRealTimers());

test('the set is started when its first process is ready; the others start in the background', async () => {
  const { set, processes } = processSet(3, () => undefined);
  const start = set.start();
  expect(processes).toHaveLength(1);
  processes[0]?.becomeReady();
  await start;
  expect(processes).toHaveLength(3);
  expect(await set.acquire(soon())).toBe(processes[0]);
});

test('the set is not started when its first process is refused', async () => {
  const { set, processes } = processSet(2, (process) => process.refuse(new Error('it does not export Page')));
  await expect(set.start()).rejects.toThrow('it does not export Page');
  expect(processes).toHaveLength(1);
});

test('a job gets the process with the fewest jobs', async () => {
  const { set, processes } = await startedSet(2);
  fill(processes[0], 2);
  fill(processes[1], 1);
  expect(await set.acquire(soon())).toBe(processes[1]);
});

test('a job waits while each process runs eight, and gets the next one that has room', async () => {
  const { set, processes } = await startedSet(1);
  const [process] = processes;
  fill(process, 8);
  let acquired: unknown = 'nothing yet';
  void set.acquire(soon()).then((given) => {
    acquired = given;
  });
  set.release(process as RenderProcess);
  await settled();
  expect(acquired).toBe('nothing yet');
  process?.jobs[0]?.settle({ kind: 'failed', message: '' });
  set.release(process as RenderProcess);
  await settled();
  expect(acquired).toBe(process);
});

test('a job that has waited until its deadline gets no process', async () => {
  const { set, processes } = await startedSet(1);
  fill(processes[0], 8);
  expect(await set.acquire(Date.now())).toBeUndefined();
});

test('a thousand jobs may wait; one more is refused at once', async () => {
  const { set, processes } = await startedSet(1);
  fill(processes[0], 8);
  const waiting = Array.from({ length: 1_000 }, () => set.acquire(soon()));
  expect(await set.acquire(soon())).toBeUndefined();
  set.stop();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
});

test('a process that ended gets no jobs and is replaced, and the log says why it ended', async () => {
  const { set, processes, log } = await startedSet(1);
  processes[0]?.end('its process ended (1)');
  await settled();
  expect(processes).toHaveLength(2);
  expect(await set.acquire(soon())).toBe(processes[1]);
  expect(log).toEqual(['a render process ended: its process ended (1)']);
});

test('a job that waits while the only process is replaced gets the new one', async () => {
  const { set, processes } = processSet(1, () => undefined);
  const start = set.start();
  processes[0]?.becomeReady();
  await start;
  processes[0]?.end('its process ended (1)');
  const acquired = set.acquire(soon());
  await settled();
  processes[1]?.becomeReady();
  expect(await acquired).toBe(processes[1]);
});

test('a process that could not be replaced is tried again a second later', async () => {
  let isBroken = false;
  const { set, processes, log } = processSet(1, (process) =>
    isBroken ? process.refuse(new Error('no memory')) : process.becomeReady(),
  );
  await set.start();
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  isBroken = true;
  processes[0]?.end('its process ended (1)');
  await settled();
  expect(log.at(-1)).toBe('a render process was not replaced: no memory');
  isBroken = false;
  await jest.advanceTimersByTimeAsync(999);
  expect(processes).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await set.acquire(soon())).toBe(processes[2]);
});

test('a stopped set ends every process, also one that is starting, and starts no other', async () => {
  const { set, processes, log } = processSet(2, () => undefined);
  const start = set.start();
  processes[0]?.becomeReady();
  await start;
  expect(processes.map(({ isEnding }) => isEnding)).toEqual([false, false]);
  set.stop();
  await settled();
  expect(processes.map(({ isEnding }) => isEnding)).toEqual([true, true]);
  expect(await set.acquire(soon())).toBeUndefined();
  expect(log).toEqual([]);
});
