/** @jest-environment node */

import {
  killTestProcesses,
  launchTestProcess,
  readyTestProcess,
  runTestJob,
} from '../../../test-support/test-processes';
import type { JobOptions } from './composition-process';

afterEach(killTestProcesses);

describe('a start', () => {
  test('succeeds when the process reports that it is ready', async () => {
    await expect(launchTestProcess('ready').ready).resolves.toBeUndefined();
  });

  test('fails with the reason when a bundle lacks an expected export', async () => {
    const process = launchTestProcess('refuse');
    await expect(process.ready).rejects.toThrow('mf-a does not expose ./APage.');
    await process.ended;
  });

  test('fails when the process ends', async () => {
    await expect(launchTestProcess('crash').ready).rejects.toThrow('its process ended (7)');
  });

  test('fails and ends the process when it takes too long', async () => {
    const process = launchTestProcess('block', { startDeadlineMs: 50 });
    await expect(process.ready).rejects.toMatchObject({
      message: 'its code was not evaluated within 50 ms',
      code: 'start_timeout',
    });
    expect(await process.ended).toBe('its code was not evaluated within 50 ms');
  });
});

describe('a job', () => {
  test('gets its input and returns its result; several run at once', async () => {
    const process = await readyTestProcess();
    const waiting = runTestJob(process, 'wait');
    expect(await runTestJob(process, 'echo', [{ a: [1] }]).outcome).toEqual({ kind: 'done', result: { a: [1] } });
    expect(process.load).toBe(1);
    waiting.cancel();
    expect(process.load).toBe(0);
  });

  test('fails when it throws, and its process stays', async () => {
    const process = await readyTestProcess();
    expect(await runTestJob(process, 'fail').outcome).toEqual({ kind: 'failed', message: 'it threw' });
    expect(process.isEnding).toBe(false);
  });

  test('calls commerce-api through the document server', async () => {
    const process = await readyTestProcess();
    const calls: unknown[] = [];
    const call: JobOptions['call'] = async (...given) => {
      calls.push(given);
      return { status: 200, body: Buffer.from('reply'), contentType: 'application/json' };
    };
    const { outcome } = runTestJob(process, 'call', ['POST /stores/details', { body: { storeId: 1 } }], { call });
    expect(await outcome).toEqual({ kind: 'done', result: 'reply' });
    expect(calls).toEqual([['POST /stores/details', { body: { storeId: 1 } }]]);
  });

  test('is cancelled in the process too', async () => {
    const process = await readyTestProcess();
    runTestJob(process, 'wait').cancel();
    expect(await runTestJob(process, 'report_cancelled').outcome).toEqual({ kind: 'done', result: [1] });
  });

  test('has neither an environment nor files', async () => {
    const process = await readyTestProcess();
    const result = { environment: [], files: false };
    expect(await runTestJob(process, 'rights').outcome).toEqual({ kind: 'done', result });
  });
});
