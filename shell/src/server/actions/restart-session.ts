import formbody from '@fastify/formbody';
import { SMALL_FORM_BYTES } from '@storefront/api/constants';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance } from 'fastify';
import { rejectCrossSite } from '../api-proxy/same-origin';
import type { ShellConfig } from '../config';
import { COOKIE, SessionCookies } from '../session/cookies';

/** Clears place, basket and waiting link, for errors that a retry cannot solve; the log-in stays. */
export function restartSession(app: FastifyInstance, config: ShellConfig) {
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: SMALL_FORM_BYTES });
    scope.post('/actions/restart', { preHandler: rejectCrossSite }, (request, reply) => {
      const cookies = new SessionCookies(config, request, reply);
      for (const name of [COOKIE.basket, COOKIE.place, COOKIE.link]) cookies.clear(name);
      return reply.redirect(urlTo('index'), 303);
    });
  });
}
