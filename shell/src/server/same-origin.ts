import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem';

/**
 * Refuses a write that another site's page caused. Browsers say where a request comes from in Sec-Fetch-Site, older
 * ones in Origin; a request with neither carries no browser's cookies worth stealing and is let through only without them.
 */
export async function refuseForeign(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request)) return;
  await sendProblem(reply, 403, 'foreign_request');
}

/** Refuses a read that another site's page caused, where an answer sets or renews cookies. */
export async function refuseForeignRead(request: FastifyRequest, reply: FastifyReply) {
  const site = request.headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') await sendProblem(reply, 403, 'foreign_request');
}

/**
 * Refuses everything but a shopper who goes somewhere and our own pages' calls: another site's picture, frame or call,
 * and a page fetched ahead, must leave nothing behind. Browsers say what a request is for in Sec-Fetch-Mode and -Dest.
 */
export async function refuseUnlessNavigation(request: FastifyRequest, reply: FastifyReply) {
  const {
    'sec-fetch-mode': mode = 'navigate',
    'sec-fetch-dest': dest = 'document',
    'sec-fetch-site': site,
  } = request.headers;
  const isOurs = site === 'same-origin' || (mode === 'navigate' && dest === 'document');
  if (!isOurs || isAhead(request)) await sendProblem(reply, 403, 'foreign_request');
}

/** Whether a browser fetches a page that nobody has asked for yet. */
export const isAhead = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const origin = request.headers.origin;
  if (origin) return URL.canParse(origin) && new URL(origin).host === request.host;
  return !request.headers.cookie;
}
