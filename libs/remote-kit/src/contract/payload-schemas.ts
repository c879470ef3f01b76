import { commandSchemas, factSchemas } from '@storefront/bus/contracts/schemas';
import { stateSchemas } from '@storefront/bus/contracts/state.contract';
import { operationSchemas } from './operation-schemas';
import type { PackageContract } from './package-contract';
import type { PayloadSchema, PayloadSchemas } from './payload-schema.types';
import { schemaFaults } from './schema-faults';

/** What a package does on the bus and calls of the back end, and the schemas that its remote.ts declares. */
export type ShapedContract = Pick<
  PackageContract,
  | 'name'
  | 'emits'
  | 'reactsTo'
  | 'handles'
  | 'requests'
  | 'reads'
  | 'writes'
  | 'operations'
  | 'errorCodes'
  | 'commands'
  | 'facts'
>;

/**
 * The shapes of what a package says, hears, sets and reads on the bus, and of its calls to the back end, as @storefront/bus,
 * @storefront/api and the package's remote.ts declare them when it is built.
 * @returns no shape of a name that the package uses of another one, and that nothing here declares
 * @throws Error when remote.ts declares what it does not use or the bus has, or not what the package itself provides
 */
export function payloadSchemas(contract: ShapedContract): PayloadSchemas {
  const faults = schemaFaults(contract);
  if (faults.length) throw new Error(`${contract.name}: ${faults.join('; ')}`);
  const { emits, reactsTo, handles, requests, reads, writes, operations, errorCodes } = contract;
  return {
    facts: pick({ ...factSchemas, ...contract.facts }, [...emits, ...reactsTo]),
    commands: pick({ ...commandSchemas, ...contract.commands }, [...handles, ...requests]),
    operations: operationSchemas(operations, errorCodes),
    state: pick<PayloadSchema>(stateSchemas, [...reads, ...writes]),
  };
}

const pick = <Schema>(schemas: Readonly<Record<string, Schema>>, names: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(
    [...new Set(names)].sort().flatMap((name): [string, Schema][] => {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      return schema ? [[name, schema]] : [];
    }),
  );
