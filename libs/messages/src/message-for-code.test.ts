import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageKeyByCode } from './message-for-code';

/**
 * The codes of shoppers' operations (operators read the detail), read from the source files because this library must
 * not depend on the API's.
 */
function namedCodes(): string[] {
  const folder = join(__dirname, '../../api/src/operations');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('admin'),
  );
  const lists = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/errors:\s*\[[^\]]*\]/g) ?? []);
  return [...new Set(lists.flatMap((list) => [...list.matchAll(/'([a-z_]+)'/g)].map(([, code]) => code ?? '')))];
}

test('every declared error code has a message for the shopper', () => {
  const codes = namedCodes();
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !Object.hasOwn(messageKeyByCode, code))).toEqual([]);
});
