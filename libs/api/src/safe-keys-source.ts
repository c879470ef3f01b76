import { allOperations } from './operations';

/** The source text of safe-keys.ts, generated from the operation table. */
export function safeKeysSource(): string {
  const keys = allOperations.filter((operation) => operation.safe).map((operation) => `  '${operation.key}',`);
  return [
    '// Written by `npm run safe-keys` from the operation table; a test compares the two.',
    '',
    '/** Operations that only read: the browser may send them again. */',
    'export const safeKeys: ReadonlySet<string> = new Set([',
    ...keys.sort(),
    ']);',
    '',
  ].join('\n');
}
