import { ImportKind } from '@storefront/api/entities/import-report';

/** A line of a file: its number, and its cells in the order of the columns. */
export interface FileRow {
  readonly row: number;
  readonly cells: string[];
}

export interface ImportFile {
  readonly name: string;
  readonly kind: ImportKind;
  readonly columns: string[];
  readonly rows: readonly FileRow[];
}

/** Why a file cannot be sent: 'prices.xlsx' has no kind, or its lines cannot be told apart. */
export interface FileFault {
  readonly name: string;
  readonly fault: string;
}

const KINDS: readonly string[] = ImportKind.enum;

/** Larger files are imported by the command, which reads them line by line. */
const FILE_MAX_MEGABYTES = 20;
const MEGABYTE = 1024 * 1024;

/** What a file of refused rows has besides its columns. */
const PROBLEM_COLUMN = 'problem';

/** The kind of a file by its name: 'prices.csv', also 'prices (1).csv' and 'Prices-March.csv'. */
export function kindOf(name: string): ImportKind | undefined {
  const plain = name.toLowerCase();
  if (!plain.endsWith('.csv')) return undefined;
  const found = KINDS.filter((kind) => plain.startsWith(kind)).sort((one, other) => other.length - one.length)[0];
  return found as ImportKind | undefined;
}

const columnOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/** The delimiter that occurs most often in the headings: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]/) + 1 || undefined);
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: headings.split(delimiter).length }));
  return counts.sort((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** Reads a CSV file that was chosen. The parser is loaded then. */
export async function readImportFile(file: File): Promise<ImportFile | FileFault> {
  const { name } = file;
  const kind = kindOf(name);
  if (!kind) return { name, fault: `Its name must begin with the kind of its rows, as in ${KINDS[5]}.csv.` };
  if (file.size > FILE_MAX_MEGABYTES * MEGABYTE)
    return { name, fault: `It is larger than ${FILE_MAX_MEGABYTES} MB: import it with the command.` };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { name, fault: 'It is not UTF-8: save the sheet as “CSV UTF-8”.' };
  }
  return parse(name, kind, text);
}

const newlinesIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

async function parse(name: string, kind: ImportKind, text: string): Promise<ImportFile | FileFault> {
  const csv = await import('csv-parse/browser/esm/sync');
  let records: { record: string[]; info: { lines: number } }[];
  try {
    const options = { delimiter: delimiterOf(text), bom: true, info: true, skip_empty_lines: true } as const;
    records = csv.parse(text, { ...options, skip_records_with_empty_values: true }) as unknown as typeof records;
  } catch (thrown) {
    return { name, fault: `It cannot be read as CSV: ${thrown instanceof Error ? thrown.message : 'unknown'}.` };
  }
  const [headings, ...rows] = records;
  if (!headings || rows.length === 0) return { name, fault: 'It has no rows.' };
  const names = headings.record.map(columnOf);
  const kept = names.flatMap((column, place) => (column && column !== PROBLEM_COLUMN ? [place] : []));
  return {
    name,
    kind,
    columns: kept.map((place) => names[place] ?? ''),
    rows: rows.map(({ record, info }) => ({
      row: info.lines - newlinesIn(record),
      cells: kept.map((place) => record[place] ?? ''),
    })),
  };
}
