/**
 * Measures the picks of many pickers at once on PostgreSQL: each picks the lines of an order of their own, one after
 * the other. Run: npm run bench:picks -w commerce-api [-- --pickers 100 --lines 20 --pause 1000]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort, startPostgres } from '../test-support/database/postgres-cluster';
import { startApi } from '../test-support/programs/start-api';
import { callerOf, type Picker, pickersAtWork } from './picked-orders';

const { values } = parseArgs({
  options: {
    pickers: { type: 'string', default: '100' },
    lines: { type: 'string', default: '20' },
    /** Milliseconds between two picks of one picker in the second round. */
    pause: { type: 'string', default: '1000' },
  },
});
const [pickers, lines, pauseMs] = [Number(values.pickers), Number(values.lines), Number(values.pause)];
const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** All pickers pick at once. @returns the duration of each pick in milliseconds, the shortest first */
async function pickAll(
  call: ReturnType<typeof callerOf>,
  atWork: readonly Picker[],
  missing: number,
  waitMs: number,
): Promise<number[]> {
  const durations: number[] = [];
  const pick = async ({ key, lines: own }: Picker) => {
    // Pickers do not walk in step.
    await pause(Math.random() * waitMs);
    for (const { businessOrderId, lineId, quantity } of own) {
      const began = performance.now();
      await call('/desk/pick-line', { businessOrderId, lineId, picked: quantity - missing }, { 'x-operator-key': key });
      durations.push(performance.now() - began);
      await pause(waitMs);
    }
  };
  await Promise.all(atWork.map(pick));
  return durations.sort((one, other) => one - other);
}

async function measure(label: string, picking: () => Promise<number[]>): Promise<void> {
  const began = performance.now();
  const durations = await picking();
  const seconds = (performance.now() - began) / 1000;
  const at = (share: number) => Math.round(durations[Math.floor((durations.length - 1) * share)] ?? 0);
  printLine(
    `  ${label}: ${durations.length} picks in ${seconds.toFixed(1)} s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, the slowest ${at(1)} ms`,
  );
}

const cluster = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
const env = { RATE_LIMIT_FACTOR: '1000000' };
const api = await startApi({ dataDir, port: await freePort(), databaseUrl: cluster.url, env, readyWithinMs: 300_000 });
try {
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
  await pool.query('update slots set capacity = 100000, unit_capacity = null');
  await pool.query('update stores set minimum_spend = 0');
  await pool.end();
  const atWork = await pickersAtWork(api, pickers, lines);
  const call = callerOf(api);
  printLine(`${pickers} pickers with ${lines} lines each, one service on PostgreSQL`);
  await measure('without a pause', () => pickAll(call, atWork, 0, 0));
  await measure(`one pick a picker each ${pauseMs} ms`, () => pickAll(call, atWork, 1, pauseMs));
} finally {
  await api.stop();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
