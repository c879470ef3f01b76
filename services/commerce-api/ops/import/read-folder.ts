import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ImportKind } from '@storefront/api/entities/import-report';
import { closest } from 'fastest-levenshtein';
import { importFiles } from '../../src/modules/import/files/import-files';
import { isBusinessFile } from '../business/read-folder';
import { decodeText } from './decode-text';
import { delimiterOf, readCsv } from './read-csv';
import { linesOfEntries, readJson } from './read-json';
import type { ReportProblem, Source, SourceProblem } from './source.types';

export interface ReadFolder {
  sources: Source[];
  problems: SourceProblem[];
}

const kinds = Object.keys(importFiles) as ImportKind[];
/** The longest string that Node supports. */
const MAX_BYTES = 400 * 1024 * 1024;

const kindOf = (name: string) => kinds.find((kind) => kind === name.slice(0, -extname(name).length).toLowerCase());

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(
      (name) => !name.startsWith('.') && !isBusinessFile(name) && /\.(csv|json)$/i.test(name),
    );
  } catch {
    throw new Error(`The folder ${folder} does not exist`);
  }
}

function readSource(folder: string, name: string, kind: ImportKind, report: ReportProblem): Source {
  const path = join(folder, name);
  const unreadable: Source = { kind, name, rows: [], unreadable: true };
  if (statSync(path).size > MAX_BYTES) {
    report({ row: 0, column: null, message: 'is larger than 400 MB; import it in parts' });
    return unreadable;
  }
  const decoded = decodeText(readFileSync(path));
  if (!('text' in decoded)) {
    report({ ...decoded, column: null });
    return unreadable;
  }
  const isJson = extname(name).toLowerCase() === '.json';
  const { text } = decoded;
  const rows = (isJson ? readJson : readCsv)(kind, text, report);
  if (!rows) return unreadable;
  const more = isJson ? { lines: linesOfEntries(text) } : { delimiter: delimiterOf(text) };
  return { kind, name, rows, unreadable: false, ...more };
}

/** Reads every import file in a folder and ignores other files, such as pictures and notes. */
export function readFolder(folder: string): ReadFolder {
  const problems: SourceProblem[] = [];
  const sources: Source[] = [];
  for (const name of namesIn(folder)) {
    const report: ReportProblem = (problem) => problems.push({ file: name, ...problem });
    const kind = kindOf(name);
    if (!kind) {
      const nearest = closest(name.toLowerCase().replace(/\.\w+$/, ''), kinds);
      const message = `is not an import file; did you mean ${nearest}${extname(name)}? Known: ${kinds.join(', ')}`;
      report({ row: 0, column: null, message });
    } else if (sources.some((source) => source.kind === kind))
      report({ row: 0, column: null, message: `there is another file of ${kind}; keep the CSV or the JSON` });
    else sources.push(readSource(folder, name, kind, report));
  }
  if (sources.length + problems.length === 0)
    throw new Error(`${folder} contains no import file. Known: ${kinds.join(', ')}, each as .csv or .json`);
  return { sources: sources.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)), problems };
}
