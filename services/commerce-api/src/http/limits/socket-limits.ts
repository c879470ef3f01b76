import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '@storefront/api/problem-codes';
import type { FastifyHttpOptions } from 'fastify';
import { problemBody, refuse } from '../../problem';

/** A longer URL is answered with 414, larger headers with 431. */
export const MAX_URL_LENGTH = 4096;
/** Node's default, written down so that neither an option of its command line nor a later version changes it. */
const MAX_HEADER_BYTES = 16_384;
/** How long a client may take to send its headers, and its whole request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** By default Node looks every 30 seconds, so a slow client would keep its connection that much longer. */
const CHECK_INTERVAL_MS = 1_000;

const problemsByError: Readonly<Record<string, readonly [code: ProblemCode, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'Request Timeout'],
};

/**
 * A request that reaches no route is answered on its socket, which is then closed because the start of the next request
 * is unknown.
 */
function rejectOnSocket(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const [code, reason] = problemsByError[error.code ?? ''] ?? ['request_malformed', 'Bad Request'];
  const problem = refuse(code);
  const body = JSON.stringify(problemBody(problem));
  socket.end(
    `HTTP/1.1 ${problem.status} ${reason}\r\ncontent-type: application/problem+json\r\ncontent-length: ${body.length}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Limits that apply before a route is known: header bytes, and time for headers and body. */
export const socketLimits = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  },
  clientErrorHandler: rejectOnSocket,
} satisfies FastifyHttpOptions<Server>;
