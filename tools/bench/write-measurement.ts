import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a measurement to docs/measurements, with its date, commit and machine.
 * @param file its name there
 * @param load of the machine before the measurement
 * @param content figures and raw runs
 */
export function writeMeasurement(root: string, file: string, load: number, content: object): void {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const measured = {
    at: new Date().toISOString(),
    commit,
    processors: availableParallelism(),
    loadAtStart: load,
    ...content,
  };
  const folder = join(root, 'docs/measurements');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify(measured, null, 2)}\n`);
}
