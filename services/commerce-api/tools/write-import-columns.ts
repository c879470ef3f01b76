/** Regenerates the tables of docs/how-to/import-your-data.md. A test compares them with the importer's columns. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withColumns } from '../ops/import/columns-table';

const page = fileURLToPath(new URL('../../../docs/how-to/import-your-data.md', import.meta.url));
writeFileSync(page, withColumns(readFileSync(page, 'utf8')));
