import type { FastifyRequest } from 'fastify';

/** The page of this host that a form stood on, or undefined when that is unknown or another site's. */
export function cameFrom({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): URL | undefined {
  const { referer } = headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  // A path of two slashes would lead to another site.
  return from.host === host && !from.pathname.startsWith('//') ? from : undefined;
}
