import type { ImportReport } from '@storefront/api/entities/import-report';
import { formatTable } from '../table';
import type { Source, SourceProblem } from './source.types';

const number = new Intl.NumberFormat('en-GB');
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
  problemCount: number;
  problems: LocatedProblem[];
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
export function locateProblems(
  sources: readonly Source[],
  own: readonly SourceProblem[],
  found: ImportReport['problems'] = [],
): LocatedProblem[] {
  const nameOf = (kind: string) => sources.find((source) => source.kind === kind)?.name ?? kind;
  const reported = found.map(({ kind, ...problem }) => ({ ...problem, file: nameOf(kind) }));
  const order = (file: string) => sources.findIndex(({ name }) => name === file);
  return [...own, ...reported]
    .sort((a, b) => order(a.file) - order(b.file) || a.row - b.row)
    .slice(0, MAX_SHOWN_PROBLEMS)
    .map((problem) =>
      locate(
        sources.find(({ name }) => name === problem.file),
        problem,
      ),
    );
}

function problemLine({ file, line, entry, column, message }: LocatedProblem): string {
  const place = [file, entry !== null && `entry ${entry}`, line !== null && `line ${line}`, column].filter(Boolean);
  return `${place.join(', ')}: ${message}`;
}

function problemLines(problems: readonly LocatedProblem[], count: number): string[] {
  const rest = count - problems.length;
  return [...problems.map(problemLine), ...(rest > 0 ? [`… and ${number.format(rest)} more`] : []), ''];
}

function rejectionLines({ problems, problemCount }: ImportSummary): string[] {
  return [
    ...problemLines(problems, problemCount),
    `Refused: ${number.format(problemCount)} ${problemCount === 1 ? 'problem' : 'problems'}. Nothing was changed.`,
  ];
}

/** What prevented nothing, before the result. */
function warningLines({ warnings, warningCount }: ImportSummary): string[] {
  if (warningCount === 0) return [];
  const what = warningCount === 1 ? '1 warning: correct it' : `${number.format(warningCount)} warnings: correct them`;
  return [...problemLines(warnings, warningCount), `${what} and import again.`, ''];
}

function pictureLine({ made, unchanged }: ImportSummary['pictures']): string[] {
  return made + unchanged > 0
    ? [`Pictures: ${number.format(made)} made, ${number.format(unchanged)} as they were`]
    : [];
}

/** What an import changed, or its problems, one per line. */
export function reportLines(summary: ImportSummary): string[] {
  const { business, applied, checkOnly, removeMissing, counts, problemCount, pictures, seconds } = summary;
  if (problemCount > 0) return rejectionLines(summary);
  const shown = counts.filter(
    ({ added, changed, unchanged, removed, missing }) => added + changed + unchanged + removed + missing,
  );
  const changes = shown.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
  const unmentioned = shown.filter(({ what, missing }) => missing > 0 && what !== 'options');
  const rows = shown.map(({ what, added, changed, unchanged, removed }) => [
    what,
    ...[added, changed, unchanged, removed].map((count) => number.format(count)),
  ]);
  const would = checkOnly ? 'would be ' : '';
  const time = `${seconds.toFixed(1)} s`;
  return [
    ...warningLines(summary),
    ...formatTable(['', 'Added', 'Changed', 'Unchanged', 'Removed'], rows),
    ...pictureLine(pictures),
    '',
    ...(unmentioned.length > 0 && !removeMissing
      ? [
          `Not mentioned, so unchanged: ${unmentioned.map(({ what, missing }) => `${number.format(missing)} ${what}`).join(', ')} (--remove-missing removes them)`,
        ]
      : []),
    changes === 0
      ? `${business}: 0 changed, everything ${applied ? 'matched' : 'matches'} the files already (${time})`
      : `${business}: ${number.format(changes)} ${would}changed (${time})${checkOnly ? '. Nothing was changed: this was a check.' : ''}`,
  ];
}
