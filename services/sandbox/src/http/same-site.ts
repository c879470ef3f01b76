import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may call this, because the shops' pages do. */
    crossSite?: boolean;
  }
}

/** The controls need no key, so at least other sites' pages in a developer's browser must not use them. */
export function rejectCrossSiteRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || routeOptions.config.crossSite) return;
    if (headers['sec-fetch-site'] === 'cross-site') {
      throw new Problem(403, 'cross_site', 'This may not be called from the page of another site');
    }
  });
}
