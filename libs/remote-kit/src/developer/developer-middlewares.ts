import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { DEVELOPER_STATUS, type DeveloperStatus } from './developer-paths';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface DeveloperReplies {
  /** Whether a request gets any reply but 403. */
  readonly accepts: (request: IncomingMessage) => boolean;
  /** Headers of every reply. */
  readonly headers: OutgoingHttpHeaders;
  readonly status: () => DeveloperStatus;
}

/**
 * The middlewares of a developer's server, in their order.
 * @param given those of Rspack's server; the ones at a path of their own, which open files in an editor or build on
 *   request, are left out
 */
export const developerMiddlewares = <Given extends object>(
  given: readonly Given[],
  { accepts, headers, status }: DeveloperReplies,
): (Given | { readonly name: string; readonly path?: string; readonly middleware: Handler })[] => [
  {
    name: 'own-storefront',
    middleware: (request, response, next) => {
      if (accepts(request)) next();
      else response.writeHead(403).end();
    },
  },
  // Before Rspack's middleware, which holds every request while it builds.
  {
    name: 'status',
    path: DEVELOPER_STATUS,
    middleware: (_request, response) =>
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(status())),
  },
  ...given.filter((one) => !('path' in one)),
];
