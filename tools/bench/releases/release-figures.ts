import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBlock } from '../../contracts/generated-block';
import { table } from '../../contracts/markdown';
import { median } from '../median';
import { writeMeasurement } from '../write-measurement';
import type { ReleaseRun } from './release-round';

/** The files of the runs in docs/measurements. */
const FILES = { inside: 'releases.json', outside: 'releases-outside.json' };
type Place = keyof typeof FILES;

type Medians = Readonly<Record<keyof ReleaseRun, number>>;

/**
 * Writes the runs to their file in docs/measurements, and the medians to docs/measurements/releases.md.
 * @param load of the machine before the measurement
 * @returns the medians
 */
export function writeReleaseFigures(root: string, place: Place, runs: readonly ReleaseRun[], load: number): Medians {
  const names = Object.keys(runs[0] ?? {}) as (keyof ReleaseRun)[];
  const medians = Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Medians;
  writeMeasurement(root, FILES[place], load, { unit: 'seconds', medians, runs });
  const docs = join(root, 'docs');
  const page = join(docs, 'measurements/releases.md');
  const times = timesTable(mediansIn(docs, 'inside'), mediansIn(docs, 'outside'));
  writeFileSync(page, withBlock(readFileSync(page, 'utf8'), 'release times', times, 'bench'));
  return medians;
}

/** The medians of the last measurement; undefined when there was none. */
function mediansIn(docs: string, place: Place): Partial<Medians> | undefined {
  const file = join(docs, 'measurements', FILES[place]);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { medians: Partial<Medians> }).medians
    : undefined;
}

const ROWS: Readonly<Record<keyof ReleaseRun, string>> = {
  publish: '`publish`, with its build',
  promote: '`promote`',
  shownAfterPromote: 'from the moved channel to the first document',
  changeToShown: 'from the changed source to the first document',
  rollback: '`rollback` of the remote',
  shownAfterRollback: 'from the moved channel to the first document after it',
  canary: '`canary` of another change, with `--share 100`',
  shownAfterCanary: 'from the list of canaries to the first document with it',
  canaryEnd: '`canary end`',
  shownAfterCanaryEnd: 'from the list of canaries to the first document without it',
};

/** The medians as a Markdown table, in seconds. Those that are undefined are named as not measured. */
function timesTable(inside: Partial<Medians> | undefined, outside: Partial<Medians> | undefined): string {
  const cell = (medians: Partial<Medians> | undefined, name: keyof ReleaseRun) =>
    medians?.[name]?.toFixed(1) ?? 'not measured';
  const head = (text: string, place: Place, medians: Partial<Medians> | undefined) =>
    medians ? `[${text}](${FILES[place]})` : text;
  const names = Object.keys(ROWS) as (keyof ReleaseRun)[];
  return table(
    ['Seconds', head('in this repository', 'inside', inside), head('in a repository of its own', 'outside', outside)],
    names.map((name) => [ROWS[name], cell(inside, name), cell(outside, name)]),
  );
}
