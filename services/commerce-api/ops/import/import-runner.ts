import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { sharePictures } from '../pictures/share-pictures';
import type { Commit, ImportClient, Outcome } from './import-client';
import { type FoundPictures, pictureCellsOf } from './pictures/find-pictures';
import { makePicture, makePlaceholder } from './pictures/make-picture';
import type { ImportOptions, ImportRun } from './run-import';
import type { Source, SourceProblem } from './source.types';

/** The service aborts an import after a minute without a heartbeat, so several may be lost. */
const HEARTBEAT_INTERVAL_MS = 10_000;

const stepLabels = { checking: 'Checking', comparing: 'Comparing', writing: 'Writing' } as const;

class ImportStopped extends Error {}

/** Creates the missing pictures; a corrupt one is only detected here. */
async function drawPictures(
  { toMake }: FoundPictures,
  { picturesDir }: ImportOptions,
  { progress, signal }: ImportRun,
): Promise<string[]> {
  const broken: string[] = [];
  const queue = toMake.entries();
  let done = 0;
  const worker = async () => {
    for (const [name, path] of queue) {
      if (signal.aborted) throw new ImportStopped();
      await makePicture(picturesDir, name, await readFile(path)).catch(() => broken.push(name));
      done += 1;
      progress.show('Making pictures', done, toMake.size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return broken;
}

function problemsOfBrokenPictures(sources: readonly Source[], broken: readonly string[]): SourceProblem[] {
  return sources.flatMap(({ name: file, rows }) =>
    rows.flatMap((row) =>
      pictureCellsOf(row)
        .filter(({ named }) => named.some((name) => broken.includes(name)))
        .map(({ column }) => ({
          file,
          row: row.row,
          column,
          message: 'is incomplete or damaged; save the picture again',
        })),
    ),
  );
}

/** Makes the missing pictures, and copies them to the bucket where there is one. @returns the problems of damaged ones */
export async function makePictures(
  found: FoundPictures,
  options: ImportOptions,
  run: ImportRun,
  sources: readonly Source[],
): Promise<SourceProblem[]> {
  await makePlaceholder(options.picturesDir);
  const broken = await drawPictures(found, options, run);
  await sharePictures(options.picturesDir, process.env, (done, total) =>
    run.progress.show('Copying pictures to the bucket', done, total),
  );
  return problemsOfBrokenPictures(sources, broken);
}

/** Everything between the first batch and the end of an import. */
export class ImportRunner {
  constructor(
    private readonly importClient: ImportClient,
    private readonly options: ImportOptions,
    private readonly run: ImportRun,
    private readonly sources: readonly Source[],
  ) {}

  async send(): Promise<void> {
    const { progress, signal } = this.run;
    const total = this.sources.reduce((sum, { rows, unreadable }) => sum + (unreadable ? 0 : rows.length), 0);
    let sent = 0;
    await this.importClient.send(this.sources, (rows) => {
      if (signal.aborted) throw new ImportStopped();
      sent += rows;
      progress.show('Sending rows', sent, total);
    });
  }

  commit(how: Pick<Commit, 'checkOnly' | 'applyValid'>): Promise<Outcome> {
    const unreadable = this.sources.filter((source) => source.unreadable).map(({ kind }) => kind);
    return this.importClient.commit(
      { ...how, allowDelisting: this.options.allowDelisting, unreadable },
      ({ step, done, total }) => this.run.progress.show(stepLabels[step], done, total),
    );
  }

  async pictures(found: FoundPictures): Promise<SourceProblem[]> {
    const alive = setInterval(() => void this.importClient.sendHeartbeat(), HEARTBEAT_INTERVAL_MS);
    try {
      return await makePictures(found, this.options, this.run, this.sources);
    } finally {
      clearInterval(alive);
    }
  }
}
