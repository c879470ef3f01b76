import { ApiProblem } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import type { Arguments, Input, Key } from '@storefront/api/operation-types';
import { readResult } from '@storefront/api/transport/read-result';
import type { TransportResponse } from '@storefront/api/transport/transport';
import type { ApiOutcome } from '../../server/api/send-to-api';
import { parseJsonBytes } from '../script-json';
import type { OperationInput } from './process-messages.types';
import type { ResponseCache } from './response-cache';

export interface ProcessApiOptions {
  /** Asks the parent. */
  readonly ask: (operation: string, input: OperationInput) => Promise<ApiOutcome>;
  readonly cache: ResponseCache;
  /** Identifies the business, because replies differ between businesses. */
  readonly cacheKey: string;
}

/** The API client of a render process: it names operations by key, and the parent calls them. */
export function createProcessApiClient({ ask, cache, cacheKey }: ProcessApiOptions): ApiClient {
  return {
    async call<K extends Key>(key: K, ...[given]: Arguments<K>) {
      // Cast: as in libs/api's client, the fields of a generic key's input are unknown to the checker.
      const { params, query, body } = (given ?? {}) as Partial<Input<Key>>;
      const input: OperationInput = { params, query, body: { ...(body as object | undefined) } };
      const response = await cache.get(cacheKey, key, input, async () => readOutcome(key, await ask(key, input)));
      return readResult<K>(response);
    },
  };
}

function readOutcome(key: string, outcome: ApiOutcome): TransportResponse {
  if ('failed' in outcome) throw new ApiProblem(outcome.failed, 0, 'No response', key);
  return { status: outcome.status, body: parse(outcome.body) };
}

function parse(body: Uint8Array): unknown {
  try {
    return body.length ? parseJsonBytes(body) : undefined;
  } catch {
    return undefined; // readResult throws unreadable_reply.
  }
}
