/**
 * Limits must be named and have a reason: a literal number that limits a length, a count or a time fails, and so do a
 * numeric constant without a comment and a second DAY_MS. No folder holds more files of its own than a reader takes in. Part
 * of `npm run lint`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** A test passes a copy of the tree in which it breaks the rule. */
const { positionals } = parseArgs({ allowPositionals: true });
const root = resolve(positionals[0] ?? join(import.meta.dirname, '..'));

/** The product's code; suites, demonstration data and tools set no limits for shoppers. */
const PRODUCT = /^(libs|mf-[a-z-]+|shell|services\/commerce-api\/(src|ops))\//;
const NOT_PRODUCT = /^libs\/testing\/|\/e2e\/|\.test\.tsx?$|\.config\.ts$|test-support\//;
/** Files that consist of limits. */
const LIMITS_FILE = /(^|\/)(constants|limits|settings)\.ts$/;

const NUMBER = String.raw`[1-9][0-9_]*[0-9]\b`;
const LIMIT_NAMES =
  'maxLength|minLength|maxItems|minItems|bodyLimit|limit|timeout|timeoutMs|deadlineMs|backoffMs|maxAge|ttl';
const BARE_NUMBER = new RegExp(
  [
    String.raw`\b(?:${LIMIT_NAMES})\b\??\s*[:=]\s*\{?${NUMBER}`,
    String.raw`(?<!Math)\.(?:max|min|limit|timeout)\(${NUMBER}`,
    String.raw`\bmaximum(?::| =) ${NUMBER}`,
    String.raw`\bMath\.min\(${NUMBER}`,
    String.raw`\.slice\(0, ${NUMBER}`,
    String.raw`\bmax-age=[0-9]{2,}`,
    String.raw`\bset(?:Timeout|Interval)\(.*, ${NUMBER}\)`,
  ].join('|'),
);
/** Parts of a fixed format are not limits: days of an instant, the first characters of a digest. */
const FORMATTING_CALL = /toISOString\(\)|digest[.(]|sha256\(/;
/** A length of time that has its home in libs/api. */
const SECOND_DURATION = /\bconst (?:DAY|(?:QUARTER_)?HOUR|MINUTE|SECOND)(?:_MS|_SECONDS)? = [0-9]/;
/** A named constant satisfies the rule. */
const NAMED_CONSTANT = /^\s*(export )?const [A-Z][A-Z0-9_]* =/;
/** A module's constant of numbers and other constants. */
const NUMERIC_CONSTANT =
  /^(?:export )?const [A-Z][A-Z0-9_]*(?:: number)? = (?=.*(?:\b[0-9]|_MS\b|_SECONDS\b))[A-Z0-9_ .*+/()-]+;/;
/** A number of one unit in another has no choice. */
const CONVERSION = /const (?:PENCE|MINOR|METRES|KJ|KCAL|ML_PERCENT)_PER_/;

/** Tests included. Nobody reads a longer list of files; named folders say what belongs together. */
const FILES_PER_FOLDER = 25;
/** Catalogues of one kind, in which one looks for a name. */
const CATALOGUES = [
  'libs/api/src/entities',
  'libs/api/src/operations/admin',
  'libs/api/src/operations/member',
  'libs/ui/src',
  'libs/ui/src/icons',
  'services/commerce-api/src/database/schema',
];

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (['node_modules', 'dist', '.data', '.nx', '.git', 'reports'].includes(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(name)) yield path;
  }
}

/** Whether a comment is on a constant's line or above its group: the lines of constants that follow one another. */
function hasReason(lines: readonly string[], at: number): boolean {
  if (lines[at]?.includes('; //')) return true;
  let above = at - 1;
  while (/^(export )?const [A-Z]/.test(lines[above] ?? '')) above -= 1;
  return /^\/\/|\*\/$/.test(lines[above] ?? '');
}

const faults: string[] = [];
const filesOf = new Map<string, number>();
for (const file of sources(root)) {
  const path = relative(root, file);
  const folder = dirname(path);
  filesOf.set(folder, (filesOf.get(folder) ?? 0) + 1);
  if (!PRODUCT.test(path) || NOT_PRODUCT.test(path)) continue;
  const isHome = path === 'libs/api/src/durations.ts';
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.forEach((line, at) => {
    if (BARE_NUMBER.test(line) && !LIMITS_FILE.test(path) && !NAMED_CONSTANT.test(line) && !FORMATTING_CALL.test(line))
      faults.push(`${path}:${at + 1}: a limit without a name: ${line.trim()}`);
    if (SECOND_DURATION.test(line) && !isHome)
      faults.push(`${path}:${at + 1}: import it from @storefront/api/durations: ${line.trim()}`);
    if (NUMERIC_CONSTANT.test(line) && !CONVERSION.test(line) && !hasReason(lines, at) && !isHome)
      faults.push(`${path}:${at + 1}: a number without a reason above it: ${line.trim()}`);
  });
}

for (const [folder, files] of filesOf)
  if (files > FILES_PER_FOLDER && !CATALOGUES.includes(folder))
    faults.push(`${folder}: ${files} files, and a folder holds ${FILES_PER_FOLDER} at most`);

if (faults.length) {
  console.error(faults.join('\n'));
  console.error(
    `\n${faults.length} faults: a limit is a constant with its reason (libs/api/src/constants.ts), and a folder has few files`,
  );
  process.exit(1);
}
console.log('Every limit has a name and a reason');
