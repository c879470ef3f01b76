import type { Finding } from '@storefront/api/entities/finding';

const WORDS = { right: 'right', warning: 'WARNING', wrong: 'WRONG' } as const;
const COLUMN = Math.max(...Object.values(WORDS).map((word) => word.length));

const count = (findings: readonly Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).length;

/** A line for each finding, with what it means and what to do below it; the last line counts them. */
export function reportLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const indent = ' '.repeat(COLUMN + width + 4);
  const lines = findings.flatMap(({ check, state, text, meaning, action }) => [
    `${WORDS[state].padEnd(COLUMN)}  ${check.padEnd(width)}  ${text}`,
    ...(meaning ? [`${indent}${meaning}`] : []),
    ...(action ? [`${indent}To do: ${action}`] : []),
  ]);
  const [rights, warnings, wrongs] = [count(findings, 'right'), count(findings, 'warning'), count(findings, 'wrong')];
  return [...lines, '', `${rights} right, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${wrongs} wrong`];
}
