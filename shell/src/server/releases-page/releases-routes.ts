import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import { OUTLINES_PATH, outlinesScript } from './outline-boundaries';
import type { PassGuard } from './pass-guard';
import { type OverviewSources, releaseOverview } from './release-overview';
import { RELEASES_PAGE_POLICY, releasesPage } from './releases-page';

const RELEASES_PATH = '/__releases';
const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

interface ReleasesServices extends OverviewSources {
  readonly config: ShellConfig;
  readonly guard: PassGuard;
  /** Replies as to a path that does not exist. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** /__releases: what is released, for those who have a pass. For all others the path does not exist. */
export function releasesRoutes(app: FastifyInstance, { config, guard, notFound, ...sources }: ReleasesServices) {
  app.get(RELEASES_PATH, (request, reply) => {
    // The address does not keep the pass, which would let everyone in who sees it.
    if (guard.keepPass(request, reply, 'releases')) return reply.headers(NO_STORE).redirect(RELEASES_PATH, 303);
    if (!guard.hasPass(request, 'releases')) return notFound(request, reply);
    return reply
      .headers({
        ...NO_STORE,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': RELEASES_PAGE_POLICY,
      })
      .send(releasesPage(releaseOverview(sources)));
  });
  app.get(OUTLINES_PATH, (request, reply) =>
    showsOutlines(config, guard, request)
      ? reply.headers({ ...NO_STORE, 'content-type': 'text/javascript; charset=utf-8' }).send(outlinesScript)
      : notFound(request, reply),
  );
}

/** Whether this browser may have boundaries outlined: with a pass, and in a demonstration. */
export const showsOutlines = (
  { production }: Pick<ShellConfig, 'production'>,
  guard: PassGuard,
  request: Pick<FastifyRequest, 'cookies'>,
): boolean => !production || guard.hasPass(request, 'releases');
