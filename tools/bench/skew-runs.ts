/** --skew: runs `npm run test:skew` with and without pruning, and writes its counts and minutes to docs/measurements. */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startGroup } from '../run/run-command';
import { withResources } from './bench-resources';
import { writeMeasurement } from './write-measurement';

const root = resolve(import.meta.dirname, '../..');

interface SkewRun {
  /** What the command prints: the cells before and after pruning, and how many passed in how many minutes. */
  readonly lines: readonly string[];
  /** Of the whole command, with the builds of earlier versions that were not built before. */
  readonly commandMinutes: number;
}

await withResources(async () => {
  const [load = 0] = loadavg();
  const pruned = await run();
  const unpruned = await run('--unpruned');
  writeMeasurement(root, 'skew.json', load, { pruned, unpruned });
});

/** @throws Error when a cell fails */
async function run(...words: string[]): Promise<SkewRun> {
  const started = performance.now();
  const { child, ended } = startGroup('npm', ['run', '--silent', 'test:skew', '--', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  if ((await ended) !== 0) throw new Error(`test:skew ${words.join(' ')} has failed.`);
  const lines = output.split('\n').filter((line) => /^\d+ cells/.test(line));
  return { lines, commandMinutes: Math.round((performance.now() - started) / 6_000) / 10 };
}
