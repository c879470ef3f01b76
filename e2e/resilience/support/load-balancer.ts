import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const POLL_MS = 100;

interface Target {
  readonly origin: string;
  readonly agent: Agent;
  isReady: boolean;
}

/** A load balancer that sends requests, in turn, to the servers whose /readyz last replied 200. It repeats none. */
export class LoadBalancer {
  /** Requests that no server answered, also those that its caller repeats. */
  readonly failures: string[] = [];
  private readonly targets: readonly Target[];
  private readonly server = createServer((incoming, reply) => this.forward(incoming, reply));
  private readonly polling: NodeJS.Timeout;
  private turn = 0;

  constructor(origins: readonly string[]) {
    this.targets = origins.map((origin) => ({ origin, agent: new Agent({ keepAlive: true }), isReady: false }));
    this.polling = setInterval(() => void this.poll(), POLL_MS);
  }

  /** @returns its address */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many servers get requests. */
  get readyCount(): number {
    return this.targets.filter(({ isReady }) => isReady).length;
  }

  async close(): Promise<void> {
    clearInterval(this.polling);
    for (const { agent } of this.targets) agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async poll(): Promise<void> {
    await Promise.all(
      this.targets.map(async (target) => {
        const reply = await fetch(`${target.origin}/readyz`).catch(() => undefined);
        target.isReady = reply?.status === 200;
      }),
    );
  }

  private forward(incoming: IncomingMessage, reply: ServerResponse): void {
    const ready = this.targets.filter(({ isReady }) => isReady);
    const target = ready[this.turn % ready.length];
    this.turn += 1;
    const { method, url, headers } = incoming;
    if (!target) {
      this.failures.push(`${method} ${url}: no server is ready`);
      reply.writeHead(503).end('No server is ready');
      return;
    }
    const outgoing = request(`${target.origin}${url}`, { method, headers, agent: target.agent }, (answer) => {
      const { connection: _ofThatConnection, ...rest } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(reply);
    });
    outgoing.once('error', (error) => {
      this.failures.push(`${method} ${url}: ${error.message}`);
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end(error.message);
    });
    incoming.pipe(outgoing);
  }
}
