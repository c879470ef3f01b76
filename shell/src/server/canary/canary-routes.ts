import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnlessNavigation } from '../api-proxy/same-origin';
import type { Businesses } from '../businesses';
import type { ShellConfig } from '../config';
import { sendProblem } from '../errors/problem';
import { businessOf } from '../session/session-routes';
import type { CanaryAssignment } from './canary-assignment';
import { CANARY_NAME } from './canary-cookie';

/** A link's canary; undefined when the link names none, null when it is no name. */
function nameIn({ query }: FastifyRequest): string | undefined | null {
  const { name } = query as { name?: unknown };
  if (name === undefined) return undefined;
  return typeof name === 'string' && CANARY_NAME.test(name) ? name : null;
}

/**
 * Links to join or leave a canary: /en-gb/canary/join?name=mf-basket and /en-gb/canary/leave?name=mf-basket. Both redirect
 * home. Without a name, one joins the only canary and leaves all of them.
 */
export function canaryRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  businesses: Businesses,
  assignment: CanaryAssignment,
) {
  const home = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect(urlTo('index'), 303);
  const options = { preHandler: refuseUnlessNavigation };

  app.get(`/${config.locale}/canary/join`, options, async (request, reply) => {
    const business = await businessOf(businesses, request);
    const name = nameIn(request);
    const found = business && name !== null && assignment.find(name, business);
    if (!found) return sendProblem(reply, 404, 'canary_not_found');
    assignment.join(reply, found, business);
    return home(reply);
  });

  app.get(`/${config.locale}/canary/leave`, options, async (request, reply) => {
    const business = await businessOf(businesses, request);
    const name = nameIn(request);
    if (!business || name === null) return sendProblem(reply, 404, 'canary_not_found');
    assignment.leave(request, reply, name, business);
    return home(reply);
  });
}
