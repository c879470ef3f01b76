/** @jest-environment node */
import { killTestProcesses, LONG_MS, readyTestProcess, runTestJob } from '../../../test-support/test-processes';

afterEach(killTestProcesses);

describe('a process that ends', () => {
  test('is blamed on the part whose code ran, and settles every job', async () => {
    const process = await readyTestProcess();
    const innocent = runTestJob(process, 'wait');
    const guilty = runTestJob(process, 'crash_in', ['banner']);
    const ended = { kind: 'ended', message: 'its process ended (7)', isBlamed: true };
    expect(await Promise.all([guilty.outcome, innocent.outcome])).toEqual([ended, ended]);
    expect([guilty.blames, innocent.blames]).toEqual([['banner'], []]);
  });

  test('without a known part is blamed on its only job', async () => {
    const process = await readyTestProcess();
    const only = runTestJob(process, 'crash');
    expect(await only.outcome).toMatchObject({ kind: 'ended', isBlamed: true });
    expect(only.blames).toEqual(['page']);
  });

  test('without a known part is blamed on none of several jobs', async () => {
    const process = await readyTestProcess();
    const jobs = [runTestJob(process, 'wait'), runTestJob(process, 'crash')];
    for (const { outcome } of jobs) expect(await outcome).toMatchObject({ kind: 'ended', isBlamed: false });
    expect(jobs.flatMap(({ blames }) => blames)).toEqual([]);
  });

  test('takes no further job', async () => {
    const process = await readyTestProcess();
    process.kill();
    expect(process.isEnding).toBe(true);
    expect(await runTestJob(process, 'echo').outcome).toMatchObject({ kind: 'ended', message: 'it was stopped' });
  });
});

describe('a process is ended', () => {
  test('when a part’s code blocks it for longer than the part may', async () => {
    const process = await readyTestProcess();
    const { outcome, blames } = runTestJob(process, 'block_in', ['banner'], {
      deadlines: { page: LONG_MS, banner: 50 },
    });
    const message = 'its code kept the process for more than 50 ms';
    expect(await outcome).toEqual({ kind: 'ended', message, isBlamed: true });
    expect(blames).toEqual(['banner']);
  });

  test('when it has jobs and shows no sign of life', async () => {
    const process = await readyTestProcess(50);
    expect(await runTestJob(process, 'wait').outcome).toMatchObject({ kind: 'ended' });
  });

  test('when it sends something other than a message', async () => {
    const process = await readyTestProcess();
    const { outcome } = runTestJob(process, 'send_nothing');
    expect(await outcome).toMatchObject({ kind: 'ended', message: 'it sent a malformed message' });
  });
});
