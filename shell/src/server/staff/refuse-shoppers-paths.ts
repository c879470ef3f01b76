import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { isStaffHost } from './staff-host';

/** What only shops have: forms without scripts, links from mails, site maps, wallets' files and tills' calls. */
const OF_SHOPS = /^\/(actions|deep-link|sitemaps|\.well-known|api)\/|^\/sitemap\.xml$/;

/** On staff hosts, refuses what only shops serve besides pages. */
export function refuseShoppersPaths(app: FastifyInstance, config: ShellConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isStaffHost(config, request.hostname) && OF_SHOPS.test(request.url.split('?')[0] ?? ''))
      return reply.callNotFound();
  });
}
