import { commandSchemas, factSchemas } from '@storefront/bus/contracts/schemas';
import type { ShapedContract } from './payload-schemas';

/**
 * What is wrong with the schemas of commands and facts in a remote.ts: one that @storefront/bus has, one that no source
 * uses, and a command or fact of the remote itself without one, of which releases could compare the name alone.
 */
export const schemaFaults = (contract: ShapedContract): string[] => [
  ...faultsOf('command', contract.commands, commandSchemas, contract.handles, contract.requests),
  ...faultsOf('fact', contract.facts, factSchemas, contract.emits, contract.reactsTo),
];

/** @param provided the names that the package handles or emits. @param used those that it requests or hears */
function faultsOf(
  kind: string,
  declared: object = {},
  known: object,
  provided: readonly string[],
  used: readonly string[],
): string[] {
  const names = Object.keys(declared);
  const isUnused = (name: string) => !provided.includes(name) && !used.includes(name);
  const isUnknown = (name: string) => !Object.hasOwn(declared, name) && !Object.hasOwn(known, name);
  return [
    ...names
      .filter((name) => Object.hasOwn(known, name))
      .map((name) => `remote.ts declares the ${kind} '${name}', which @storefront/bus declares`),
    ...names.filter(isUnused).map((name) => `no source uses the ${kind} '${name}' that remote.ts declares`),
    ...provided.filter(isUnknown).map((name) => `remote.ts has no schema of the ${kind} '${name}'`),
  ];
}
