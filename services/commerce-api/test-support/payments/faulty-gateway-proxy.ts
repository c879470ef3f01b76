import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request: forwarded, held until it is released, or forwarded with its reply dropped. */
type ProxyBehaviour = 'pass' | 'lose-answer' | Promise<void>;

export interface FaultyGatewayProxy {
  origin: string;
  /** Called for every request with its path. */
  behaviourFor: (path: string) => ProxyBehaviour;
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

/** A proxy between a client and the service that causes network faults. */
export async function startFaultyGatewayProxy(target: () => string): Promise<FaultyGatewayProxy> {
  const proxy = { behaviourFor: (_path: string): ProxyBehaviour => 'pass' };
  const server: Server = createServer((incoming, outgoing) => {
    const treatment = proxy.behaviourFor(incoming.url ?? '');
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
