import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** A longer URL gets 414, larger headers 431; our own links are far shorter. */
export const ADDRESS_LIMIT = 4096;
/** Node's default, written down so that neither an option of its command line nor a later version changes it. */
const HEADER_BYTES = 16_384;
/** How long a client may take to send its headers, and its whole request. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
/** Uploads from a phone are slow. */
const UPLOAD_MS = 180_000;
/** By default Node looks every 30 seconds, so a slow client would keep its connection that much longer. */
const CHECKED_EVERY_MS = 1_000;

const refusals: Readonly<Record<string, readonly [status: number, reason: string, code: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'headers_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request_timeout'],
};

/**
 * A request that reaches no route gets its response on its socket, which is then closed because the start of the next request
 * is unknown.
 */
function refuseOnSocket(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const [status, reason, code] = refusals[error.code ?? ''] ?? [400, 'Bad Request', 'bad_request'];
  const body = JSON.stringify({ type: 'about:blank', title: code.replace(/_/g, ' '), status, code });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/problem+json\r\ncontent-length: ${body.length}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Limits that apply before a route is known: header bytes, and time for headers and body. */
export const socketLimits = {
  requestTimeout: UPLOAD_MS,
  http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
  clientErrorHandler: refuseOnSocket,
} satisfies FastifyHttpOptions<Server>;

/**
 * A body must be complete well before the connection's limit.
 * @param uploads paths of forms with files, which have the whole time
 */
export function limitBodyTime(app: FastifyInstance, uploads: ReadonlySet<string>) {
  app.addHook('onRequest', async ({ raw, url }) => {
    // Fastify's `inject` makes requests without a connection.
    if (raw.complete || !(raw.socket instanceof Socket) || uploads.has(url.split('?')[0] ?? '')) return;
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const timer = setTimeout(() => raw.complete || refuseOnSocket(late, raw.socket), REQUEST_MS).unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
