import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The storefront under another host name, like an environment's own. */
export interface HostProxy {
  readonly origin: string;
  /** The number of forwarded requests. */
  passed(): number;
  close(): Promise<void>;
}

/** Headers in which the two origins are swapped, in both directions. */
const ADDRESSED = ['origin', 'referer', 'location'] as const;

function translate(headers: IncomingHttpHeaders, from: string, to: string): IncomingHttpHeaders {
  const translated = { ...headers };
  for (const name of ADDRESSED) {
    const value = translated[name];
    if (value) translated[name] = value.replace(from, to);
  }
  return translated;
}

/** A file that the other origin has itself. */
interface OwnFile {
  readonly type: string;
  readonly content: string | Buffer;
}

/**
 * Shows the local storefront at `target` under another origin.
 * @param target the origin of a business's own host
 * @param host where to listen, as 127.0.0.2
 * @param ownFile what is not forwarded, by path
 */
export async function startHostProxy(
  target: string,
  host: string,
  ownFile: (path: string) => OwnFile | undefined = () => undefined,
): Promise<HostProxy> {
  const { host: targetHost, port } = new URL(target);
  let passed = 0;
  let origin = '';
  const server: Server = createServer((incoming, outgoing) => {
    const own = ownFile(incoming.url ?? '');
    if (own) {
      outgoing.writeHead(200, { 'content-type': own.type }).end(own.content);
      return;
    }
    passed += 1;
    const headers = { ...translate(incoming.headers, origin, target), host: targetHost };
    const onward = request(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, translate(reply.headers, target, origin));
        reply.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    passed: () => passed,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
