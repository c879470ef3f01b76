/**
 * npm run contracts: writes what the remotes' sources say into docs and READMEs. With --check it writes nothing and fails
 * when a page is out of date. Part of `npm run lint`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundaryTable, contractsPage } from './contracts/contracts-page';
import { withBlock } from './contracts/generated-block';
import { packageOwners } from './contracts/package-owners';
import { packageReadme } from './contracts/package-readme';
import { readContracts } from './contracts/read-contracts';
import { remoteNames } from './run/packages/package-names';
import { readCommandLine } from './run/read-command-line';

const { values, positionals } = readCommandLine(
  {
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  },
  'see tools/README.md',
);
/** A test passes a copy of the workspace. */
const root = positionals[0] ?? join(import.meta.dirname, '..');
const contracts = await readContracts(root);
const pages: readonly (readonly [string, (page: string) => string])[] = [
  ['README.md', (page) => withBlock(page, 'packages', packageOwners(root, remoteNames(root)))],
  ['docs/architecture.md', (page) => withBlock(page, 'boundaries', boundaryTable(contracts))],
  ['docs/contracts/README.md', (page) => contractsPage(page, root, contracts)],
  ...contracts.map(
    (contract) => [`${contract.name}/README.md`, (page: string) => packageReadme(page, root, contract)] as const,
  ),
];
for (const [path, generate] of pages) {
  const page = readFileSync(join(root, path), 'utf8');
  const text = generate(page);
  if (text === page) continue;
  if (values.check) {
    console.error(`${path} is out of date. Run: npm run contracts`);
    process.exitCode = 1;
  } else writeFileSync(join(root, path), text);
}
if (!process.exitCode) console.log('The contracts are documented');
