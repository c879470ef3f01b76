import type { PayloadSchema } from '@storefront/remote-kit/payload-schema.types';
import { schemaFault } from './schema-fault';

/** A contract's schema with the limits that a value must keep. */
interface LimitedSchema extends PayloadSchema {
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

/**
 * The simplest value of a schema, always the same one: required fields only, the first alternative of a union.
 * @throws Error when the schema has a limit that this value does not keep, such as a pattern
 */
export function exampleOf(schema: PayloadSchema): unknown {
  const value = simplestValue(schema);
  const fault = schemaFault(schema, value);
  if (fault) throw new Error(`No example can be made of the schema ${JSON.stringify(schema)}: ${fault}`);
  return value;
}

function simplestValue(schema: LimitedSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return simplestValue(schema.anyOf[0] ?? {});
  const { type, properties = {}, required = [], items = {}, minimum = 1, minLength = 0, minItems = 0 } = schema;
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, simplestValue(properties[name] ?? {})]));
  if (type === 'array') return Array.from({ length: minItems }, () => simplestValue(items));
  if (type === 'string') return 'example'.padEnd(minLength, '.');
  if (type === 'number' || type === 'integer') return Math.max(1, minimum);
  return type === 'boolean' ? true : null;
}
