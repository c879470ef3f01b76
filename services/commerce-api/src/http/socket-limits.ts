import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { problemBody, refuse } from '../problem';
import type { ProblemCode } from '../problem-codes';

/** A longer address is 414, bigger headers are 431. */
export const ADDRESS_LIMIT = 4096;
const HEADER_BYTES = 16_384;
/** Whoever opens a connection has this long to say what they want, and this long to say all of it. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const CHECKED_EVERY_MS = 1_000;

const codes: Readonly<Record<string, readonly [code: ProblemCode, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'Request Timeout'],
};

/** A request that no route ever sees is answered on its socket, which is closed then: nobody knows where the next one would begin. */
function rejectOnSocket(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const [code, reason] = codes[error.code ?? ''] ?? ['request_malformed', 'Bad Request'];
  const problem = refuse(code);
  const body = JSON.stringify(problemBody(problem));
  socket.end(
    `HTTP/1.1 ${problem.status} ${reason}\r\ncontent-type: application/problem+json\r\ncontent-length: ${body.length}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** What a connection may cost before a route is known: bytes of headers, and time for headers and body that never end. */
export const socketLimits = {
  requestTimeout: REQUEST_MS,
  http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
  clientErrorHandler: rejectOnSocket,
} satisfies FastifyHttpOptions<Server>;
