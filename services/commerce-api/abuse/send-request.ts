import http from 'node:http';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import type { BadRequest } from './bad-request';

export interface Observed {
  /** 0 when there was no reply. */
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  ms: number;
  failure?: string;
}

/** The maximum duration of any request. */
export const HANG_TIMEOUT_MS = 5_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Makes the next requests open new connections. Call it after a pause that blocked the event loop: the server may have
 * closed idle connections meanwhile, and a request on one of them gets no reply.
 */
export const closeConnections = (): void => agent.destroy();

/** A body as text; a request may have asked for a compressed one. @throws Error when it is not what its header says */
function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || !encoding) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : unzipSync(bytes)).toString();
}

/** Sends a request as written: fetch would normalise its path and reject half of its headers. */
export function sendRequest(
  origin: string,
  request: Pick<BadRequest, 'method' | 'path' | 'headers' | 'body'>,
): Promise<Observed> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (observed: Omit<Observed, 'ms'>) => resolve({ ...observed, ms: performance.now() - started });
    const failed = (error: Error) => done({ status: 0, headers: {}, body: '', failure: error.message });
    const { body, method, path, headers } = request;
    const length = body === undefined ? 0 : Buffer.byteLength(body);
    const call = http.request(
      { agent, hostname, port, method, path, headers: { ...headers, 'content-length': length } },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', failed);
        reply.on('end', () => {
          const { statusCode: status = 0, headers: received } = reply;
          try {
            done({ status, headers: received, body: decoded(Buffer.concat(parts), received['content-encoding']) });
          } catch (error) {
            failed(error as Error);
          }
        });
      },
    );
    call.setTimeout(HANG_TIMEOUT_MS * 2, () => call.destroy(new Error('no answer')));
    call.on('error', failed);
    call.end(body);
  });
}
