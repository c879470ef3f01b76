import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { ImportReport } from '@storefront/api/entities/import-report';
import { ImportClient } from './import-client';
import { ImportRunner, makePictures } from './import-runner';
import { type ImportSummary, summarise } from './import-summary';
import { type FoundPictures, findPictures, namePictures } from './pictures/find-pictures';
import { PictureRecord } from './pictures/picture-record';
import type { Progress } from './progress';
import { readFolder } from './read-folder';
import { isOfWholeFile, markBroken, requireEmptyFolder } from './refused-rows';
import type { SourceProblem } from './source.types';
import { openKeysFile } from './staff-keys';

export interface ImportOptions {
  folder: string;
  business?: string;
  checkOnly: boolean;
  removeMissing: boolean;
  /** Applies the rows without a problem and writes the others into `refusedFolder`. */
  applyValid: boolean;
  refusedFolder: string;
  /** Blank prices may take much of a store off sale. */
  allowDelisting: boolean;
  /** Waits while another import of the business runs, instead of failing. */
  wait: boolean;
  /** Where the keys of new staff are written. */
  keysFile: string;
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

/** Imports a folder into the running shop: everything, or nothing and every reason. */
export async function runImport(options: ImportOptions, run: ImportRun): Promise<ImportSummary> {
  const { folder, checkOnly, removeMissing, applyValid, picturesDir, allowPrivate } = options;
  const { client, progress, signal } = run;
  const started = performance.now();
  if (applyValid) requireEmptyFolder(options.refusedFolder);
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
  const keysFile = checkOnly ? undefined : openKeysFile(sources, options.keysFile);
  let staffKeys = 0;
  let refusesAll = false;
  const summary = (applied: boolean, own: readonly SourceProblem[], report?: ImportReport) =>
    summarise(options, sources, {
      ...{ business: importClient?.business ?? '', applied, own, report },
      refusesSome: applyValid && !refusesAll && (applied || report?.counts.length !== 0),
      staffKeys,
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
    refusesAll = own.some((problem) => isOfWholeFile(sources, problem));
    const how = { applyValid: applyValid && !refusesAll };
    // Which rows have a damaged picture must be known before they are sent, if the others are to be applied.
    if (how.applyValid && !checkOnly) own.push(...(await makePictures(found, options, run, sources)));
    if (how.applyValid) markBroken(sources, own);
    importClient = await ImportClient.begin(
      client,
      { business: options.business, removeMissing },
      signal,
      options.wait ? (why) => progress.wait(why) : undefined,
    );
    const runner = new ImportRunner(importClient, options, run, sources);
    await runner.send();
    if (checkOnly || (!how.applyValid && (own.length > 0 || found.toMake.size > 0))) {
      const { report } = await runner.commit({ ...how, checkOnly: true });
      if (checkOnly || own.length + report.problemCount > 0) return await summary(false, own, report);
    }
    // Otherwise pictures are made between validation and commit, and never for refused files.
    const broken = how.applyValid ? [] : await runner.pictures(found);
    if (broken.length > 0) return await summary(false, broken);
    made = found.toMake.size;
    const { applied, report, staffKeys: keys = [] } = await runner.commit({ ...how, checkOnly: false });
    keysFile?.write(keys);
    staffKeys = keys.length;
    return await summary(applied, own, report);
  } catch (error) {
    if (!signal.aborted) throw error;
    const tooLate = importClient !== undefined && !(await importClient.abort());
    throw new Error(tooLate ? 'Stopped too late: the import had ended.' : 'Stopped. Nothing was changed.', {
      cause: error,
    });
  } finally {
    progress.end();
    keysFile?.close();
    // An applied import cannot be aborted any more.
    await importClient?.abort();
    record.save();
    if (downloads) rmSync(downloads, { recursive: true, force: true });
  }
}
