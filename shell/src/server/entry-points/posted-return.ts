import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router';
import { PRIVATE_CACHE } from '../document/cache-control';
import type { DocumentServices } from '../document/serve-document';
import { COOKIE, SessionCookies } from '../session/cookies';

/** The browser follows the link at once. */
const KEPT_SECONDS = 60;
/** With its name a cookie may have 4 kB; in base64url the fields grow by a third. */
const MAX_CHARACTERS = 2_700;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/**
 * Another site's form, posted to a link that takes one. Browsers send no cookies with it, and it changes nothing but the
 * kept fields: the link is followed by a GET, which has the cookies, and whose state must be this device's.
 * @returns the redirect; undefined when the URL is no such link
 */
export async function keepPosted(
  { canary, rendering: { config } }: DocumentServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const path = pathOf(request);
  const { composition } = canary.of(request);
  const links = Object.values(composition?.manifests ?? {}).flatMap((manifest) => manifest.links ?? []);
  if (!links.some((link) => link.takesPost && matchRoutes([{ path: link.path, caseSensitive: true }], path)))
    return undefined;
  const posted = { path, fields: Object(request.body) };
  if (JSON.stringify(posted).length <= MAX_CHARACTERS)
    new SessionCookies(config, request, reply).write(COOKIE.posted, posted, KEPT_SECONDS);
  return reply.header('cache-control', PRIVATE_CACHE).redirect(path, 303);
}

/** The fields that were posted to the link a moment ago, once. */
export function takePosted(
  { rendering: { config } }: DocumentServices,
  request: FastifyRequest,
  reply: FastifyReply,
): object | undefined {
  const cookies = new SessionCookies(config, request, reply);
  const { path, fields } = Object(cookies.read(COOKIE.posted)) as { path?: unknown; fields?: unknown };
  if (path !== pathOf(request) || typeof fields !== 'object' || fields === null) return undefined;
  cookies.clear(COOKIE.posted);
  return fields;
}
