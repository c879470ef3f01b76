import { formatTable } from '../table';
import type { ImportSummary, LocatedProblem } from './import-summary';

const number = new Intl.NumberFormat('en-GB');

function problemLine({ file, line, entry, column, message }: LocatedProblem): string {
  const place = [file, entry !== null && `entry ${entry}`, line !== null && `line ${line}`, column].filter(Boolean);
  return `${place.join(', ')}: ${message}`;
}

function problemLines(problems: readonly LocatedProblem[], count: number): string[] {
  const rest = count - problems.length;
  return [...problems.map(problemLine), ...(rest > 0 ? [`… and ${number.format(rest)} more`] : []), ''];
}

function rejectionLines({ problems, problemCount, applyValid }: ImportSummary): string[] {
  const why = applyValid ? ' A problem of a whole file, or more than 20,000 problems, refuse the valid rows too.' : '';
  return [
    ...problemLines(problems, problemCount),
    `Refused: ${number.format(problemCount)} ${problemCount === 1 ? 'problem' : 'problems'}. Nothing was changed.${why}`,
  ];
}

/** The rows that were refused beside the applied ones. */
function refusedLines({ problems, problemCount, refused }: ImportSummary): string[] {
  if (refused.rows === 0) return [];
  const what = refused.rows === 1 ? '1 row was refused' : `${number.format(refused.rows)} rows were refused`;
  const next = refused.folder === null ? '' : `: correct the files in ${refused.folder} and import that folder`;
  return [...problemLines(problems, problemCount), `${what}${next}.`, ''];
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

/** Where the keys of new staff are; they are lost if the reply was. */
function staffLines({ applied, counts, staffKeys, keysFile }: ImportSummary): string[] {
  const added = counts.find(({ what }) => what === 'staff')?.added ?? 0;
  if (!applied || added === 0) return [];
  return keysFile === null
    ? [`The keys of ${added} new staff were lost with the reply: withdraw them (operators withdraw) and import again.`]
    : [`Keys of new staff: ${staffKeys} in ${keysFile}, which only you can read. Hand them out and delete it.`];
}

/** 1 when everything was refused, 2 when only some rows were. */
export const exitCodeOf = ({ problemCount, refused }: ImportSummary): number =>
  problemCount === 0 ? 0 : refused.rows > 0 ? 2 : 1;

/** What an import changed, or its problems, one per line. */
export function reportLines(summary: ImportSummary): string[] {
  const { business, applied, checkOnly, removeMissing, counts, problemCount, refused, pictures, seconds } = summary;
  if (problemCount > 0 && refused.rows === 0) return rejectionLines(summary);
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
    ...refusedLines(summary),
    ...warningLines(summary),
    ...formatTable(['', 'Added', 'Changed', 'Unchanged', 'Removed'], rows),
    ...pictureLine(pictures),
    ...staffLines(summary),
    '',
    ...(unmentioned.length > 0 && !removeMissing && refused.rows === 0
      ? [
          `Not mentioned, so unchanged: ${unmentioned.map(({ what, missing }) => `${number.format(missing)} ${what}`).join(', ')} (--remove-missing removes them)`,
        ]
      : []),
    changes === 0
      ? `${business}: 0 changed, everything ${applied ? 'matched' : 'matches'} the files already (${time})`
      : `${business}: ${number.format(changes)} ${would}changed (${time})${checkOnly ? '. Nothing was changed: this was a check.' : ''}`,
  ];
}
