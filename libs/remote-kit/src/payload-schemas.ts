import { commandSchemas, factSchemas } from '@storefront/bus/contracts/schemas';
import { operationSchemas } from './operation-schemas';
import type { PackageContract } from './package-contract';
import type { PayloadSchemas } from './payload-schema.types';

/**
 * The shapes of what a package says and hears on the bus, and of its calls to the back end, as the contracts declare
 * them when it is built. Names that a remote of another repository adds to the bus have none there.
 */
export function payloadSchemas({
  emits,
  reactsTo,
  handles,
  requests,
  operations,
  errorCodes,
}: Pick<PackageContract, 'emits' | 'reactsTo' | 'handles' | 'requests' | 'operations' | 'errorCodes'>): PayloadSchemas {
  return {
    facts: pick(factSchemas, [...emits, ...reactsTo]),
    commands: pick(commandSchemas, [...handles, ...requests]),
    operations: operationSchemas(operations, errorCodes),
  };
}

const pick = <Schema>(schemas: Readonly<Record<string, Schema>>, names: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(
    [...new Set(names)].sort().flatMap((name): [string, Schema][] => {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      return schema ? [[name, schema]] : [];
    }),
  );
