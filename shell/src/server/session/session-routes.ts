import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { addressLimit } from '../api-proxy/address-limit';
import { rejectCrossSite, rejectCrossSiteRead } from '../api-proxy/same-origin';
import type { Businesses } from '../businesses';
import type { CanaryAssignment } from '../canary/canary-assignment';
import type { ShellConfig } from '../config';
import { sendProblem } from '../errors/problem';
import { accessTokenOf } from './access-token';
import { SessionCookies } from './cookies';
import { FulfilmentSchema, LocationSchema, type Place } from './place';
import { sessionSnapshot } from './snapshot';

/** Per minute and address; several shoppers may share one. */
const SESSIONS = 600;
const CHANGES = 120;

/** The session's own calls: the snapshot for hydration, the shopper's place, and a token refresh. */
export function sessionRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  businesses: Businesses,
  canaryAssignment: CanaryAssignment,
) {
  const prefix = `/${config.locale}/session`;

  app.get(
    prefix,
    { preHandler: rejectCrossSiteRead, config: addressLimit(config, SESSIONS) },
    async (request, reply) => {
      const host = await businesses.of(request.hostname);
      if (!host) return sendProblem(reply, 404, 'business_not_found');
      reply.header('cache-control', 'no-store');
      canaryAssignment.draw(request, reply, host.business);
      // A browser that stored data under another version drops it, including its HTTP cache.
      const { stored } = request.query as { stored?: unknown };
      if (typeof stored === 'string' && stored && stored !== config.sessionVersion)
        reply.header('clear-site-data', '"cache"');
      return sessionSnapshot(config, new SessionCookies(config, request, reply), host.business);
    },
  );

  /** Body: { location?: { postcode, latitude, longitude, address? } | null, fulfilment?: 'delivery' | 'collection' }. */
  app.post<{ Body: PlaceBody }>(
    `${prefix}/place`,
    { schema: { body: PlaceBodySchema }, preHandler: rejectCrossSite, config: addressLimit(config, CHANGES) },
    async (request, reply) => {
      const business = await businessOf(businesses, request);
      if (!business) return sendProblem(reply, 404, 'business_not_found');
      const cookies = new SessionCookies(config, request, reply);
      const place = cookies.place;
      cookies.setPlace({ ...place, ...request.body });
      reply.header('cache-control', 'no-store');
      return { ...place, ...request.body };
    },
  );

  app.post(
    `${prefix}/refresh`,
    { preHandler: rejectCrossSite, config: addressLimit(config, CHANGES) },
    async (request, reply) => {
      const business = await businessOf(businesses, request);
      if (!business) return sendProblem(reply, 404, 'business_not_found');
      const token = await accessTokenOf(config, new SessionCookies(config, request, reply), business);
      return token ? { kind: 'refreshed' } : sendProblem(reply, 401, 'session_expired');
    },
  );
}

/** The business or sub-business of the request's host. */
export async function businessOf(businesses: Businesses, request: FastifyRequest): Promise<Business | undefined> {
  return (await businesses.of(request.hostname))?.business;
}

interface PlaceBody {
  location?: Place['location'];
  fulfilment?: Place['fulfilment'];
}

const PlaceBodySchema = Type.Object(
  { fulfilment: Type.Optional(FulfilmentSchema), location: Type.Optional(Type.Union([LocationSchema, Type.Null()])) },
  { additionalProperties: false },
);
