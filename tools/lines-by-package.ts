/**
 * npm run lines: writes the TypeScript lines of each package at two commits into docs/measurements/lines.md. Lint does not
 * compare them with the sources, because every commit would change the page.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBlock } from './contracts/generated-block';
import { table } from './contracts/markdown';

/** The commit before the restructuring. */
const BEFORE = 'e9a6e04';
const SOURCE = /^((?:libs|services)\/[^/]+|mf-[^/]+|shell|tools|e2e)\/.*\.(?:tsx?|mjs)$/;
const TEST = /\.test\.tsx?$|(^|\/)(e2e|fault|race|abuse|test-support)\//;

interface Count {
  files: number;
  lines: number;
}

const root = join(import.meta.dirname, '..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });

/** The lines that git counts in each source file of a commit, against the empty tree. */
function countLines(commit: string) {
  const packages = new Map<string, Count>();
  let tests = 0;
  const empty = git('hash-object', '-t', 'tree', '/dev/null').trim();
  for (const row of git('diff', '--numstat', '--no-renames', empty, commit).split('\n')) {
    const [added, , path = ''] = row.split('\t');
    const name = SOURCE.exec(path)?.[1];
    if (!name) continue;
    const count = packages.get(name) ?? { files: 0, lines: 0 };
    packages.set(name, { files: count.files + 1, lines: count.lines + Number(added) });
    if (TEST.test(path)) tests += Number(added);
  }
  return { packages, tests };
}

const figure = (value: number): string => value.toLocaleString('en-GB');
const change = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value).replace('-', '−'));
const ABSENT: Count = { files: 0, lines: 0 };
const sum = (counts: Iterable<Count>): Count =>
  [...counts].reduce((all, one) => ({ files: all.files + one.files, lines: all.lines + one.lines }), ABSENT);

const row = (name: string, before: Count, after: Count): string[] => [
  name,
  ...[before.files, before.lines, after.files, after.lines].map(figure),
  change(after.lines - before.lines),
];

const head = git('rev-parse', '--short', 'HEAD').trim();
const before = countLines(BEFORE);
const after = countLines(head);
const names = [...new Set([...before.packages.keys(), ...after.packages.keys()])].sort();
const text = [
  `Lines of TypeScript (\`.ts\`, \`.tsx\`, \`.mjs\`), tests included. *Before* is commit ${BEFORE}, *after* is commit ${head}. Of the change, ${change(after.tests - before.tests)} lines are tests and suites. \`npm run lines\` writes this table.`,
  table(
    ['Package', 'Files before', 'Lines before', 'Files after', 'Lines after', 'Change'],
    [
      ...names.map((name) => row(name, before.packages.get(name) ?? ABSENT, after.packages.get(name) ?? ABSENT)),
      row('**All**', sum(before.packages.values()), sum(after.packages.values())),
    ],
  ),
].join('\n\n');
const page = join(root, 'docs/measurements/lines.md');
writeFileSync(page, withBlock(readFileSync(page, 'utf8'), 'table', text, 'lines'));
