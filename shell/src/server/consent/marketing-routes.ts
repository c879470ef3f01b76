import { randomUUID } from 'node:crypto';
import {
  MEASUREMENT_MAX,
  REPORT_NAME_MAX_LENGTH,
  REPORT_PART_MAX_LENGTH,
  SMALL_FORM_BYTES,
} from '@storefront/api/constants';
import { DAY_SECONDS } from '@storefront/api/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE, readConsent } from '../../consent/consent';
import { apiClient } from '../api/api-client';
import { addressLimit } from '../api-proxy/address-limit';
import { rejectCrossSite } from '../api-proxy/same-origin';
import type { Businesses } from '../businesses';
import type { LiveComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import { ownerOfExpose, ownerOfUrl } from '../document/page-owner';
import { sendProblem } from '../errors/problem';
import type { Redaction } from '../errors/redact';
import { accessTokenOf } from '../session/access-token';
import { COOKIE, SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';
import { deviceNumber } from './device-number';

/** Half a year, as the cookies page says; the consent on which it depends lasts no longer. */
const DEVICE_SECONDS = 180 * DAY_SECONDS;
/** Per address; several shoppers may share one. */
const MAX_REGISTRATIONS_PER_MINUTE = 30;
/** More, because every page is measured. */
const MAX_MEASUREMENTS_PER_MINUTE = 120;
const consentOf = (request: FastifyRequest) => readConsent(request.cookies[CONSENT_COOKIE]);

/** Operations that need the shopper's consent, which the server checks too. */
export function marketingRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  businesses: Businesses,
  live: LiveComposition,
  redact: Redaction,
) {
  /** Assigns the device's id, registers it for messages and links it to the marketing platform's user. */
  app.post(
    `/${config.locale}/session/marketing`,
    { preHandler: rejectCrossSite, config: addressLimit(config, MAX_REGISTRATIONS_PER_MINUTE) },
    async (request, reply) => {
      if (!consentOf(request)?.marketing) return sendProblem(reply, 403, 'consent_required');
      const business = await businessOf(businesses, request);
      if (!business) return sendProblem(reply, 404, 'business_not_found');
      const cookies = new SessionCookies(config, request, reply);
      const known = deviceNumber(cookies);
      const device = known ?? randomUUID();
      if (!known) cookies.write(COOKIE.device, device, DEVICE_SECONDS);
      // A member is the same user of the platform on every device.
      const accessToken = await accessTokenOf(config, cookies, business);
      const api = apiClient(config, { business, accessToken, address: request.ip });
      await api.call('POST /devices/register', {
        body: { messagingDeviceId: device, deviceName: 'browser', promoConsentLevel: 'marketing' },
      });
      const identified = await api.call('POST /marketing/identifier', { body: { sessionToken: device } });
      reply.header('cache-control', 'no-store');
      if (identified.ok) return { kind: 'known' };
      // The shopper's part is done: what the platform lacks concerns the operators, to whom the page reports it.
      const { code, detail } = identified.error;
      return { kind: 'unknown', code, detail };
    },
  );

  app.post<{ Body: { page: string; composition: string } }>(
    `/${config.locale}/measurements`,
    {
      preHandler: rejectCrossSite,
      bodyLimit: SMALL_FORM_BYTES,
      schema: { body: measurement },
      config: addressLimit(config, MAX_MEASUREMENTS_PER_MINUTE),
    },
    async (request, reply) => {
      if (!consentOf(request)?.measurement) return sendProblem(reply, 403, 'consent_required');
      const { page } = request.body;
      const composition = live.byId(request.body.composition);
      const isPublic = page.startsWith('./');
      const owner = isPublic ? ownerOfExpose(composition, page) : ownerOfUrl(composition, request.headers.referer);
      request.log.info(
        { measured: { ...request.body, ...owner, page: redact.path(page) } },
        'a browser measured a page',
      );
      return reply.code(204).send();
    },
  );
}

const measurement = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'value', 'page', 'composition'],
  properties: {
    name: { enum: ['CLS', 'INP', 'LCP'] },
    value: { type: 'number', minimum: 0, maximum: MEASUREMENT_MAX },
    page: { type: 'string', maxLength: REPORT_PART_MAX_LENGTH },
    composition: { type: 'string', maxLength: REPORT_NAME_MAX_LENGTH },
  },
};
