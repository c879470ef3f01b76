/**
 * --suites [--rounds 10]: how long each remote's whole suite takes alone, with published neighbours and the start of its
 * storefront. Each round runs all suites and is written to docs/measurements at its end, so complete rounds are kept when
 * a later one breaks off.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ensureChromium } from '../run/ensure-chromium';
import { buildPackages } from '../run/packages/build-packages';
import { remoteNames } from '../run/packages/package-names';
import { runCommand } from '../run/run-command';
import { benchOptions, countOf } from './bench-options';
import { withResources } from './bench-resources';
import { median } from './median';
import { writeMeasurement } from './write-measurement';

const root = resolve(import.meta.dirname, '../..');

await withResources(async () => {
  const values = benchOptions({ suites: { type: 'boolean' }, rounds: { type: 'string', default: '10' } });
  const rounds = countOf('--rounds', values.rounds);
  const [load = 0] = loadavg();
  await buildPackages(root);
  const runs: Record<string, number[]> = Object.fromEntries(remoteNames(root).map((remote) => [remote, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [remote, seconds] of Object.entries(runs)) seconds.push(await secondsOf(remote));
    const medians = Object.fromEntries(Object.entries(runs).map(([remote, seconds]) => [remote, median(seconds)]));
    writeMeasurement(root, 'suites.json', load, { unit: 'seconds', medians, runs });
    console.table(medians);
  }
});

/** @throws Error when a test fails */
async function secondsOf(remote: string): Promise<number> {
  const PLAYWRIGHT_CHROMIUM = await ensureChromium(root);
  const started = performance.now();
  const code = await runCommand('npm', ['run', '--silent', 'e2e', '-w', remote, '--', '--reporter=dot'], {
    cwd: root,
    env: { NEIGHBOURS: 'published', BUILD: 'no', PLAYWRIGHT_CHROMIUM },
  });
  if (code !== 0) throw new Error(`The suite of ${remote} has failed.`);
  return Math.round(performance.now() - started) / 1000;
}
