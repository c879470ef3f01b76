import type { ImportKind } from '@storefront/api/entities/import-report';
import { closest } from 'fastest-levenshtein';
import { importFiles } from '../../src/modules/import/files/import-files';
import type { ReportProblem } from './source.types';

const normaliseHeading = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/** What a file of refused rows has besides its columns: ignored when the corrected file is imported. */
export const PROBLEM_COLUMN = 'problem';
export const isProblemColumn = (heading: string): boolean => normaliseHeading(heading) === PROBLEM_COLUMN;

/** The column of a heading in any spelling: 'Was price' is was_price. Undefined for an unknown one. */
export function columnOf(kind: ImportKind, heading: string): string | undefined {
  const name = normaliseHeading(heading);
  return Object.hasOwn(importFiles[kind].columns, name) ? name : undefined;
}

export function unknownColumnMessage(kind: ImportKind, heading: string): string {
  const known = Object.keys(importFiles[kind].columns);
  const name = normaliseHeading(heading);
  // 'colour' matches badge_colour before it counts as a typo of code.
  const suggestion = known.find((one) => one.split('_').includes(name)) ?? closest(name, known);
  return `is not a column of this file; did you mean ${suggestion}? Known: ${known.join(', ')}`;
}

/** The columns of the headings in order; undefined for unknown ones. */
export function matchColumns(
  kind: ImportKind,
  headings: readonly string[],
  report: ReportProblem,
): (string | undefined)[] {
  const seen = new Set<string>();
  return headings.map((heading) => {
    if (isProblemColumn(heading)) return undefined;
    const name = columnOf(kind, heading);
    if (name === undefined) {
      if (heading.trim() !== '')
        report({ row: 1, column: heading.trim(), message: unknownColumnMessage(kind, heading) });
      return undefined;
    }
    if (seen.has(name)) {
      report({ row: 1, column: name, message: 'occurs twice; keep one' });
      return undefined;
    }
    seen.add(name);
    return name;
  });
}

/** Reports missing key columns; true when there are none. */
export function checkKeyColumns(
  kind: ImportKind,
  names: readonly (string | undefined)[],
  report: ReportProblem,
): boolean {
  const missing = importFiles[kind].key.filter((name) => !names.includes(name));
  for (const column of missing)
    report({ row: 1, column, message: 'is missing: rows cannot be identified without this column' });
  return missing.length === 0;
}
