import type { Readable } from 'node:stream';
import { request as send } from 'undici';

/** The back end sends something every 15 s; after a longer silence the connection is taken for lost. */
const MAX_SILENCE_MS = 60_000;

type OpenedStream =
  | { readonly status: number; readonly contentType: string; readonly retryAfter?: string; readonly body: Readable }
  /** No reply came. */
  | { readonly failed: 'timeout' | 'network' };

/**
 * Reads a reply while it arrives, however long it lasts. Destroying the body ends the call. Never rejects.
 * @param deadlineMs for the beginning of the reply
 */
export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  deadlineMs: number,
): Promise<OpenedStream> {
  try {
    const reply = await send(url, { headers, headersTimeout: deadlineMs, bodyTimeout: MAX_SILENCE_MS });
    const retryAfter = reply.headers['retry-after'];
    return {
      status: reply.statusCode,
      contentType: String(reply.headers['content-type'] ?? 'application/json'),
      ...(typeof retryAfter === 'string' && { retryAfter }),
      body: reply.body,
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return { failed: code === 'UND_ERR_HEADERS_TIMEOUT' ? 'timeout' : 'network' };
  }
}
