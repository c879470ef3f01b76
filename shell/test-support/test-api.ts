import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
}

/** A commerce-api whose replies a test decides; undefined breaks the connection. */
export async function startTestApi() {
  const api = {
    origin: '',
    /** Calls since the last `reset`. */
    calls: [] as TestCall[],
    respond: (_call: TestCall): TestReply | undefined => ({}),
    reset() {
      api.calls = [];
      api.respond = () => ({});
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers, body: Buffer.concat(parts).toString() };
    api.calls.push(call);
    const reply = api.respond(call);
    if (!reply) return request.socket.destroy();
    const { status = 200, body = {} } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}
