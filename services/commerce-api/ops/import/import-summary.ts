import type { ImportReport } from '@storefront/api/entities/import-report';
import { writeRefusedRows } from './refused-rows';
import type { ImportOptions } from './run-import';
import type { Source, SourceProblem } from './source.types';

/** As many as the service reports: one mistake often repeats, and more lines would hide the first ones. */
const MAX_SHOWN_PROBLEMS = 200;

/** A problem with its location in the file. */
export interface LocatedProblem {
  file: string;
  line: number | null;
  /** In a JSON file: the index of the object in the list, from 1. */
  entry: number | null;
  column: string | null;
  message: string;
}

/** The final output: text for people, or one JSON document for programs. */
export interface ImportSummary {
  business: string;
  applied: boolean;
  checkOnly: boolean;
  removeMissing: boolean;
  /** Only the valid rows were to be applied. */
  applyValid: boolean;
  problemCount: number;
  problems: LocatedProblem[];
  /** The refused rows beside the applied ones, and the folder in which they were written. */
  refused: { rows: number; folder: string | null };
  /** How many keys of new staff were written into a file. */
  staffKeys: number;
  keysFile: string | null;
  warningCount: number;
  warnings: LocatedProblem[];
  counts: ImportReport['counts'];
  pictures: { made: number; unchanged: number };
  seconds: number;
}

function locate(source: Source | undefined, { file, row, column, message }: SourceProblem): LocatedProblem {
  const isJson = source?.lines !== undefined;
  const line = row === 0 ? null : isJson ? (source?.lines?.[row - 1] ?? null) : row;
  return { file, line, entry: isJson && row > 0 ? row : null, column, message };
}

/** The client's and the service's problems, or the service's warnings, sorted by file and row. */
function mergeProblems(
  sources: readonly Source[],
  own: readonly SourceProblem[],
  found: ImportReport['problems'] = [],
): SourceProblem[] {
  const nameOf = (kind: string) => sources.find((source) => source.kind === kind)?.name ?? kind;
  const reported = found.map(({ kind, ...problem }) => ({ ...problem, file: nameOf(kind) }));
  const order = (file: string) => sources.findIndex(({ name }) => name === file);
  return [...own, ...reported].sort((a, b) => order(a.file) - order(b.file) || a.row - b.row);
}

/** The first problems, with their locations in the files. */
const locateProblems = (sources: readonly Source[], problems: readonly SourceProblem[]): LocatedProblem[] =>
  problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem) =>
    locate(
      sources.find(({ name }) => name === problem.file),
      problem,
    ),
  );

interface Ended {
  business: string;
  applied: boolean;
  /** The client's own problems. */
  own: readonly SourceProblem[];
  report?: ImportReport;
  /** The rows without a problem were applied, or would be. */
  refusesSome: boolean;
  staffKeys: number;
  pictures: ImportSummary['pictures'];
  seconds: number;
}

/** The final output. The refused rows are written into files if the others were applied. */
export async function summarise(
  { folder, checkOnly, removeMissing, applyValid, refusedFolder, keysFile }: ImportOptions,
  sources: readonly Source[],
  { own, report, refusesSome, ...ended }: Ended,
): Promise<ImportSummary> {
  const all = mergeProblems(sources, own, report?.problems);
  const isWritten = ended.applied && refusesSome && all.length > 0;
  if (isWritten) await writeRefusedRows({ folder, refusedFolder }, sources, all);
  return {
    ...ended,
    ...{ checkOnly, removeMissing, applyValid },
    keysFile: ended.staffKeys > 0 ? keysFile : null,
    problemCount: own.length + (report?.problemCount ?? 0),
    problems: locateProblems(sources, all),
    refused: {
      rows: refusesSome ? new Set(all.map(({ file, row }) => `${file} ${row}`)).size : 0,
      folder: isWritten ? refusedFolder : null,
    },
    warningCount: report?.warningCount ?? 0,
    warnings: locateProblems(sources, mergeProblems(sources, [], report?.warnings)),
    counts: report?.counts ?? [],
  };
}
