import { ApiProblem } from '@storefront/api/api-problem';
import { createClient } from '@storefront/api/client';
import type { ProblemField } from '@storefront/api/entities/problem';
import type { Arguments, Key, ReplyOf, Result } from '@storefront/api/operation-types';
import type { Transport } from '@storefront/api/transport/transport';
import type { ShellConfig } from '../config';
import { type Caller, callerHeaders } from './caller';
import { sendToApi } from './send-to-api';
import { withClientConfig } from './with-client-config';

/** A refusal of commerce-api: a status below 500 with the problem's code. */
export interface Rejection {
  readonly code: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly ProblemField[];
}

type Answer<K extends Key> =
  | { readonly ok: true; readonly data: ReplyOf<K> }
  | { readonly ok: false; readonly error: Rejection };

export interface ServerApi {
  /**
   * Calls an operation by its key.
   * @throws ApiProblem when no reply came, or one of status 500 and above
   */
  call<K extends Key>(key: K, ...input: Arguments<K>): Promise<Answer<K>>;
  /** `call` with a body that is not type-checked: a form with files, or a body from a remote's action. */
  send<K extends Key>(key: K, body: object, idempotencyKey?: string): Promise<Answer<K>>;
}

export type ApiConfig = Pick<ShellConfig, 'apiOrigin' | 'internalKey' | 'locale' | 'apiDeadlineMs'>;

/** The typed API client of the document server, on behalf of one caller. */
export function apiClient(config: ApiConfig, caller: Caller): ServerApi {
  const client = createClient({
    locale: config.locale,
    origin: config.apiOrigin,
    transport: serverTransport(config, caller),
  });
  return {
    call: (key, ...input) => rejectionAsValue(client.call(key, ...input)),
    // The only cast of a body; commerce-api validates it against the operation's schema.
    send: (key, body, idempotencyKey) =>
      rejectionAsValue(client.call(key, ...([{ body, idempotencyKey }] as unknown as Arguments<typeof key>))),
  };
}

/** An undeclared refusal is a refusal too; only the browser's client throws it. */
async function rejectionAsValue<K extends Key>(result: Promise<Result<K>>): Promise<Answer<K>> {
  try {
    return await result;
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.status >= 400 && failure.status < 500)
      return { ok: false, error: failure };
    throw failure;
  }
}

const serverTransport =
  (config: ApiConfig, caller: Caller): Transport =>
  async ({ key, method, url, body, signal, idempotencyKey }) => {
    const headers = {
      ...callerHeaders(config, caller),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    const encoded = await encode(body instanceof FormData ? body : withClientConfig(key, body, caller));
    const outcome = await sendToApi(
      { method, url, body: encoded.body },
      { ...headers, ...encoded.headers },
      config.apiDeadlineMs,
      signal,
    );
    if ('failed' in outcome) throw new ApiProblem(outcome.failed, 0, 'No response', key);
    return { status: outcome.status, body: parse(Buffer.from(outcome.body).toString()) };
  };

async function encode(body: unknown): Promise<{ body?: string | Uint8Array; headers?: Record<string, string> }> {
  if (body === undefined) return {};
  if (!(body instanceof FormData)) return { body: JSON.stringify(body) };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await form.arrayBuffer()), headers: { 'content-type': type } };
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined; // The client reports it as unreadable_reply.
  }
}
