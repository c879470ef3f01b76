import type { PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';
import { Errors } from 'typebox/schema';
import { jsonFault } from './json-fault';

/**
 * Why a value does not have the shape of a schema, or undefined when it has. Fields that are undefined count as absent.
 * @param schema undefined for a name whose manifest has no schema, which no value has
 */
export function schemaFault(schema: PayloadSchema | undefined, value: unknown): string | undefined {
  if (!schema) return 'its manifest has no schema of it';
  const whole = value ?? null;
  // The remote itself would get the value, not a copy in JSON, in which a Date is a string.
  const fault = jsonFault(whole);
  if (fault) return fault;
  const [isValid, errors] = Errors(schema as object, JSON.parse(JSON.stringify(whole)));
  if (isValid) return undefined;
  return (
    errors.map(({ instancePath, message }) => `${instancePath || 'it'} ${message}`).join('; ') || 'it is not valid'
  );
}
