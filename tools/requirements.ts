/**
 * Writes docs/requirements.md: every requirement, with the tests of the last run that prove it. With --check it writes
 * nothing, fails when the file claims a proof that the run does not have, and says so when a newer one is missing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readProofs } from './requirements/read-proofs';
import { provenIds, requirementsPage } from './requirements/requirements-page';
import { readCommandLine } from './run/read-command-line';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs/requirements.md');
const { values } = readCommandLine({ options: { check: { type: 'boolean', default: false } } }, 'see tools/README.md');

const { text, proven, total, unknown } = requirementsPage(readProofs(join(root, 'reports'), root));
for (const id of unknown) console.error(`A test names [${id}], which is not a requirement.`);
console.log(`${proven} of ${total} requirements are proven`);
if (values.check) {
  const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const proofs = new Set(provenIds(text));
  const lost = provenIds(written).filter((id) => !proofs.has(id));
  for (const id of lost)
    console.error(`docs/requirements.md says that ${id} is proven, but no test of this run proves it.`);
  if (lost.length) process.exitCode = 1;
  else if (written !== text)
    console.log('docs/requirements.md can be updated from these reports: npm run requirements');
} else writeFileSync(page, text);
if (unknown.length) process.exitCode = 1;
