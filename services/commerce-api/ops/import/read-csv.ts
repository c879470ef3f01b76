import type { ImportKind } from '@storefront/api/entities/import-report';
import { CsvError, parse } from 'csv-parse/sync';
import { checkKeyColumns, matchColumns } from './match-columns';
import type { ReportProblem, SourceRow } from './source.types';

const DELIMITERS = [',', ';', '\t'] as const;

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The delimiter that occurs most often in the headings, outside quotation marks. */
export function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const headings = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length - 1);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const csvFaults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed again',
  CSV_INVALID_CLOSING_QUOTE:
    'there is text after a closing quotation mark; write a quotation mark within a cell twice, as ""',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE:
    'there is text after a closing quotation mark; write a quotation mark within a cell twice, as ""',
  INVALID_OPENING_QUOTE:
    'there is a quotation mark in the middle of a cell; put the whole cell in quotation marks and write the inner one twice',
};

function parseAll(text: string, delimiter: string, report: ReportProblem): Parsed[] | undefined {
  try {
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 0;
    report({ row: line, column: null, message: csvFaults[error.code] ?? `cannot be read as CSV: ${error.message}` });
    return undefined;
  }
}

const newlinesIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** The rows of a CSV file. Undefined when they cannot be determined. */
export function readCsv(
  kind: ImportKind,
  text: string,
  report: ReportProblem,
  delimiter = delimiterOf(text),
): SourceRow[] | undefined {
  const parsed = parseAll(text, delimiter, report);
  if (!parsed) return undefined;
  const [headings, ...records] = parsed;
  if (!headings || records.length === 0) {
    report({ row: 0, column: null, message: 'has no rows; remove the file if it is not needed' });
    return undefined;
  }
  const names = matchColumns(kind, headings.record, report);
  if (!checkKeyColumns(kind, names, report)) return undefined;
  const columns = names.filter((name) => name !== undefined);
  return records.map(({ record, info }) => {
    const row = info.lines - newlinesIn(record);
    const cells = names.flatMap((name, place) => (name === undefined ? [] : [record[place] ?? '']));
    const extra = record.slice(names.length).some((cell) => cell.trim() !== '');
    const unnamed = names.findIndex(
      (name, place) => name === undefined && headings.record[place]?.trim() === '' && record[place]?.trim(),
    );
    if (unnamed >= 0) report({ row, column: null, message: `cell ${unnamed + 1} has no heading` });
    if (!extra && record.length >= names.length) return { row, columns, cells };
    report({
      row,
      column: null,
      message: `has ${record.length} cells and the headings are ${names.length}; put a cell with the delimiter in it between quotation marks`,
    });
    return { row, columns, cells, broken: true };
  });
}
