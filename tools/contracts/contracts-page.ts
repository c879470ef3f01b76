import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageContract } from '@storefront/remote-kit/contract/package-contract';
import { actionOwner } from '@storefront/routes/action-path';
import { withBlock } from './generated-block';
import { code, table } from './markdown';

/** The shared values have a block of their own. */
const STATE = 'state.contract.ts';

type List = 'emits' | 'reactsTo' | 'handles' | 'requests' | 'contains' | 'posts';

const namesWith = (contracts: readonly PackageContract[], list: List, name: string): string =>
  contracts
    .filter((contract) => contract[list].includes(name))
    .map((contract) => contract.name)
    .join(', ');

const allOf = (contracts: readonly PackageContract[], list: List): string[] =>
  [...new Set(contracts.flatMap((contract) => contract[list]))].sort();

const facts = (contracts: readonly PackageContract[]): string =>
  table(
    ['Fact', 'Emitted by', 'Listened to by'],
    allOf(contracts, 'emits').map((fact) => [
      code(fact),
      namesWith(contracts, 'emits', fact),
      namesWith(contracts, 'reactsTo', fact),
    ]),
  );

const commands = (contracts: readonly PackageContract[]): string =>
  table(
    ['Command', 'Handled by', 'Requested by'],
    allOf(contracts, 'handles').map((command) => [
      code(command),
      namesWith(contracts, 'handles', command),
      namesWith(contracts, 'requests', command),
    ]),
  );

/** The comment above an action's `request`, on one line. */
function descriptionOf(file: string): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?function request/.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
  if (!comment) throw new Error(`${file}: request has no comment`);
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const actions = (root: string, contracts: readonly PackageContract[]): string =>
  table(
    ['Action', 'Description', 'Posted by'],
    contracts.flatMap((contract) =>
      contract.actions.map((name) => {
        const action = `${actionOwner(contract.name)}/${name}`;
        const links = (contract.links ?? []).filter((link) => link.action === name);
        return [
          code(action),
          descriptionOf(join(root, contract.name, 'src/actions', `${name}.ts`)),
          links.map((link) => `link ${code(link.path)}`).join(', ') || namesWith(contracts, 'posts', action),
        ];
      }),
    ),
  );

/** Every boundary with its owner, its policy and the owners of the pages that contain it. */
export const boundaryTable = (contracts: readonly PackageContract[]): string =>
  table(
    ['Boundary', 'Filled by', 'Policy', 'Rendered by', 'Contained in pages of'],
    contracts.flatMap((contract) =>
      contract.boundaries.map(({ name, policy, server, onEveryPage }) => [
        code(name),
        contract.name,
        policy,
        server ? 'server' : 'browser',
        onEveryPage ? 'all owners' : namesWith(contracts, 'contains', name),
      ]),
    ),
  );

/** A source without its imports, as a block of code. */
const source = (file: string): string => {
  const text = readFileSync(file, 'utf8')
    .replace(/^import .*;\n/gm, '')
    .trim();
  return `\`\`\`ts\n${text}\n\`\`\``;
};

/** docs/contracts/README.md with its generated blocks replaced. */
export function contractsPage(page: string, root: string, contracts: readonly PackageContract[]): string {
  const folder = join(root, 'libs/bus/src/contracts');
  const files = readdirSync(folder).filter((name) => name.endsWith('.contract.ts') && name !== STATE);
  return (
    [
      ['facts', facts(contracts)],
      ['commands', commands(contracts)],
      ['payloads', files.map((name) => source(join(folder, name))).join('\n\n')],
      ['actions', actions(root, contracts)],
      ['state', [join(folder, STATE), join(root, 'libs/bus/src/state.types.ts')].map(source).join('\n\n')],
      ['boundaries', boundaryTable(contracts)],
    ] as const
  ).reduce((text, [name, block]) => withBlock(text, name, block), page);
}
