import { ApiProblem } from '@storefront/api/api-problem';
import type { Transport } from '@storefront/api/transport';
import { request as send } from 'undici';

interface ApiTransportOptions {
  /** Sent with every request: the business and the internal key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly deadlineMs: number;
}

/**
 * The render workers' transport: one attempt and a deadline, over connections that are kept. A page asks for several
 * things, and the platform's fetch takes as long for each as React for a third of the page.
 */
export function createApiTransport({ headers, deadlineMs }: ApiTransportOptions): Transport {
  return async ({ method, url, body }) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    try {
      const reply = await send(url, {
        method,
        headers: {
          accept: 'application/json, application/problem+json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: deadline.signal,
      });
      return { status: reply.statusCode, body: parse(await reply.body.text()) };
    } catch (cause) {
      const code = deadline.signal.aborted ? 'timeout' : 'network';
      throw new ApiProblem(code, 0, 'No answer', `${method} ${url}`, undefined, { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined; // The client names it: unreadable_reply.
  }
}
