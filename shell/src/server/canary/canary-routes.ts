import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { refuseUnlessNavigation } from '../same-origin';
import type { CanaryAssignment } from './canary-assignment';

/** Links to join or leave the canary: /en-gb/canary/join and /en-gb/canary/leave. Both redirect home. */
export function canaryRoutes(app: FastifyInstance, config: ShellConfig, canaryAssignment: CanaryAssignment) {
  for (const [name, assignment] of [
    ['join', 'in'],
    ['leave', 'out'],
  ] as const)
    app.get(`/${config.locale}/canary/${name}`, { preHandler: refuseUnlessNavigation }, (_request, reply) => {
      canaryAssignment.choose(reply, assignment);
      return reply.header('cache-control', 'no-store').redirect(urlTo('index'), 303);
    });
}
