import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { isStaffHost } from './staff-host';

/** It may fetch what it keeps, and nothing else. */
const policyOf = (assetOrigin: string | undefined): string =>
  `default-src 'none'; connect-src 'self'${assetOrigin ? ` ${assetOrigin}/assets/` : ''}`;

/** Serves the service worker of staff hosts; shops have none. */
export function offlineWorkerRoute(app: FastifyInstance, config: ShellConfig): void {
  app.get('/offline-worker.js', async ({ hostname }, reply) => {
    if (!isStaffHost(config, hostname)) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        // A browser asks for a newer one with each page.
        'cache-control': 'no-cache',
        'content-security-policy': policyOf(config.assetOrigin),
      })
      .send(await readFile(config.offlineWorker));
  });
}
