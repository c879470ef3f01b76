/**
 * Writes docs/requirements.md: every requirement, with the tests of the last run that prove it. With --check it writes
 * nothing and fails when the file differs from that run's reports.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readProofs } from './requirements/read-proofs';
import { requirementsPage } from './requirements/requirements-page';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs/requirements.md');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const { text, proven, total, unknown } = requirementsPage(readProofs(join(root, 'reports'), root));
for (const id of unknown) console.error(`A test names [${id}], which is not a requirement.`);
console.log(`${proven} of ${total} requirements are proven`);
if (!values.check) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error('docs/requirements.md is out of date. Run all tests, then: npm run requirements');
  process.exitCode = 1;
}
if (unknown.length) process.exitCode = 1;
