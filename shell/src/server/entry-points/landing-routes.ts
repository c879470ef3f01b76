import { DAY_SECONDS } from '@storefront/api/durations';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyInstance } from 'fastify';
import { apiClient } from '../api/api-client';
import { refuseUnlessNavigation } from '../api-proxy/same-origin';
import type { ShellConfig } from '../config';
import { isCampaign, saveCampaign } from '../consent/save-campaign';
import { PRIVATE_CACHE } from '../document/cache-control';
import { pathIn } from '../document/path-in';
import { type DocumentServices, serveDocument } from '../document/serve-document';
import { COOKIE, SessionCookies } from '../session/cookies';
import { isReferralCode } from '../session/referral-code';
import { businessOf } from '../session/session-routes';

/** A month, as the cookies page says, for a friend who registers later. */
const REFERRAL_SECONDS = 30 * DAY_SECONDS;

/**
 * Landing URLs that store how a shopper came: a friend's code for registration, or a television campaign, whose name
 * stays in the URL until consent.
 */
export function landingRoutes(app: FastifyInstance, services: DocumentServices) {
  const { config } = services.rendering;

  app.get<{ Params: { code: string } }>(
    '/referrer/:code',
    { preHandler: refuseUnlessNavigation },
    async (request, reply) => {
      const { code } = request.params;
      const business = await businessOf(services.businesses, request).catch(() => undefined);
      if (business && isReferralCode(code) && (await isKnown(config, business, code, request.ip)))
        new SessionCookies(config, request, reply).write(COOKIE.friend, code, REFERRAL_SECONDS);
      return serveDocument(services, request, reply, { isPrivate: true });
    },
  );

  app.get<{ Querystring: { campaign?: unknown } }>('/tv', { preHandler: refuseUnlessNavigation }, (request, reply) => {
    const { campaign } = request.query;
    const name = isCampaign(campaign) ? campaign : 'tv';
    const isKept = saveCampaign(new SessionCookies(config, request, reply), name);
    const search = pathIn(services, request, 'find-stores', {}, { campaign: isKept ? undefined : name });
    return reply.header('cache-control', PRIVATE_CACHE).redirect(search, 302);
  });
}

/** A code that cannot be checked now is stored; registration checks it. */
async function isKnown(config: ShellConfig, business: Business, referralCode: string, address: string) {
  const reply = await apiClient(config, { business, address })
    .call('POST /member/referral-code-verify', { body: { referralCode } })
    .catch(() => undefined);
  return reply?.ok !== false;
}
