/** Regenerates the tables of docs/reference/import-columns.md. A test compares them with the importer's columns. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withColumns } from '../ops/import/columns-table';

const page = fileURLToPath(new URL('../../../docs/reference/import-columns.md', import.meta.url));
writeFileSync(page, withColumns(readFileSync(page, 'utf8')));
