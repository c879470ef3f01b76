import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compiler, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { developerConfig } from './developer-config';
import { DEVELOPER_STATUS, type DeveloperStatus } from './developer-paths';

/** Serves one remote from its sources to the browser on the same machine. */
export interface DeveloperServerOptions {
  /** Its name. */
  readonly remote: string;
  /** The remote's folder. */
  readonly root: string;
  readonly port: number;
  /** The origin of the storefront whose pages may use it. */
  readonly storefront: string;
}

/** A developer's server that runs. */
export interface DeveloperServer {
  /** Such as http://127.0.0.1:5173. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Where it listens: other machines cannot reach it. */
const HOST = '127.0.0.1';

/**
 * Starts Rspack's development server for a remote, with Fast Refresh. It replies to pages of one storefront and to
 * programs on this machine, and to no page of another site.
 */
export async function startDeveloperServer(options: DeveloperServerOptions): Promise<DeveloperServer> {
  const { remote, root, port, storefront } = options;
  const compiler = rspack(developerConfig(remote, root));
  const status = statusOf(compiler, remote);
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: true,
      static: false,
      compress: false,
      setupExitSignals: false,
      // Names in the header Host, and in Origin of a WebSocket.
      allowedHosts: [new URL(storefront).hostname],
      headers: { 'access-control-allow-origin': storefront, vary: 'origin', 'cache-control': 'no-store' },
      client: {
        overlay: false,
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: HOST, port, pathname: '/ws' },
      },
      webSocketServer: {
        type: 'ws',
        options: { verifyClient: ({ origin }: { origin: string }) => origin === storefront },
      },
      setupMiddlewares: (middlewares) => [
        { name: 'own-storefront', middleware: refuseOthers(storefront) },
        // Without those that open files in an editor, or build again, on request.
        ...middlewares.filter((one) => !('path' in one)),
        { name: 'status', path: DEVELOPER_STATUS, middleware: sendStatus(status) },
      ],
    },
    compiler,
  );
  await server.start();
  return { origin: `http://${HOST}:${port}`, stop: () => server.stop() };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const refuseOthers =
  (storefront: string): Middleware =>
  (request, response, next) => {
    if (isFromElsewhere(request, storefront)) response.writeHead(403).end();
    else next();
  };

const sendStatus =
  (status: () => DeveloperStatus): Middleware =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(status()));
  };

/** Whether a request comes from a page of another site than the storefront. */
const isFromElsewhere = ({ headers, method = '' }: IncomingMessage, storefront: string): boolean => {
  if (!['GET', 'HEAD'].includes(method)) return true;
  if (headers.origin !== undefined) return headers.origin !== storefront;
  return !['none', 'same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined);
};

/** @returns what the server says of itself now */
function statusOf(compiler: Compiler, remote: string): () => DeveloperStatus {
  let errors = 0;
  compiler.hooks.done.tap('DeveloperStatus', ({ compilation }) => {
    errors = compilation.errors.length;
  });
  return () => ({ remote, errors });
}
