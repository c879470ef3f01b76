import type { PackageContract } from '@storefront/remote-kit/contract/package-contract';
import type { BusNames } from './declared-bus-names';

/** A name on the bus without its version: 'basket:add-item' of 'basket:add-item@2'. */
export const unversioned = (name: string): string => name.replace(/@\d+$/, '');

const versionOf = (name: string): number => Number(/@(\d+)$/.exec(name)?.[1] ?? 1);

type Use = Pick<PackageContract, 'name' | 'emits' | 'reactsTo' | 'handles' | 'requests'>;

/**
 * One message for each fact or command that no other package uses; a package that uses only its own needs a function.
 * @param declared the names in the bus contracts; an undeclared name in a source is reported as well
 */
export function unusedBusNames(contracts: readonly Use[], declared: BusNames): string[] {
  const usersOf = (list: 'emits' | 'reactsTo' | 'handles' | 'requests', name: string): string[] =>
    contracts.filter((contract) => contract[list].includes(name)).map((contract) => contract.name);
  const facts = new Set([...declared.facts, ...contracts.flatMap(({ emits }) => emits)]);
  const commands = new Set([...declared.commands, ...contracts.flatMap(({ handles }) => handles)]);
  // Released versions of other packages may still use the older versions of a name.
  const isOlder = (name: string, all: ReadonlySet<string>) =>
    [...all].some((other) => unversioned(other) === unversioned(name) && versionOf(other) > versionOf(name));
  return [
    ...[...facts].flatMap((fact) => {
      const owners = usersOf('emits', fact);
      if (!owners.length) return [`the fact '${fact}' is declared but never emitted`];
      const listeners = usersOf('reactsTo', fact);
      if (isOlder(fact, facts)) return [];
      if (!listeners.length) return [`no package listens to '${fact}' of ${owners}`];
      return listeners.some((name) => !owners.includes(name)) ? [] : [`only ${owners} itself listens to '${fact}'`];
    }),
    ...[...commands].flatMap((command) => {
      const owners = usersOf('handles', command);
      if (!owners.length) return [`the command '${command}' is declared but never handled`];
      const requesters = usersOf('requests', command);
      if (isOlder(command, commands)) return [];
      if (!requesters.length) return [`no package requests '${command}' of ${owners}`];
      return requesters.some((name) => !owners.includes(name)) ? [] : [`only ${owners} itself requests '${command}'`];
    }),
  ];
}
