import http from 'node:http';
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
        reply.on('end', () =>
          done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts).toString() }),
        );
      },
    );
    call.setTimeout(HANG_TIMEOUT_MS * 2, () => call.destroy(new Error('no answer')));
    call.on('error', failed);
    call.end(body);
  });
}
