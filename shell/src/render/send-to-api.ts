import type { Method } from '@storefront/api/operation';
import { request as send } from 'undici';

export interface ApiRequest {
  readonly method: Method;
  readonly url: string;
  /** JSON. */
  readonly body?: string;
}

export type ApiAnswer =
  | { readonly status: number; readonly text: string }
  /** No answer came. */
  | { readonly failed: 'timeout' | 'network' };

/**
 * One attempt with a deadline, over connections that are kept: a page asks for several things, and the platform's fetch
 * takes as long for each as React for a third of the page. Never rejects.
 * @param signal ends the call, because nobody waits for its answer any more
 */
export async function sendToApi(
  { method, url, body }: ApiRequest,
  headers: Readonly<Record<string, string>>,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<ApiAnswer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  const abort = () => deadline.abort();
  signal?.addEventListener('abort', abort);
  try {
    const reply = await send(url, {
      method,
      headers: {
        accept: 'application/json, application/problem+json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
      signal: deadline.signal,
    });
    return { status: reply.statusCode, text: await reply.body.text() };
  } catch {
    return { failed: deadline.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
