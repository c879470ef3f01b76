import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { ImportReport } from '@storefront/api/entities/import-report';
import { sharePictures } from '../pictures/share-pictures';
import { ImportClient, type Outcome } from './import-client';
import { type ImportSummary, locateProblems } from './import-report';
import { type FoundPictures, findPictures, namePictures, pictureCellsOf } from './pictures/find-pictures';
import { makePicture, makePlaceholder } from './pictures/make-picture';
import { PictureRecord } from './pictures/picture-record';
import type { Progress } from './progress';
import { readFolder } from './read-folder';
import type { Source, SourceProblem } from './source.types';

export interface ImportOptions {
  folder: string;
  business?: string;
  checkOnly: boolean;
  removeMissing: boolean;
  allowPrivate: boolean;
  /** The folder from which the shell serves pictures. */
  picturesDir: string;
}

export interface ImportRun {
  client: ApiClient;
  progress: Progress;
  /** Aborted when the operator stops the command. */
  signal: AbortSignal;
}

/** The service aborts an import after a minute without a heartbeat, so several may be lost. */
const HEARTBEAT_INTERVAL_MS = 10_000;

const stepLabels = { checking: 'Checking', writing: 'Writing' } as const;

class ImportStopped extends Error {}

/** Creates the missing pictures; a corrupt one is only detected here. */
async function makePictures(
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

/** Everything between the first batch and the end of an import. */
class ImportRunner {
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

  commit(checkOnly: boolean): Promise<Outcome> {
    const unreadable = this.sources.filter((source) => source.unreadable).map(({ kind }) => kind);
    return this.importClient.commit({ checkOnly, unreadable }, ({ step, done, total }) =>
      this.run.progress.show(stepLabels[step], done, total),
    );
  }

  /** Pictures are created between validation and commit, never for refused files. */
  async pictures(found: FoundPictures): Promise<SourceProblem[]> {
    const alive = setInterval(() => void this.importClient.sendHeartbeat(), HEARTBEAT_INTERVAL_MS);
    try {
      await makePlaceholder(this.options.picturesDir);
      const broken = await makePictures(found, this.options, this.run);
      await sharePictures(this.options.picturesDir, process.env, (done, total) =>
        this.run.progress.show('Copying pictures to the bucket', done, total),
      );
      return problemsOfBrokenPictures(this.sources, broken);
    } finally {
      clearInterval(alive);
    }
  }
}

/** Imports a folder into the running shop: everything, or nothing and every reason. */
export async function runImport(options: ImportOptions, run: ImportRun): Promise<ImportSummary> {
  const { folder, checkOnly, removeMissing, picturesDir, allowPrivate } = options;
  const { client, progress, signal } = run;
  const started = performance.now();
  const { sources, problems } = readFolder(folder);
  // Created with the first fetched picture, because most imports fetch none.
  let downloads: string | undefined;
  const record = new PictureRecord(picturesDir);
  const keep = async (name: string, bytes: Buffer) => {
    downloads ??= mkdtempSync(join(tmpdir(), 'storefront-import-'));
    const path = join(downloads, name);
    await writeFile(path, bytes);
    return path;
  };
  let importClient: ImportClient | undefined;
  let made = 0;
  let found: FoundPictures = { names: new Map(), toMake: new Map(), problems: [] };
  const summary = (applied: boolean, own: readonly SourceProblem[], report?: ImportReport): ImportSummary => ({
    business: importClient?.business ?? '',
    applied,
    checkOnly,
    removeMissing,
    problemCount: own.length + (report?.problemCount ?? 0),
    problems: locateProblems(sources, own, report?.problems),
    warningCount: report?.warningCount ?? 0,
    warnings: locateProblems(sources, [], report?.warnings),
    counts: report?.counts ?? [],
    pictures: { made, unchanged: found.names.size - found.toMake.size },
    seconds: (performance.now() - started) / 1000,
  });
  try {
    const step = (done: number, total: number) => progress.show('Reading pictures', done, total);
    found = await findPictures(sources, {
      folder,
      picturesDir,
      allowPrivate,
      record,
      saveDownload: keep,
      onProgress: step,
    });
    namePictures(sources, found.names);
    const own = [...problems, ...found.problems];
    importClient = await ImportClient.begin(client, { business: options.business, removeMissing }, signal);
    const runner = new ImportRunner(importClient, options, run, sources);
    await runner.send();
    const checkFirst = checkOnly || own.length > 0 || found.toMake.size > 0;
    if (checkFirst) {
      const { report } = await runner.commit(true);
      if (checkOnly || own.length + report.problemCount > 0) return summary(false, own, report);
    }
    const broken = await runner.pictures(found);
    if (broken.length > 0) return summary(false, broken);
    made = found.toMake.size;
    const { applied, report } = await runner.commit(false);
    return summary(applied, own, report);
  } catch (error) {
    if (!signal.aborted) throw error;
    const tooLate = importClient !== undefined && !(await importClient.abort());
    throw new Error(tooLate ? 'Stopped too late: the import had ended.' : 'Stopped. Nothing was changed.', {
      cause: error,
    });
  } finally {
    progress.end();
    // An applied import cannot be aborted any more.
    await importClient?.abort();
    record.save();
    if (downloads) rmSync(downloads, { recursive: true, force: true });
  }
}
