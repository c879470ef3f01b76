import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { checkPicture } from '../../../src/files/pictures/check-picture';
import { MAX_PICTURE_BYTES, PictureFault } from '../../../src/files/pictures/picture-fault';
import { PICTURE_RECIPE } from '../../../src/files/pictures/picture-sizes';
import { servedPicture } from '../../../src/modules/import/columns/look-columns';
import type { Source, SourceProblem } from '../source.types';
import { fetchPicture } from './fetch-picture';
import { hasPicture, servesPicture } from './make-picture';
import type { PictureRecord } from './picture-record';

export interface PictureOptions {
  folder: string;
  picturesDir: string;
  allowPrivate: boolean;
  record: PictureRecord;
  /** Folder for fetched pictures that are not processed yet. */
  saveDownload(name: string, bytes: Buffer): Promise<string>;
  onProgress(done: number, total: number): void;
}

export interface FoundPictures {
  /** Maps a cell's text to the picture's name. */
  names: ReadonlyMap<string, string>;
  /** Pictures to create, with the source file of each. */
  toMake: ReadonlyMap<string, string>;
  problems: SourceProblem[];
}

interface PictureCell {
  file: string;
  row: number;
  column: PictureColumn;
}

/** More at once could overload the web server of a small supplier. */
const CONCURRENCY = 8;
/** Columns that name pictures: one, or several separated by '|'. */
const PICTURE_COLUMNS = ['picture', 'more_pictures'] as const;
type PictureColumn = (typeof PICTURE_COLUMNS)[number];

/** The pictures in a cell. */
const pictureNamesIn = (column: PictureColumn, cell: string | undefined): string[] =>
  (column === 'picture' ? [cell ?? ''] : (cell ?? '').split('|')).map((one) => one.trim()).filter(Boolean);

/** Every cell of a row that names pictures, with its location. */
export function pictureCellsOf({ columns, cells }: Source['rows'][number]) {
  return PICTURE_COLUMNS.flatMap((column) => {
    const at = columns.indexOf(column);
    return at < 0 ? [] : [{ column, at, named: pictureNamesIn(column, cells[at]) }];
  });
}

/** Every named picture, with its first location and the number of uses. */
function pictureCells(sources: readonly Source[]): Map<string, PictureCell[]> {
  const found = new Map<string, PictureCell[]>();
  for (const { name: file, rows } of sources) {
    for (const row of rows)
      for (const { column, named } of pictureCellsOf(row))
        for (const cell of named) {
          const places = found.get(cell);
          const place = { file, row: row.row, column };
          if (places) places.push(place);
          else found.set(cell, [place]);
        }
  }
  return found;
}

const isUrl = (cell: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(cell);

/** The path of a file inside the folder; refuses paths and symbolic links that lead out of it. @throws PictureFault */
export async function pathInFolder(folder: string, cell: string): Promise<string> {
  const missing = () => new PictureFault(`there is no file ${cell} in the folder`);
  if (isAbsolute(cell) || /^[a-z]:/i.test(cell))
    throw new PictureFault('must be a path within the folder, as pictures/bread.jpg');
  const path = await realpath(join(folder, cell)).catch(() => {
    throw missing();
  });
  if (!path.startsWith((await realpath(folder)) + sep)) throw new PictureFault(`${cell} is outside the folder`);
  const found = await stat(path);
  if (!found.isFile()) throw missing();
  return path;
}

async function readInFolder(folder: string, cell: string): Promise<{ path: string; bytes: Buffer }> {
  const path = await pathInFolder(folder, cell);
  const found = await stat(path);
  if (found.size > MAX_PICTURE_BYTES) throw new PictureFault(`is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB`);
  return { path, bytes: await readFile(path) };
}

/**
 * A picture's name is a digest of its content: the same picture is created once, and a changed one is never served from
 * an old cache entry.
 */
const nameOf = (bytes: Buffer) =>
  `own-${createHash('sha256').update(`${PICTURE_RECIPE} `).update(bytes).digest('hex').slice(0, 24)}`;

interface FoundPicture {
  name: string;
  /** The source file; none when the picture already exists. */
  from?: string;
}

async function findPicture(cell: string, options: PictureOptions): Promise<FoundPicture> {
  const { folder, picturesDir, allowPrivate, record, saveDownload: keep } = options;
  const exists = (name: string) => hasPicture(picturesDir, name);
  const served = servedPicture(cell);
  if (served !== undefined) {
    if (!servesPicture(picturesDir, served))
      throw new PictureFault('the storefront has no such picture; give a file of the folder');
    return { name: cell };
  }
  if (!isUrl(cell)) {
    const { path, bytes } = await readInFolder(folder, cell);
    const name = nameOf(bytes);
    if (exists(name)) return { name };
    await checkPicture(bytes);
    return { name, from: path };
  }
  if (!URL.canParse(cell)) throw new PictureFault('is not an address');
  const before = record.get(cell);
  const known = before && exists(before.name) ? before : undefined;
  const fetched = await fetchPicture(cell, { allowPrivate, known });
  if (fetched.unchanged) return { name: known?.name ?? '' };
  const { bytes, etag, lastModified } = fetched;
  const name = nameOf(bytes);
  if (!exists(name)) await checkPicture(bytes);
  record.set(cell, { name, etag, lastModified });
  return exists(name) ? { name } : { name, from: await keep(name, bytes) };
}

/** Finds, fetches and validates every named picture, several at a time because most of the time is waiting. */
export async function findPictures(sources: readonly Source[], options: PictureOptions): Promise<FoundPictures> {
  const cells = pictureCells(sources);
  const names = new Map<string, string>();
  const toMake = new Map<string, string>();
  const problems: SourceProblem[] = [];
  // One queue shared by all workers.
  const queue = cells.entries();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const [cell, places] of queue) {
      try {
        const { name, from } = await findPicture(cell, options);
        names.set(cell, name);
        if (from !== undefined) toMake.set(name, from);
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
        for (const place of places) problems.push({ ...place, message: `${cell}: ${error.message}` });
      }
      done += 1;
      options.onProgress(done, cells.size);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { names, toMake, problems };
}

/** Replaces file names and URLs in cells by the pictures' names. */
export function namePictures(sources: readonly Source[], names: ReadonlyMap<string, string>): void {
  for (const { rows } of sources) {
    for (const row of rows) {
      const pictures = pictureCellsOf(row).filter(({ named }) => named.length > 0);
      if (pictures.length === 0) continue;
      row.original = [...row.cells];
      row.originalPictures = pictures.flatMap(({ named }) => named);
      for (const { at, named } of pictures) row.cells[at] = named.flatMap((cell) => names.get(cell) ?? []).join(' | ');
    }
  }
}
