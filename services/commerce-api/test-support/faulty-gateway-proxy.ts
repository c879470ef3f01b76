import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request: passed on; held until somebody lets it go; or passed on with its answer lost. */
export type ProxyBehaviour = 'pass' | 'lose-answer' | Promise<void>;

export interface FaultyGatewayProxy {
  origin: string;
  /** Asked for every request, by its path. */
  treat: (path: string) => ProxyBehaviour;
  close(): Promise<void>;
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, lose: boolean): void {
  const { method, url, headers } = incoming;
  const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
    if (lose) {
      answer.resume();
      answer.once('end', () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** Stands between a client and the service, and does to their talk what networks do. */
export async function startFaultyGatewayProxy(target: () => string): Promise<FaultyGatewayProxy> {
  const proxy = { treat: (_path: string): ProxyBehaviour => 'pass' };
  const server: Server = createServer((incoming, outgoing) => {
    const treatment = proxy.treat(incoming.url ?? '');
    if (typeof treatment === 'string') forward(target(), incoming, outgoing, treatment === 'lose-answer');
    else void treatment.then(() => forward(target(), incoming, outgoing, false));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
