import { createJobRuns } from './job-runs';

test('a run is timed, and what fails in it is counted and reported, until a later run has no fault', async () => {
  let now = 1_000;
  const reported: unknown[] = [];
  const runs = createJobRuns(() => now);
  const run = (job: Parameters<typeof runs.record>[1]) => runs.record('mail', job, (error) => reported.push(error));

  const first = run(async () => {
    now = 1_500;
  });
  expect(runs.all.get('mail')).toEqual({ startedAt: 1_000, endedAt: null, failures: 0, failedLast: false });
  await first;
  expect(runs.all.get('mail')).toEqual({ startedAt: 1_000, endedAt: 1_500, failures: 0, failedLast: false });

  // One mail of a batch fails, which does not end the job.
  await run(async (report) => report('one'));
  await run(() => Promise.reject('all'));
  expect(reported).toEqual(['one', 'all']);
  expect(runs.all.get('mail')).toMatchObject({ failures: 2, failedLast: true });
  await run(async () => undefined);
  expect(runs.all.get('mail')).toMatchObject({ failures: 2, failedLast: false });
});
