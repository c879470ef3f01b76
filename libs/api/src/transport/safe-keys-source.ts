import { isForShoppers } from '../declaration/find-operation';
import type { Operation } from '../declaration/operation';
import { allOperations } from '../operations';

/** The source text of safe-keys.ts, generated from the operation table. */
export function safeKeysSource(): string {
  return [
    '// Written by `npm run safe-keys` from the operation table; a test compares the two.',
    '',
    '/** Operations that only read, besides every GET: the browser may send them again. */',
    ...setOf('safeKeys', ({ safe, key }) => safe && !key.startsWith('GET ')),
    '',
    '/** Changes that are made once per Idempotency-Key: the browser may send them again under the same key. */',
    ...setOf('repeatableKeys', ({ idempotent }) => idempotent === 'change'),
    '',
    '/** Reads whose reply is shared by pages that are rendered at about the same time. */',
    ...setOf('sharedKeys', ({ sharedByPages }) => sharedByPages),
    '',
  ].join('\n');
}

/** Formatted as Biome does. */
const MAX_WIDTH = 120;

function setOf(name: string, isIn: (operation: Operation) => boolean | undefined): string[] {
  const start = `export const ${name}: ReadonlySet<string> = new Set([`;
  const keys = allOperations
    // Operators' and businesses' programs are no browsers.
    .filter(isForShoppers)
    .filter(isIn)
    .map(({ key }) => `'${key}'`)
    .sort();
  const line = `${start}${keys.join(', ')}]);`;
  return line.length <= MAX_WIDTH ? [line] : [start, ...keys.map((key) => `  ${key},`), ']);'];
}
