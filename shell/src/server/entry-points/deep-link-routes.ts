import formbody from '@fastify/formbody';
import { SMALL_FORM_BYTES } from '@storefront/api/constants';
import { errorMessage } from '@storefront/api/error-message';
import { linkExpired, systemError, tooManyRequests, unrecoverableError } from '@storefront/messages/system';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SEARCH_FIRST } from '../../navigation/href-at-store';
import { refuseUnlessNavigation, rejectCrossSite } from '../api-proxy/same-origin';
import { PRIVATE_CACHE } from '../document/cache-control';
import { pathIn } from '../document/path-in';
import { type DocumentServices, serveDocument } from '../document/serve-document';
import { accessTokenOf } from '../session/access-token';
import { COOKIE, SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';
import {
  DEEP_LINK_PATH,
  type DeepLink,
  type DeepLinkOutcome,
  followDeepLink,
  linkDigest,
  readDeepLink,
  WAITING_LINK_PATH,
  waitingLink,
} from './deep-link';

/** Campaign links and deep links: followed at once, or stored until a store search or an answer allows it. */
export function deepLinkRoutes(app: FastifyInstance, services: DocumentServices) {
  const { config } = services.rendering;

  async function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    link: DeepLink,
    hasAgreed: boolean,
  ): Promise<DeepLinkOutcome> {
    const business = await businessOf(services.businesses, request);
    if (!business) return { kind: 'refused', status: 404 };
    const cookies = new SessionCookies(config, request, reply);
    const accessToken = await accessTokenOf(config, cookies, business);
    return followDeepLink(config, cookies, business, link, { accessToken, address: request.ip, hasAgreed });
  }

  /** Follows a link, or the answer to its question: with a redirect, or with the question. */
  async function serveLink(
    request: FastifyRequest,
    reply: FastifyReply,
    link: DeepLink | undefined,
    hasAgreed = false,
  ) {
    const error = (status: number, message: string, detail?: string) =>
      serveDocument(services, request, reply, { url: DEEP_LINK_PATH, error: { status, message, detail } });
    if (!link) return error(404, unrecoverableError);
    let outcome: DeepLinkOutcome;
    try {
      outcome = await follow(request, reply, link, hasAgreed);
    } catch (cause) {
      request.log.error({ error: errorMessage(cause) }, 'a deep link could not be followed');
      return error(503, systemError);
    }
    reply.header('cache-control', PRIVATE_CACHE);
    if (outcome.kind === 'go') return reply.redirect(outcome.path, 303);
    // The search page says why it is shown.
    if (outcome.kind === 'search-required')
      return reply.redirect(pathIn(services, request, 'find-stores', {}, SEARCH_FIRST), 303);
    if (outcome.kind === 'incompatible-store')
      return serveDocument(services, request, reply, {
        url: `${DEEP_LINK_PATH}?${new URLSearchParams({ store: outcome.storeName, link: linkDigest(outcome.link) })}`,
      });
    if (outcome.kind === 'would-change')
      return serveDocument(services, request, reply, {
        url: `${DEEP_LINK_PATH}?${new URLSearchParams({ costs: outcome.costs.join(','), link: linkDigest(outcome.link) })}`,
      });
    if (outcome.status === 429) return error(429, tooManyRequests);
    return error(outcome.status === 404 ? 404 : 410, unrecoverableError, outcome.detail);
  }

  /** The question was answered after its link had expired. */
  const gone = (request: FastifyRequest, reply: FastifyReply) =>
    serveDocument(services, request, reply, { url: DEEP_LINK_PATH, error: { status: 410, message: linkExpired } });

  app.get<{ Querystring: Record<string, unknown> }>(
    DEEP_LINK_PATH,
    { preHandler: refuseUnlessNavigation },
    (request, reply) => serveLink(request, reply, readDeepLink(request.query)),
  );

  app.get(WAITING_LINK_PATH, { preHandler: refuseUnlessNavigation }, (request, reply) => {
    const waiting = waitingLink(new SessionCookies(config, request, reply));
    if (waiting) return serveLink(request, reply, waiting.link);
    return reply.header('cache-control', PRIVATE_CACHE).redirect(urlTo('index'), 303);
  });

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: SMALL_FORM_BYTES });
    scope.addHook('preHandler', rejectCrossSite);

    /** The answer to the question, without scripts: follows the link, or goes back to the basket. */
    scope.post<{ Body?: { answer?: unknown; link?: unknown } }>('/actions/deep-link', async (request, reply) => {
      const cookies = new SessionCookies(config, request, reply);
      const { link } = waitingLink(cookies) ?? {};
      const given = request.body;
      if (given?.answer === 'clear') {
        if (!link) return gone(request, reply);
        // Another tab has opened a newer link: ask about that one.
        if (given.link !== linkDigest(link))
          return reply.header('cache-control', PRIVATE_CACHE).redirect(WAITING_LINK_PATH, 303);
        return serveLink(request, reply, link, true);
      }
      cookies.clear(COOKIE.link);
      return reply.header('cache-control', PRIVATE_CACHE).redirect(pathIn(services, request, 'basket'), 303);
    });
  });
}
