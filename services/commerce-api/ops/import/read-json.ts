import type { ImportKind } from '@storefront/api/entities/import-report';
import { checkKeyColumns, columnOf, isProblemColumn, unknownColumnMessage } from './match-columns';
import type { ReportProblem, SourceRow } from './source.types';

/** The line on which each entry of a JSON array starts. Expects valid JSON, so only brackets and strings matter. */
export function linesOfEntries(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let inString = false;
  let awaits = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
      continue;
    }
    if (depth === 1 && awaits && !/[\s,\]]/.test(sign)) {
      lines.push(line);
      awaits = false;
    }
    if (sign === '"') inString = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth === 1 && (sign === ',' || lines.length === 0)) awaits = true;
  }
  return lines;
}

function parseJson(text: string, report: ReportProblem): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const end = /end of JSON/.test(message) ? text.length : Number(position ?? 0);
    const row = text.slice(0, end).split('\n').length;
    report({ row: 0, column: null, message: `is not JSON: ${message} (line ${row})` });
    return undefined;
  }
}

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);
const scalarText = (value: Scalar) => (value === true ? 'yes' : value === false ? 'no' : String(value));

// NUL bytes and lone surrogates, which the database rejects.
const canBeStored = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** A value as the text of a spreadsheet cell: lists joined with |. */
function cellOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (isScalar(value)) return canBeStored(String(value)) ? scalarText(value) : undefined;
  if (!Array.isArray(value) || !value.every(isScalar)) return undefined;
  const parts = value.map(scalarText);
  return parts.every((part) => !part.includes('|') && canBeStored(part)) ? parts.join('|') : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a JSON file: an array of objects whose keys are columns. Undefined when it is something else. */
export function readJson(kind: ImportKind, text: string, report: ReportProblem): SourceRow[] | undefined {
  const parsed = parseJson(text, report);
  if (parsed === undefined) return undefined;
  if (!Array.isArray(parsed) || parsed.length === 0) {
    const message = 'must be a list of objects, as [{"code": "…"}], with one at least';
    report({ row: 0, column: null, message });
    return undefined;
  }
  // Rows with the same columns share one list of column names.
  const lists = new Map<string, string[]>();
  const unknown = new Set<string>();
  const rows: SourceRow[] = [];
  for (const [place, entry] of parsed.entries()) {
    const row = place + 1;
    if (!isObject(entry)) {
      report({ row, column: null, message: 'is not an object, such as {"code": "…"}' });
      continue;
    }
    const cells = new Map<string, string>();
    let broken = false;
    for (const [key, value] of Object.entries(entry)) {
      if (isProblemColumn(key)) continue;
      const name = columnOf(kind, key);
      if (name === undefined) {
        if (!unknown.has(key)) report({ row, column: key, message: unknownColumnMessage(kind, key), wholeFile: true });
        unknown.add(key);
        continue;
      }
      const cell = cellOf(value);
      if (cell === undefined || cells.has(name)) {
        const fault = cells.has(name)
          ? 'occurs twice; keep one'
          : 'must be text, a number, true, false, or a list of those';
        report({ row, column: name, message: fault });
        broken = true;
      }
      cells.set(name, cell ?? '');
    }
    if (!checkKeyColumns(kind, [...cells.keys()], (problem) => report({ ...problem, row }))) continue;
    const signature = [...cells.keys()].join();
    const columns = lists.get(signature) ?? [...cells.keys()];
    lists.set(signature, columns);
    rows.push({ row, columns, cells: [...cells.values()], ...(broken && { broken }) });
  }
  return rows;
}
