/** npm run settings-table: writes the table of environment variables into docs/operating.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from './settings-table';

const page = join(import.meta.dirname, '../../docs/operating.md');
writeFileSync(page, withTable(readFileSync(page, 'utf8')));
