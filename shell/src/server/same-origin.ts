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

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const origin = request.headers.origin;
  if (origin) return URL.canParse(origin) && new URL(origin).host === request.host;
  return !request.headers.cookie;
}
