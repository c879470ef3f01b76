import type { PackageContract } from '@storefront/remote-kit/package-contract';
import type { BusNames } from './declared-bus-names';

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
  return [
    ...[...facts].flatMap((fact) => {
      const owners = usersOf('emits', fact);
      if (!owners.length) return [`the fact '${fact}' is declared but never emitted`];
      const listeners = usersOf('reactsTo', fact);
      if (!listeners.length) return [`no package listens to '${fact}' of ${owners}`];
      return listeners.some((name) => !owners.includes(name)) ? [] : [`only ${owners} itself listens to '${fact}'`];
    }),
    ...[...commands].flatMap((command) => {
      const owners = usersOf('handles', command);
      if (!owners.length) return [`the command '${command}' is declared but never handled`];
      const requesters = usersOf('requests', command);
      if (!requesters.length) return [`no package requests '${command}' of ${owners}`];
      return requesters.some((name) => !owners.includes(name)) ? [] : [`only ${owners} itself requests '${command}'`];
    }),
  ];
}
