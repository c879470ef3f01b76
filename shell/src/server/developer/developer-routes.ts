import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnlessNavigation } from '../api-proxy/same-origin';
import type { CanaryAssignment } from '../canary/canary-assignment';
import type { ShellConfig } from '../config';
import { DEVELOPER_STATUS_PATH, developerStatusScript } from './developer-status-script';

interface DeveloperServices {
  readonly config: Pick<ShellConfig, 'locale'>;
  readonly assignment: Pick<CanaryAssignment, 'of' | 'developerPreview' | 'showPreview'>;
  /** Replies as to a path that does not exist. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/**
 * /en-gb/developer?pass=… shows a remote from its developer's server to this browser; /en-gb/preview/leave ends that. For
 * every other browser, and for a link that is not valid, the paths do not exist.
 */
export function developerRoutes(app: FastifyInstance, { config, assignment, notFound }: DeveloperServices) {
  app.get(`/${config.locale}/developer`, { preHandler: refuseUnlessNavigation }, (request, reply) => {
    const { pass } = request.query as { pass?: unknown };
    const preview = typeof pass === 'string' && assignment.developerPreview(pass, request.hostname);
    if (!preview) return notFound(request, reply);
    assignment.showPreview(reply, String(pass), preview);
    // The address does not keep the pass.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return reply.redirect(urlTo('index'), 303);
  });

  app.get(DEVELOPER_STATUS_PATH, (request, reply) => {
    if (!assignment.of(request).preview?.developer) return notFound(request, reply);
    reply.headers({ 'cache-control': 'no-store', 'content-type': 'text/javascript; charset=utf-8' });
    return reply.send(developerStatusScript);
  });
}
