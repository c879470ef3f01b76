import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literal, nameOf, type SyntaxNode, syntaxTree, visit } from '@storefront/remote-kit/boundaries/syntax-tree';

/** The names in the bus contracts, such as 'slots:reserved'. */
export interface BusNames {
  readonly facts: readonly string[];
  readonly commands: readonly string[];
}

/**
 * Reads the keys of every constant xFacts and xCommands in a folder of contracts.
 * @param folder libs/bus/src/contracts
 */
export function declaredBusNames(folder: string): BusNames {
  const facts: string[] = [];
  const commands: string[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.contract.ts'))
    .sort())
    visit(syntaxTree(name, readFileSync(join(folder, name), 'utf8')), (node) => {
      if (node.type !== 'VariableDeclarator') return;
      const kind = /(Facts|Commands)$/.exec(nameOf(node.id as SyntaxNode) ?? '')?.[1];
      const { properties = [] } = node.init as { readonly properties?: readonly SyntaxNode[] };
      if (kind) (kind === 'Facts' ? facts : commands).push(...properties.flatMap(({ key }) => literal(key) ?? []));
    });
  return { facts, commands };
}
