import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnlessNavigation } from '../api-proxy/same-origin';
import type { LoadedComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import { CANARY_COOKIE, type CanaryAssignment } from './canary-assignment';
import { readChoice } from './canary-cookie';
import type { Previews } from './previews';

interface PreviewServices {
  readonly config: Pick<ShellConfig, 'locale'>;
  readonly previews: Previews;
  readonly assignment: CanaryAssignment;
  /** False when the composition cannot be rendered. */
  readonly start: (composition: LoadedComposition) => Promise<boolean>;
  /** Replies as to a path that does not exist. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** The path by which a browser leaves the composition of a link. */
export const leavePreviewUrl = ({ locale }: Pick<ShellConfig, 'locale'>): string => `/${locale}/preview/leave`;

/**
 * /en-gb/preview?pass=… shows the composition of a signed link to this browser, and /en-gb/preview/leave ends that. A link
 * that is forged, expired or of another installation is a page that does not exist.
 */
export function previewRoutes(
  app: FastifyInstance,
  { config, previews, assignment, start, notFound }: PreviewServices,
) {
  const options = { preHandler: refuseUnlessNavigation };
  const home = (reply: FastifyReply) =>
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(urlTo('index'), 303);

  app.addHook('preHandler', async ({ cookies }) => {
    const { preview } = readChoice(cookies[CANARY_COOKIE]);
    if (preview !== undefined) await previews.prepare(preview);
  });

  app.get(`/${config.locale}/preview`, options, async (request, reply) => {
    const { pass } = request.query as { pass?: unknown };
    if (typeof pass === 'string') await previews.prepare(pass);
    const preview = typeof pass === 'string' ? previews.find(pass) : undefined;
    if (typeof pass !== 'string' || !preview || !(await start(preview.composition))) return notFound(request, reply);
    assignment.showPreview(reply, pass, preview);
    return home(reply);
  });

  app.get(leavePreviewUrl(config), options, async (request, reply) => {
    assignment.leavePreview(request, reply);
    return home(reply);
  });
}
