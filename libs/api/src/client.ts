import type { Arguments, Input, Key, Result } from './operation-types';
import { readResult } from './transport/read-result';
import { requestPath } from './transport/request-path';
import type { Transport } from './transport/transport';

export interface ClientOptions {
  /** The locale prefix, such as 'en-gb'. */
  locale: string;
  transport: Transport;
  /** Precedes the locale: empty in the browser, the API's URL on the server. */
  origin?: string;
}

export interface ApiClient {
  /** Calls an operation by its key. Declared outcomes are returned as values; all others are thrown as ApiProblem. */
  call<K extends Key>(key: K, ...input: Arguments<K>): Promise<Result<K>>;
}

export function createClient({ locale, transport, origin = '' }: ClientOptions): ApiClient {
  return {
    async call<K extends Key>(key: K, ...[input]: Arguments<K>): Promise<Result<K>> {
      // Cast: the checker cannot tell which of these fields the input of a generic key has.
      const { body, params, query, signal, idempotencyKey, upload } = (input ?? {}) as Partial<Input<Key>>;
      const { method, path } = requestPath(key, params, query);
      const response = await transport({
        key,
        method,
        url: `${origin}/${locale}/api${path}`,
        // A POST without a body would be rejected as empty JSON.
        body: body ?? (method === 'GET' ? undefined : {}),
        signal,
        idempotencyKey,
        upload,
      });
      return readResult<K>(response);
    },
  };
}
