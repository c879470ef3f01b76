import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors/problem';

/**
 * Refuses a write caused by another site's page. Browsers send Sec-Fetch-Site, older ones Origin; a request with
 * neither is accepted only without cookies.
 */
export async function rejectCrossSite(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request)) return;
  await sendProblem(reply, 403, 'foreign_request');
}

/** Refuses a read caused by another site's page when the reply sets cookies. */
export async function rejectCrossSiteRead(request: FastifyRequest, reply: FastifyReply) {
  const site = request.headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') await sendProblem(reply, 403, 'foreign_request');
}

/**
 * Accepts only navigation and calls of our own pages: pictures, frames and calls of other sites, and prefetched pages,
 * must have no effect. Browsers send the purpose in Sec-Fetch-Mode and Sec-Fetch-Dest.
 */
export async function refuseUnlessNavigation(request: FastifyRequest, reply: FastifyReply) {
  const {
    'sec-fetch-mode': mode = 'navigate',
    'sec-fetch-dest': dest = 'document',
    'sec-fetch-site': site,
  } = request.headers;
  const isOurs = site === 'same-origin' || (mode === 'navigate' && dest === 'document');
  if (!isOurs || isPrefetch(request)) await sendProblem(reply, 403, 'foreign_request');
}

/** Whether a browser prefetches a page. */
export const isPrefetch = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const origin = request.headers.origin;
  if (origin) return URL.canParse(origin) && new URL(origin).host === request.host;
  return !request.headers.cookie;
}
