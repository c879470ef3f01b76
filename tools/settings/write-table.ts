/** npm run settings-table: writes the table of environment variables into docs/reference/settings.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from './settings-table';

const page = join(import.meta.dirname, '../../docs/reference/settings.md');
writeFileSync(page, withTable(readFileSync(page, 'utf8')));
