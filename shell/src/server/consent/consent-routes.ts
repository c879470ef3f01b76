import formbody from '@fastify/formbody';
import { SMALL_FORM_BYTES } from '@storefront/api/constants';
import { DAY_SECONDS } from '@storefront/api/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE, COOKIES_PATH, type Consent, writeConsent } from '../../consent/consent';
import { apiClient } from '../api/api-client';
import { addressLimit } from '../api-proxy/address-limit';
import { rejectCrossSite } from '../api-proxy/same-origin';
import type { Businesses } from '../businesses';
import type { ShellConfig } from '../config';
import { formPage } from '../form-page';
import { COOKIE, SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';
import { deviceNumber } from './device-number';
import { answerForCampaign } from './save-campaign';

/** The question is repeated after half a year. */
const CONSENT_SECONDS = 180 * DAY_SECONDS;

/** Per address; several shoppers may share one. */
const MAX_ANSWERS_PER_MINUTE = 60;

/** Stores the shopper's consent, from the banner and from the cookies page. */
export function consentRoutes(app: FastifyInstance, config: ShellConfig, businesses: Businesses) {
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: SMALL_FORM_BYTES });
    scope.post(
      '/actions/consent',
      { preHandler: rejectCrossSite, config: addressLimit(config, MAX_ANSWERS_PER_MINUTE) },
      async (request, reply) => {
        const { choice, measurement, marketing } = (request.body ?? {}) as Record<string, unknown>;
        const consent: Consent = {
          measurement: choice === 'all' || (choice === 'some' && measurement === 'on'),
          marketing: choice === 'all' || (choice === 'some' && marketing === 'on'),
        };
        reply.setCookie(CONSENT_COOKIE, writeConsent(consent), {
          path: '/',
          sameSite: 'lax',
          secure: config.secureCookies,
          maxAge: CONSENT_SECONDS,
        });
        if (!consent.marketing) await forgetDevice(config, businesses, request, reply);
        const from = formPage(request);
        answerForCampaign(new SessionCookies(config, request, reply), consent.marketing, from);
        reply.header('cache-control', 'no-store');
        if (request.headers.accept === 'application/json') return reply.code(204).send();
        const answered = `${COOKIES_PATH}?saved=${writeConsent(consent)}`;
        return reply.redirect(!from || from.pathname === COOKIES_PATH ? answered : from.pathname + from.search, 303);
      },
    );
  });
}

/** Withdrawing consent deletes its cookies and unregisters the device. */
async function forgetDevice(
  config: ShellConfig,
  businesses: Businesses,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const cookies = new SessionCookies(config, request, reply);
  const device = deviceNumber(cookies);
  if (!device) return;
  cookies.clear(COOKIE.device);
  const business = await businessOf(businesses, request).catch(() => undefined);
  // The answer counts even if the back end is down.
  await apiClient(config, { business, address: request.ip })
    .call('POST /devices/register', { body: { messagingDeviceId: device, promoConsentLevel: 'none' } })
    .catch((error: Error) =>
      request.log.error({ error: error.message }, 'a device’s consent was not erased in the back end'),
    );
}
