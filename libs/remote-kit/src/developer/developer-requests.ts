import type { IncomingHttpHeaders } from 'node:http';

/** What a developer's server may be asked by: pages of one storefront, and programs on the same machine. */
export interface DeveloperAudience {
  /** The port that it listens on. */
  readonly port: number;
  /** The origin of the storefront. */
  readonly storefront: string;
}

interface DeveloperRequest {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Whether a developer's server replies to a request: sources that are not released are for no other site to read. */
export function acceptsRequest({ port, storefront }: DeveloperAudience, request: DeveloperRequest): boolean {
  const { host, origin, 'sec-fetch-site': site, 'user-agent': agent = '' } = request.headers;
  if (!['GET', 'HEAD'].includes(request.method ?? '')) return false;
  // 0.0.0.0 leads here too, and browsers do not say which page asks such an address.
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) return false;
  if (origin !== undefined) return origin === storefront;
  if (site === undefined) return !agent.startsWith('Mozilla/');
  return site === 'none' || site === 'same-origin';
}
