import { HEALTH_TIMEOUT_MS } from '@storefront/api/constants';
import type { FastifyInstance } from 'fastify';
import type { Businesses } from './businesses';
import type { FollowedComposition } from './canary/followed-composition';
import type { LiveCanaries } from './canary/live-canaries';
import type { LivePins } from './canary/live-pins';
import type { BucketFollower } from './compositions/bucket-follower';
import type { LiveComposition } from './compositions/live-composition';
import type { ShellConfig } from './config';

const NO_STORE = { 'cache-control': 'no-store' };

interface ShownReleases {
  readonly live: LiveComposition;
  readonly canaries: LiveCanaries;
  readonly pins: LivePins;
  /** Missing without a bucket. */
  readonly follower: BucketFollower | undefined;
}

/** What each place shows, by name. */
const shownBy = (places: ReadonlyMap<string, FollowedComposition>) =>
  Object.fromEntries([...places].map(([name, { now, refused }]) => [name, { composition: now?.id, refused }]));

/** /livez: the process responds. /readyz: it can render, and is not about to stop. /healthz: the whole storefront works. */
export function healthRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  businesses: Businesses,
  { live, canaries, pins, follower }: ShownReleases,
) {
  app.get('/livez', async (_request, reply) => reply.headers(NO_STORE).send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const invalidSettings = businesses.allInvalidSettings;
    const settings = invalidSettings.length ? invalidSettings : undefined;
    return reply
      .code(live.now && !app.stopping.hasBegun ? 200 : 503)
      .headers(NO_STORE)
      .send({
        status: app.stopping.hasBegun ? 'stopping' : live.now ? 'ok' : 'starting',
        channel: live.channel,
        composition: live.now?.id,
        refused: live.refused ?? canaries.refused ?? pins.refused,
        canaries: shownBy(canaries.all),
        pins: shownBy(pins.all),
        bucketAwaySince: follower?.awaySince,
        settings,
      });
  });

  app.get('/healthz', async (request, reply) => {
    const api = await fetch(`${config.apiOrigin}/readyz`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(
      () => undefined,
    );
    const business = await businesses.of(request.hostname).catch(() => undefined);
    const checks = {
      composition: Boolean(live.now),
      api: api?.status === 200,
      business: Boolean(business),
    };
    const healthy = Object.values(checks).every(Boolean);
    return reply
      .code(healthy ? 200 : 503)
      .headers(NO_STORE)
      .send({ status: healthy ? 'ok' : 'unusable', checks });
  });
}
