import { type AbuseEnvironment, setUpAbuse } from './abuse-environment';
import { type AbuseReport, runAbuse } from './run-abuse';

let environment: AbuseEnvironment;
beforeAll(async () => {
  environment = await setUpAbuse({ RATE_LIMITS: 'off' });
});
afterAll(() => environment?.close());

/** One round of every operation. `npm run abuse` sends 100,000. */
const COUNT = 2_500;
const FIXED_SEED = 20_261_121;
const freshSeed = Math.floor(Math.random() * 1e9);

/** Printed in full, so that a failure can be reproduced: npm run abuse -- COUNT SEED. */
function printReport({ seed, requests, statuses, ms, seconds }: AbuseReport): void {
  process.stdout.write(
    `seed ${seed}: ${requests} bad requests in ${seconds} s, ${JSON.stringify(statuses)}, ${JSON.stringify(ms)}\n`,
  );
}

test.each([
  ['always the same', FIXED_SEED],
  ['new in each run', freshSeed],
])(
  'thousands of bad requests to every operation, %s, cause no 5xx, no hang and no leak of internals (seed %i)',
  async (_, seed) => {
    const report = await runAbuse(environment, { seed, count: COUNT });
    printReport(report);
    expect(report.faults.slice(0, 5)).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(COUNT);
    // Some requests must pass validation, or nothing behind the schemas was tested.
    expect(report.statuses[200]).toBeGreaterThan(50);
    // Those for API keys have a path and a header of their own.
    expect([...report.accepted]).toEqual(expect.arrayContaining(['GET /v1/key', 'GET /v1/orders']));
  },
);
