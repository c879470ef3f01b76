import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withColumns } from './columns-table';

test('the how-to lists every file and column of the importer (else: npm run import-columns -w commerce-api)', () => {
  const page = readFileSync(
    fileURLToPath(new URL('../../../../docs/reference/import-columns.md', import.meta.url)),
    'utf8',
  );
  expect(page === withColumns(page)).toBe(true);
});
