import type { ImportKind } from '@storefront/api/entities/import-report';
import type { StagedRow } from '../../database/staged-row.types';
import type { Business } from '../businesses/businesses.repository';
import { CellFault, type Column } from './columns/column';
import type { Columns, ImportFile, RowOf } from './files/import-file';
import { importFiles } from './files/import-files';
import type { Problems } from './plan/problems';
import { yieldToRequests } from './yield-to-requests';

export interface Row<C extends Columns> {
  row: number;
  values: RowOf<C>;
  /** Columns whose cell was refused; no further problems are reported for them. */
  faulty: ReadonlySet<string>;
}

export interface ReadFile<C extends Columns> {
  /** False when the file is missing, so it says nothing about the stored rows. */
  isPresent: boolean;
  /** The file is present but unreadable, so the rows it would have named are unknown. */
  unreadable: boolean;
  rows: Row<C>[];
  /** The keys of all rows, including unreadable ones. */
  keys: ReadonlySet<string>;
  /** When only valid rows are applied: the keys of the refused ones, which then are not in `keys`. */
  refused: ReadonlySet<string>;
  /** When only valid rows are applied: a refused row does not say which deal or group it is a part of. */
  hasStrayParts: boolean;
}

export type ReadFiles = { [K in ImportKind]: ReadFile<(typeof importFiles)[K]['columns']> };

export interface Batch {
  kind: ImportKind;
  columns: readonly string[];
  rows: readonly StagedRow[];
}

const SEPARATOR = '\u0000';
/** Half of what other steps take between two breaks, because each cell of a row is parsed. */
const ROWS_PER_YIELD = 500;

/** The key of a row as one text. */
export const keyOf = (...parts: readonly string[]) => parts.join(SEPARATOR);

/** The key of a part whose own code cannot be read, as a section of deal D-1. */
const partOf = (whole: string) => keyOf(whole, '');

/** What the parts in `keys` belong to: the deals of sections. */
export const wholesOf = (keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...keys].map((key) => key.split(SEPARATOR)[0] ?? ''));

interface ReadContext {
  file: ImportFile;
  business: Business;
  problems: Problems;
}

function readCell(column: Column<unknown>, text: string, business: Business): { value: unknown } | { fault: string } {
  const trimmed = text.trim();
  if (trimmed === '') return column.required ? { fault: 'must not be blank' } : { value: column.blank };
  try {
    return { value: column.read(trimmed, business) };
  } catch (error) {
    if (error instanceof CellFault) return { fault: error.message };
    throw error;
  }
}

function readRow({ file, business, problems }: ReadContext, names: readonly string[], staged: StagedRow): Row<Columns> {
  const values: Record<string, unknown> = {};
  const faulty = new Set<string>();
  for (const [place, name] of names.entries()) {
    const column = file.columns[name];
    if (!column) continue;
    const read = readCell(column, staged.cells[place] ?? '', business);
    if ('value' in read) values[name] = read.value;
    else {
      faulty.add(name);
      if (!staged.broken) problems.add(file.kind, staged.row, name, read.fault);
    }
  }
  return { row: staged.row, values: values as RowOf<Columns>, faulty };
}

/** Whether the batch's columns belong to its file and include the key columns. */
function columnsAreKnown({ file, problems }: ReadContext, names: readonly string[]): boolean {
  const unknown = names.filter((name) => !Object.hasOwn(file.columns, name));
  const needed = Object.keys(file.columns).filter((name) => file.columns[name]?.required && file.whole);
  const missing = file.key.filter((name) => !names.includes(name));
  for (const name of needed)
    if (!names.includes(name) && !missing.includes(name))
      problems.add(file.kind, 0, name, 'is missing: every row needs it');
  for (const name of unknown) problems.add(file.kind, 0, name, 'is not a column of this file');
  for (const name of missing) problems.add(file.kind, 0, name, 'is missing: rows cannot be identified without it');
  if (new Set(names).size < names.length) problems.add(file.kind, 0, null, 'has a column twice');
  return unknown.length + missing.length === 0;
}

function emptyFiles(unreadable: readonly ImportKind[]): ReadFiles {
  const kinds = Object.keys(importFiles) as ImportKind[];
  const entries = kinds.map((kind) => {
    const isUnreadable = unreadable.includes(kind);
    const none = { rows: [], keys: new Set(), refused: new Set(), hasStrayParts: false };
    return [kind, { isPresent: isUnreadable, unreadable: isUnreadable, ...none }] as const;
  });
  return Object.fromEntries(entries) as unknown as ReadFiles;
}

interface ReadOptions {
  unreadable?: readonly ImportKind[];
  /** Rows that the client could not parse count as refused, instead of as known. */
  applyValid?: boolean;
  /** Called with the number of rows that were read. */
  step?(rows: number): void;
}

/** Parses every cell by its column. An invalid cell becomes a problem; the rest of the row is still used. */
export async function readFiles(
  batches: AsyncIterable<Batch>,
  business: Business,
  problems: Problems,
  { unreadable = [], applyValid = false, step = () => {} }: ReadOptions = {},
): Promise<ReadFiles> {
  const files = emptyFiles(unreadable);
  const first = new Map<string, number>();
  for await (const { kind, columns, rows } of batches) {
    const file: ImportFile = importFiles[kind];
    const reading = { file, business, problems };
    const into = files[kind] as unknown as ReadFile<Columns> & { keys: Set<string>; refused: Set<string> };
    into.isPresent = true;
    if (!columnsAreKnown(reading, columns)) {
      into.unreadable = true;
      continue;
    }
    for (const [place, staged] of rows.entries()) {
      if (place % ROWS_PER_YIELD === 0) await yieldToRequests();
      const row = readRow(reading, columns, staged);
      const parts = file.key.map((name) => row.values[name]);
      // A row without a key can be neither found nor referenced.
      if (!parts.every((part) => typeof part === 'string')) {
        if (applyValid && file.isPart) {
          if (typeof parts[0] === 'string') into.refused.add(partOf(parts[0]));
          else into.hasStrayParts = true;
        }
        continue;
      }
      const key = keyOf(...(parts as string[]));
      const before = first.get(kind + SEPARATOR + key);
      if (before !== undefined && !staged.broken) {
        const shown = (parts as string[]).join(' at ');
        problems.add(kind, staged.row, file.key.at(-1) ?? null, `${shown} is at ${before} already; keep one of them`);
        continue;
      }
      first.set(kind + SEPARATOR + key, staged.row);
      const isRefused = applyValid && staged.broken;
      (isRefused ? into.refused : into.keys).add(key);
      if (!staged.broken) into.rows.push(row);
    }
    step(rows.length);
  }
  for (const file of Object.values(files)) file.rows.sort((a: { row: number }, b: { row: number }) => a.row - b.row);
  return files;
}
