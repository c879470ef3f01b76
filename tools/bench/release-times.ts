import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startHarness } from './harness-process';
import { measureRelease, type ReleaseRun } from './release-runs';

const root = resolve(import.meta.dirname, '../..');
const PORT = 4900;

const rows: readonly (readonly [field: keyof ReleaseRun, text: string, target: number | undefined])[] = [
  ['publish', '`publish`, with the build', undefined],
  ['promote', '`promote`', undefined],
  ['changeToShown', 'From the start of `publish` to the first page with the change', undefined],
  ['movedToShown', 'Of that, in the running storefront: from the moved channel', 1],
  ['rollback', '`rollback`', 2],
  ['rollbackMovedToShown', 'Of that, in the running storefront: from the moved channel', 1],
];

/** Measures releases of one remote by the real commands, and writes docs/release-times.md. @param count runs */
export async function measureReleaseTimes(count: number): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'release-times-'));
  const checkout = join(work, 'checkout');
  const dataDir = join(work, 'data');
  execFileSync('git', ['clone', '--quiet', root, checkout]);
  console.log('Installing the packages of a checkout');
  execFileSync('npm', ['ci', '--silent'], { cwd: checkout, stdio: 'inherit' });
  const storefront = await startHarness({ root, port: PORT, dataDir });
  const runs: ReleaseRun[] = [];
  try {
    // The first run fills the build cache and is not counted.
    for (let run = 0; run <= count; run += 1) {
      const measured = await measureRelease({ checkout, dataDir, origin: `http://localhost:${PORT}` }, run);
      console.log(run ? `${run} of ${count}` : 'Warm-up', JSON.stringify(measured));
      if (run) runs.push(measured);
    }
  } finally {
    await storefront.stop();
    rmSync(work, { recursive: true, force: true });
  }
  writeFileSync(join(root, 'docs/release-times.md'), page(runs));
}

const seconds = (value: number): string => value.toFixed(2);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function page(runs: readonly ReleaseRun[]): string {
  const [{ model = 'unknown' } = {}] = cpus();
  const lines = rows.map(([field, text, target]) => {
    const values = runs.map((run) => run[field]);
    const middle = median(values);
    const verdict = target === undefined ? '' : `under ${target} s: ${middle < target ? 'met' : 'missed'}`;
    return `| ${text} | ${seconds(middle)} | ${verdict} | ${values.map(seconds).join(' ')} |`;
  });
  return `# What a release takes

\`npm run bench -- --releases\` writes this page. It starts a storefront, changes one text of mf-basket in a checkout of its own, and runs \`publish\`,
\`promote\` and \`rollback\` as a team would. Every figure is in seconds, the median of ${runs.length} runs, which are listed. Requests for a page are repeated
every 5 ms until it is of another composition. A first run, which fills the build cache, is not counted.

Machine: ${cpus().length} × ${model}, Node ${process.versions.node}.

| What | median | target | runs |
|---|---|---|---|
${lines.join('\n')}
`;
}
