import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import { PLACES_AT_ONCE_MAX } from '@storefront/api/constants';
import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { Progress } from '../import/progress';
import { refuseUnknownActions } from '../option-values';
import type { Place } from './place-formats';

/** Of each file; further ones are only counted. */
const FAULTS_SHOWN = 20;
const number = new Intl.NumberFormat('en-GB');

interface Outcome {
  saved: number;
  leftOut: number;
  faults: number;
  /** The first faults, by line. */
  shown: string[];
}

async function save(client: ApiClient, places: Place[]): Promise<number> {
  if (places.length === 0) return 0;
  const reply = await client.call('POST /admin/places-save', { body: { places } });
  if (!reply.ok) throw new Error(`${reply.error.detail} (${reply.error.code})`);
  return reply.data.saved;
}

async function importFile(client: ApiClient, file: string, progress: Progress): Promise<Outcome> {
  const { size } = statSync(file);
  // Imported only here: other commands need no map projections.
  const { readPlaceFile } = await import('./read-place-file');
  const outcome: Outcome = { saved: 0, leftOut: 0, faults: 0, shown: [] };
  let batch: Place[] = [];
  for await (const { line, result, bytesRead } of readPlaceFile(file)) {
    if ('fault' in result) {
      outcome.faults += 1;
      if (outcome.shown.length < FAULTS_SHOWN) outcome.shown.push(`${basename(file)}: line ${line}: ${result.fault}`);
    } else if ('leftOut' in result) outcome.leftOut += 1;
    else batch.push(result.place);
    if (batch.length < PLACES_AT_ONCE_MAX) continue;
    outcome.saved += await save(client, batch);
    batch = [];
    progress.show(basename(file), bytesRead, size);
  }
  outcome.saved += await save(client, batch);
  progress.show(basename(file), size, size);
  progress.end();
  return outcome;
}

async function countLine(client: ApiClient): Promise<string> {
  const reply = await client.call('POST /admin/places', { body: {} });
  if (!reply.ok) throw new Error('The places could not be counted');
  const { count } = reply.data;
  return count > 0
    ? `The gazetteer has ${number.format(count)} places`
    : 'Warning: the gazetteer has no places. Without a provider in PLACES no postcode is found (docs/how-to/use-places.md)';
}

/** Progress goes to standard error. What was saved stays when a later file fails: the command can be repeated. */
async function importFiles(client: ApiClient, files: readonly string[], print: OpsContext['print']): Promise<void> {
  const progress = new Progress(process.stderr);
  // npm runs scripts in the repository, whatever the caller's folder.
  const from = process.env.INIT_CWD ?? process.cwd();
  const lines: string[] = [];
  for (const name of files) {
    const { saved, leftOut, faults, shown } = await importFile(client, resolve(from, name), progress);
    if (faults > 0) process.exitCode = 1;
    lines.push(...shown);
    const parts = [`${number.format(saved)} places saved`];
    if (leftOut > 0)
      parts.push(`${number.format(leftOut)} left out (no longer in use, without a position, or of another country)`);
    if (faults > 0) parts.push(`${number.format(faults)} lines at fault`);
    lines.push(`${basename(name)}: ${parts.join(', ')}`);
  }
  print([...lines, await countLine(client)]);
}

export function addPlacesCommands(program: Command, { client, print }: OpsContext): void {
  const places = refuseUnknownActions(program.command('places')).description(
    'count the places of the gazetteer, or import some (docs/how-to/use-places.md)',
  );
  places
    .command('count', { isDefault: true })
    .description('how many places it has (the default)')
    .action(async () => print([await countLine(client())]));
  places
    .command('import')
    .description('add places from published files')
    .argument('<files...>', 'the files')
    .action((files: string[]) => importFiles(client(), files, print));
}
