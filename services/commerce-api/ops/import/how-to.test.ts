import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withColumns } from './columns-table';

test('the how-to tells of every file and column as the importer reads them (else: npm run import-columns -w commerce-api)', () => {
  const page = readFileSync(
    fileURLToPath(new URL('../../../../docs/how-to/import-your-data.md', import.meta.url)),
    'utf8',
  );
  expect(page === withColumns(page)).toBe(true);
});
