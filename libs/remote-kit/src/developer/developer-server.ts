import type { IncomingMessage } from 'node:http';
import { type Compiler, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { developerConfig } from './developer-config';
import { developerMiddlewares } from './developer-middlewares';
import type { DeveloperStatus } from './developer-paths';
import { acceptsRequest } from './developer-requests';

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
  const headers = { 'access-control-allow-origin': storefront, vary: 'origin', 'cache-control': 'no-store' };
  const accepts = (request: IncomingMessage) => acceptsRequest(options, request);
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: true,
      static: false,
      compress: false,
      setupExitSignals: false,
      // The hosts of the pages that open its WebSocket. The header Host is checked by acceptsRequest.
      allowedHosts: [new URL(storefront).hostname],
      headers,
      client: {
        overlay: false,
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: HOST, port, pathname: '/ws' },
      },
      webSocketServer: {
        type: 'ws',
        options: { verifyClient: ({ origin, req }: Client) => origin === storefront && accepts(req) },
      },
      setupMiddlewares: (given) => developerMiddlewares(given, { accepts, headers, status }),
    },
    compiler,
  );
  await server.start();
  return { origin: `http://${HOST}:${port}`, stop: () => server.stop() };
}

/** A browser or program that opens a WebSocket. */
interface Client {
  readonly origin: string;
  readonly req: IncomingMessage;
}

/** @returns what the server says of itself now */
function statusOf(compiler: Compiler, remote: string): () => DeveloperStatus {
  let errors = 0;
  compiler.hooks.done.tap('DeveloperStatus', ({ compilation }) => {
    errors = compilation.errors.length;
  });
  return () => ({ remote, errors });
}
