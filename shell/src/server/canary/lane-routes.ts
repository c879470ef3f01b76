import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { refuseUnlessNavigation } from '../same-origin';
import type { Lanes } from './lane';

/** Links to join or leave the canary: /en-gb/lane/in and /en-gb/lane/out. Both redirect home. */
export function laneRoutes(app: FastifyInstance, config: ShellConfig, lanes: Lanes) {
  for (const lane of ['in', 'out'] as const)
    app.get(`/${config.locale}/lane/${lane}`, { preHandler: refuseUnlessNavigation }, (_request, reply) => {
      lanes.choose(reply, lane);
      return reply.header('cache-control', 'no-store').redirect(urlTo('index'), 303);
    });
}
