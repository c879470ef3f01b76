import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { refuseUnlessNavigation } from '../same-origin';
import type { CanaryAssignment } from './canary-assignment';

/** Links to join or leave the canary: /en-gb/lane/in and /en-gb/lane/out. Both redirect home. */
export function canaryRoutes(app: FastifyInstance, config: ShellConfig, lanes: CanaryAssignment) {
  for (const lane of ['in', 'out'] as const)
    app.get(`/${config.locale}/lane/${lane}`, { preHandler: refuseUnlessNavigation }, (_request, reply) => {
      lanes.choose(reply, lane);
      return reply.header('cache-control', 'no-store').redirect(urlTo('index'), 303);
    });
}
