import { operationOf } from '@storefront/api/declaration/find-operation';
import { clientConfig } from '../../client-config';
import type { Caller } from './caller';

/** Adds the client's configuration to a body if the operation accepts it. Values in the body take precedence. */
export function withClientConfig(key: string, body: unknown, { business, deviceId }: Caller): unknown {
  if (!business || !operationOf(key)?.session?.takesClientConfig) return body;
  return { ...clientConfig(business, deviceId), ...(body as object) };
}
