import type { FastifyRequest } from 'fastify';

/** The form's page on this host; undefined when it is unknown or on another site. */
export function formPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): URL | undefined {
  const { referer } = headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  // A path with two leading slashes would lead to another site.
  return from.host === host && !from.pathname.startsWith('//') ? from : undefined;
}
