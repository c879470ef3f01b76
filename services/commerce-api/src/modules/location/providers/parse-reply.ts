import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { ProviderUnavailable } from './provider-unavailable';

/** A reply as the shape that it should have; what else the provider says beside it is left out of account. */
export function parseReply<S extends TSchema>(provider: string, schema: S, body: unknown): Static<S> {
  if (!Value.Check(schema, body)) throw new ProviderUnavailable(provider, 'its answer is not understood');
  return body as Static<S>;
}
