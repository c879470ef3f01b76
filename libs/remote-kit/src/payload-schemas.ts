import { commandSchemas, factSchemas } from '@storefront/bus/contracts/schemas';
import type { PackageContract } from './package-contract';
import type { PayloadSchemas } from './payload-schema.types';

/**
 * The shapes of what a package says and hears on the bus, as the contracts declare them when it is built. Names that a
 * remote of another repository adds have none there.
 */
export function payloadSchemas({
  emits,
  reactsTo,
  handles,
  requests,
}: Pick<PackageContract, 'emits' | 'reactsTo' | 'handles' | 'requests'>): PayloadSchemas {
  return {
    facts: pick(factSchemas, [...emits, ...reactsTo]),
    commands: pick(commandSchemas, [...handles, ...requests]),
  };
}

const pick = <Schema>(schemas: Readonly<Record<string, Schema>>, names: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(
    [...new Set(names)].sort().flatMap((name): [string, Schema][] => {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      return schema ? [[name, schema]] : [];
    }),
  );
