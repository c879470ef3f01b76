import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A fault in a reply: another status, no reply, a connection that breaks before or during it, changed content, or a
 * delay; or one in the request.
 */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    }
  | { readonly kind: 'hang' }
  | { readonly kind: 'cut' }
  /** Half of the request's body is passed on, then the connection breaks on both sides. */
  | { readonly kind: 'half-request' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'tamper' }
  /** The reply as it is, with these headers in place of its own. */
  | { readonly kind: 'headers'; readonly headers: Record<string, string> }
  | { readonly kind: 'delay'; readonly ms: number };

export interface FaultRule {
  /** A regular expression for the path and query. */
  readonly path: string;
  readonly method?: string;
  /** The User-Agent of the affected browser, so that concurrent tests do not disturb each other. */
  readonly agent?: string;
  readonly fault: Fault;
  /** How often the fault occurs; always by default. */
  readonly times?: number;
}

/** What passed through, for a test to inspect. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  readonly requestBody: string;
}

/** How long the target has for half a request. */
const HALF_REQUEST_MS = 50;
const CONTROL_PATH = '/__faults';

/**
 * A real proxy server that forwards everything except what its rules change: real status codes, broken connections and
 * wrong bytes. Rules are set in this process, or from another one by `PUT /__faults` with a list for the sender's agent.
 */
export class FaultProxy {
  rules: FaultRule[] = [];
  /** Requests whose URL matches are stored in `passed`. */
  recorded?: RegExp;
  readonly requests: RecordedRequest[] = [];
  /** Awaited before a request is passed on, so that something else can happen first. */
  before?: (method: string, url: string) => Promise<unknown>;
  /** How often a rule was applied. */
  faultCount = 0;
  private readonly faultsByRule = new Map<FaultRule, number>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  /** @param target the origin of the server behind it, such as http://127.0.0.1:4210 */
  constructor(private readonly target: string) {
    this.server = createServer((request, response) => void this.handle(request, response));
    // The target's headers promise a longer keep-alive than Node's default of five seconds.
    this.server.keepAliveTimeout = 120_000;
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  async listen(port = 0, host?: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private ruleFor(request: IncomingMessage): FaultRule | undefined {
    const rule = this.rules.find(
      (one) =>
        new RegExp(one.path).test(request.url ?? '') &&
        (!one.method || one.method === request.method) &&
        (!one.agent || one.agent === request.headers['user-agent']) &&
        (this.faultsByRule.get(one) ?? 0) < (one.times ?? Number.POSITIVE_INFINITY),
    );
    if (rule) {
      this.faultsByRule.set(rule, (this.faultsByRule.get(rule) ?? 0) + 1);
      this.faultCount += 1;
    }
    return rule;
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request).catch(() => undefined);
    if (!body) return;
    if (request.url === CONTROL_PATH) return this.control(request, body, response);
    await this.before?.(request.method ?? '', request.url ?? '');
    const fault = this.ruleFor(request)?.fault;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'cut') return request.socket.destroy();
    if (fault?.kind === 'status')
      return response
        .writeHead(fault.status, { 'cache-control': 'no-store', 'content-type': 'text/plain', ...fault.headers })
        .end(fault.body ?? '');
    if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (fault?.kind === 'half-request') return this.forwardHalf(request, body);
    this.forward(request, body, response, fault);
  }

  private forwardHalf(request: IncomingMessage, body: Buffer) {
    const { method, headers } = request;
    const forwarded = httpRequest(`${this.target}${request.url}`, { method, headers, setHost: false });
    const breakOff = () => {
      forwarded.destroy();
      request.socket.destroy();
    };
    forwarded.on('error', breakOff);
    // The target may read the half before the connection breaks.
    forwarded.write(body.subarray(0, Math.floor(body.length / 2)), () => setTimeout(breakOff, HALF_REQUEST_MS));
  }

  private forward(request: IncomingMessage, body: Buffer, response: ServerResponse, fault?: Fault) {
    const changes = fault?.kind === 'tamper' || fault?.kind === 'truncate';
    const headers: IncomingHttpHeaders = { ...request.headers };
    if (changes) headers['accept-encoding'] = 'identity';
    const forwarded = httpRequest(
      `${this.target}${request.url}`,
      { method: request.method, headers, setHost: false },
      async (upstream) => {
        if (this.recorded?.test(request.url ?? ''))
          this.requests.push({
            method: request.method ?? '',
            url: request.url ?? '',
            headers: request.headers,
            status: upstream.statusCode ?? 0,
            requestBody: body.toString(),
          });
        if (!changes) {
          const replaced = fault?.kind === 'headers' ? fault.headers : {};
          response.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, ...replaced });
          upstream.pipe(response);
          return;
        }
        const content = await bodyOf(upstream);
        if (fault.kind === 'tamper') {
          const other = Buffer.concat([content, Buffer.from('\n/* Different from what was sent. */')]);
          response.writeHead(upstream.statusCode ?? 502, {
            ...upstream.headers,
            'content-length': String(other.length),
          });
          response.end(other);
          return;
        }
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        response.write(content.subarray(0, Math.floor(content.length / 2)), () => request.socket.destroy());
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    forwarded.end(body);
  }

  private control(request: IncomingMessage, body: Buffer, response: ServerResponse) {
    const agent = request.headers['user-agent'];
    if (!agent) return void response.writeHead(400).end();
    const rules = JSON.parse(body.toString()) as FaultRule[];
    // Each browser can replace only its own rules.
    this.rules = [...this.rules.filter((rule) => rule.agent !== agent), ...rules.map((rule) => ({ ...rule, agent }))];
    response.writeHead(204).end();
  }
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
