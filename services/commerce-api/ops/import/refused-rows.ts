import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { csvField } from '@storefront/messages/day-close/csv-field';
import { PROBLEM_COLUMN } from './match-columns';
import { pathInFolder } from './pictures/find-pictures';
import type { Source, SourceProblem, SourceRow } from './source.types';

/** Without it Excel reads a CSV file in the encoding of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

/** The rows of a source with problems, each with all of them in one text. */
function problemsByRow(source: Source, problems: readonly SourceProblem[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { file, row, column, message } of problems) {
    if (file !== source.name) continue;
    const text = column === null ? message : `${column}: ${message}`;
    const before = found.get(row);
    found.set(row, before === undefined ? text : `${before}; ${text}`);
  }
  return found;
}

/** Whether a problem concerns more than a row, so that not even the valid rows can be applied. */
export function isOfWholeFile(sources: readonly Source[], { file, row, wholeFile }: SourceProblem): boolean {
  const source = sources.find(({ name }) => name === file);
  return wholeFile === true || !source || source.unreadable || !source.rows.some((one) => one.row === row);
}

/** Marks the rows in which the client found a problem, so that the service refuses them. */
export function markBroken(sources: readonly Source[], problems: readonly SourceProblem[]): void {
  for (const source of sources) {
    const refused = problemsByRow(source, problems);
    for (const row of source.rows) if (refused.has(row.row)) row.broken = true;
  }
}

/** @throws Error if the folder has files already: somebody may be correcting them */
export function requireEmptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`The folder ${folder} is not empty; name another one with --refused`);
}

/** A name beside the imported folder that no earlier import has used. @param now the machine's time */
export function pathBeside(folder: string, what: 'refused' | 'keys', now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('');
  return `${folder.replace(/[/\\]+$/, '')}-${what}-${day}-${time}`;
}

function csvOf(rows: readonly SourceRow[], delimiter: string, refused: ReadonlyMap<number, string>): string {
  const columns = [...new Set(rows.flatMap((row) => row.columns))];
  const lines = rows.map(({ row, columns: own, cells, original = cells }) => [
    ...columns.map((column) => original[own.indexOf(column)] ?? ''),
    refused.get(row) ?? '',
  ]);
  return [[...columns, PROBLEM_COLUMN], ...lines]
    .map((cells) => cells.map((cell) => csvField(cell, delimiter)).join(delimiter))
    .join('\r\n');
}

/** Whether a refused item asks option groups, which can only be imported together with it. */
function needsOptions(sources: readonly Source[], problems: readonly SourceProblem[]): boolean {
  const items = sources.find(({ kind }) => kind === 'items');
  const refused = items && problemsByRow(items, problems);
  return (items?.rows ?? []).some(
    ({ row, columns, cells }) => refused?.has(row) && cells[columns.indexOf('option_groups')]?.trim(),
  );
}

/** Copies the pictures that the rows name by file, so that the folder can be imported as it is. */
async function copyPictures(rows: readonly SourceRow[], from: string, to: string): Promise<void> {
  for (const { originalPictures = [] } of rows)
    for (const picture of originalPictures) {
      const path = await pathInFolder(from, picture).catch(() => undefined);
      if (path === undefined) continue;
      mkdirSync(dirname(join(to, picture)), { recursive: true });
      copyFileSync(path, join(to, picture));
    }
}

/** Writes the refused rows, one CSV file for each file that has some: its own columns, and a last one with the problems. */
export async function writeRefusedRows(
  { folder, refusedFolder: to }: { folder: string; refusedFolder: string },
  sources: readonly Source[],
  problems: readonly SourceProblem[],
): Promise<void> {
  const withOptions = needsOptions(sources, problems);
  for (const source of sources) {
    const texts = problemsByRow(source, problems);
    const isWhole = withOptions && (source.kind === 'option-groups' || source.kind === 'option-choices');
    const rows = isWhole ? source.rows : source.rows.filter(({ row }) => texts.has(row));
    if (rows.length === 0) continue;
    mkdirSync(to, { recursive: true });
    const text = csvOf(rows, source.delimiter ?? ',', texts);
    writeFileSync(join(to, `${source.kind}.csv`), `${BYTE_ORDER_MARK}${text}\r\n`);
    await copyPictures(rows, folder, to);
  }
}
