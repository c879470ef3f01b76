import { operationOf } from '@storefront/api/find-operation';
import { clientConfig } from '../../client-config';
import type { Caller } from './caller';

/** The body of a call with the client's configuration, where the operation takes it. What the call says itself stands. */
export function withClientConfig(key: string, body: unknown, { business, deviceId }: Caller): unknown {
  if (!business || !operationOf(key)?.session?.takesClientConfig) return body;
  return { ...clientConfig(business, deviceId), ...(body as object) };
}
