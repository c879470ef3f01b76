import { ApiProblem } from '../api-problem';
import { OPERATOR_CALL_DEADLINE_MS } from '../constants';
import { deadlineSignal } from './deadline-signal';
import type { Transport } from './transport';

export interface FetchTransportOptions {
  /** Headers of every request: the business, the internal key, a member's token. */
  headers?: () => Record<string, string>;
  deadlineMs?: number;
  fetch?: typeof fetch;
}

/** The server's transport: fetch with one attempt and a timeout. A late page is worse than a page without a part. */
export function createFetchTransport(options: FetchTransportOptions = {}): Transport {
  const { headers = () => ({}), deadlineMs = OPERATOR_CALL_DEADLINE_MS, fetch: send = fetch } = options;
  return async ({ method, url, body, signal, idempotencyKey }) => {
    const deadline = deadlineSignal(deadlineMs, signal);
    try {
      const response = await send(url, {
        method,
        headers: {
          accept: 'application/json, application/problem+json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...headers(),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: deadline.signal,
      });
      const text = await response.text();
      return { status: response.status, body: parse(text) };
    } catch (cause) {
      const code = signal?.aborted ? 'cancelled' : deadline.isLate() ? 'timeout' : 'network';
      throw new ApiProblem(code, 0, 'No response', `${method} ${url}`, undefined, { cause });
    } finally {
      deadline.end();
    }
  };
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined; // readResult reports it as unreadable_reply.
  }
}
