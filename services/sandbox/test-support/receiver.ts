import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: IncomingHttpHeaders;
  raw: string;
  event: { id: string; type: string; data: Record<string, unknown> };
}

export interface Receiver {
  url: string;
  received: Received[];
  /** The status of each following reply, in turn; 200 after the last. 0 sends no reply. */
  answers: number[];
  /** Resolves when this many have arrived. */
  until(count: number): Promise<Received[]>;
  stop(): Promise<void>;
}

/** A shop's receiver for the gateway's events. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const waiting: { count: number; resolve: (all: Received[]) => void }[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk) => {
      raw += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, raw, event: JSON.parse(raw) });
      const status = answers.shift() ?? 200;
      if (status !== 0) response.writeHead(status).end();
      for (const one of waiting) if (received.length >= one.count) one.resolve(received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`,
    received,
    answers,
    until: (count) =>
      received.length >= count
        ? Promise.resolve(received)
        : new Promise((resolve) => {
            waiting.push({ count, resolve });
          }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
