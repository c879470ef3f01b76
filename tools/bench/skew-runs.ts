/**
 * --skew [--rounds 10]: runs `npm run test:skew` with and without pruning, first the one and then the other, and writes
 * its counts and minutes to docs/measurements at the end of each round.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startGroup } from '../run/run-command';
import { benchOptions, countOf } from './bench-options';
import { withResources } from './bench-resources';
import { median } from './median';
import { writeMeasurement } from './write-measurement';

const root = resolve(import.meta.dirname, '../..');

interface SkewRun {
  /** What the command prints: the cells before and after pruning, and how many passed in how many minutes. */
  readonly lines: readonly string[];
  /** The time of the whole command, with the builds of earlier versions that were not built before. */
  readonly commandMinutes: number;
}

await withResources(async () => {
  const values = benchOptions({ skew: { type: 'boolean' }, rounds: { type: 'string', default: '10' } });
  const rounds = countOf('--rounds', values.rounds);
  const [load = 0] = loadavg();
  const runs = { pruned: [] as SkewRun[], unpruned: [] as SkewRun[] };
  const kinds = ['pruned', 'unpruned'] as const;
  for (let round = 0; round < rounds; round += 1) {
    // What runs first warms the machine's file cache for the other.
    for (const kind of round % 2 ? kinds.toReversed() : kinds)
      runs[kind].push(await run(...(kind === 'unpruned' ? ['--unpruned'] : [])));
    const medians = Object.fromEntries(
      kinds.map((kind) => [kind, median(runs[kind].map(({ commandMinutes }) => commandMinutes))]),
    );
    writeMeasurement(root, 'skew.json', load, { unit: 'minutes of the command', medians, runs });
    console.table(medians);
  }
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
  return { lines, commandMinutes: Math.round((performance.now() - started) / 600) / 100 };
}
