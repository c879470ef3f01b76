import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { CONSENT_COOKIE, COOKIES_PATH, type Consent, writeConsent } from '../../consent/consent';
import { cameFrom } from '../came-from';
import type { ShellConfig } from '../config';
import { refuseForeign } from '../same-origin';
import { COOKIE, DAY, SessionCookies } from '../session/cookies';

/** Asked again after half a year. */
const REMEMBERED = 180 * DAY;

/** Where the shopper's answer about cookies is written down: by the banner, and by the form of the cookies page. */
export function consentRoutes(app: FastifyInstance, config: ShellConfig) {
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1024 });
    scope.post('/actions/consent', { preHandler: refuseForeign }, async (request, reply) => {
      const { choice, measurement, marketing } = (request.body ?? {}) as Record<string, unknown>;
      const consent: Consent = {
        measurement: choice === 'all' || (choice === 'some' && measurement === 'on'),
        marketing: choice === 'all' || (choice === 'some' && marketing === 'on'),
      };
      reply.setCookie(CONSENT_COOKIE, writeConsent(consent), {
        path: '/',
        sameSite: 'lax',
        secure: config.secureCookies,
        maxAge: REMEMBERED,
      });
      // What was taken back leaves no trace that it needed.
      if (!consent.marketing) new SessionCookies(config, request, reply).clear(COOKIE.device);
      reply.header('cache-control', 'no-store');
      if (request.headers.accept === 'application/json') return reply.code(204).send();
      const from = cameFrom(request);
      const answered = `${COOKIES_PATH}?saved=${writeConsent(consent)}`;
      return reply.redirect(!from || from.pathname === COOKIES_PATH ? answered : from.pathname + from.search, 303);
    });
  });
}
