import fc, { type Arbitrary } from 'fast-check';

const nestedValue = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

/** Values that do not belong where they are put. */
export const wrongValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' ',
    [],
    {},
    [[]],
    -1,
    0,
    0.5,
    -0.0001,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '0',
    '1e999',
    'NaN',
    '\u0000',
    'a\u0000b',
    '\u0007\u001b[31m\u202e',
    '\ud800',
    'x\udfff',
    '\ufeff',
    '../../../../etc/passwd',
    '%00%0a%0d',
    "' or 1=1; --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '9999-99-99',
    '0000-00-00',
    '2026-02-30',
    '25:61',
    '+999999-01-01T00:00:00Z',
    'true',
    '%',
    '\\',
    '_'.repeat(300),
    'A'.repeat(10_240),
    '🍎'.repeat(2_000),
    'e\u0301'.repeat(500),
    // Slow for a regular expression that backtracks.
    `a@${'.'.repeat(80_000)}@`,
    `${' '.repeat(80_000)}\n`,
    `${'a'.repeat(80_000)}!`,
    `${'0'.repeat(80_000)}x`,
  ),
  fc.constant(nestedValue(40)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.double(),
  fc.array(fc.integer(), { minLength: 100, maxLength: 300 }),
);

/** Names with a special meaning to JavaScript. */
const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\u0000',
  'ü',
  'a'.repeat(3000),
];
const oddKey = fc.oneof(fc.constantFrom(...oddKeys), fc.string({ unit: 'binary', maxLength: 20 }));

type Path = readonly (string | number)[];

/** The path of every value in a value, the value itself first. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function replaceAt(value: unknown, path: Path, change: (found: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === step ? replaceAt(inner, rest, change) : inner));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, key === step ? replaceAt(inner, rest, change) : inner]),
  );
}

function withoutPath(value: unknown, path: Path): unknown {
  const last = path.at(-1);
  return replaceAt(value, path.slice(0, -1), (found) =>
    Array.isArray(found)
      ? found.filter((_, at) => String(at) !== last)
      : Object.fromEntries(Object.entries(found as object).filter(([key]) => key !== last)),
  );
}

/** Defines an own property, also where plain assignment would set the prototype. */
const withKey = (found: unknown, key: string, value: unknown) =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
    ? Object.fromEntries([...Object.entries(found), [key, value]])
    : found;

const withOtherType = (found: unknown): unknown => {
  if (typeof found === 'number') return String(found);
  if (typeof found === 'string') return found.repeat(300).slice(0, 9_000);
  if (Array.isArray(found)) return Object.fromEntries(Object.entries(found));
  return [found];
};

/** A value with one mistake in it: another type, missing, extra, null, too long, out of range or nested. */
export function mutateOneValue(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat(), fc.nat({ max: 4 }), wrongValue, oddKey).map(([value, at, mutation, wrong, key]) => {
    const paths = pathsIn(value);
    const path = paths[at % paths.length] ?? [];
    if (mutation === 0 && path.length) return withoutPath(value, path);
    if (mutation === 1) return replaceAt(value, path, (found) => withKey(found, key, wrong));
    if (mutation === 2) return replaceAt(value, path, withOtherType);
    return replaceAt(value, path, () => wrong);
  });
}
