import type { FailurePolicy } from '@storefront/remote-kit/define-remote';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config';
import { assetUrl } from './document/page-files';
import type { LiveComposition } from './live-composition';

/** What the browser needs to load the other packages of the composition that its document was made from. */
export interface BrowserComposition {
  readonly id: string;
  readonly packages: readonly {
    readonly name: string;
    readonly container: string;
    readonly entry: string;
    readonly integrity: string;
    readonly handles: readonly string[];
    readonly exposes: readonly string[];
    readonly boundaries: readonly {
      readonly name: string;
      readonly expose: string;
      readonly policy: FailurePolicy;
      readonly deadlineMs: number;
    }[];
    readonly routes: readonly {
      readonly name: string;
      readonly path: string;
      readonly kind: string;
      readonly expose: string;
      readonly guards: readonly string[];
    }[];
  }[];
}

/** Compositions as the browser reads them; one never changes, so it may be kept for good. */
export function releaseRoutes(app: FastifyInstance, config: ShellConfig, live: LiveComposition) {
  app.get(`/${config.locale}/composition/:id`, (request, reply) => {
    const composition = live.byId((request.params as { id: string }).id);
    if (!composition)
      return reply.code(404).header('cache-control', 'no-store').send({ code: 'composition_not_found' });
    const body: BrowserComposition = {
      id: composition.id,
      packages: Object.values(composition.manifests).map((manifest) => ({
        name: manifest.name,
        container: manifest.container,
        entry: assetUrl(manifest.name, manifest.entry.file),
        integrity: manifest.entry.integrity,
        handles: manifest.handles,
        exposes: Object.keys(manifest.exposes),
        boundaries: manifest.boundaries.map(({ name, expose, policy, deadlineMs }) => ({
          name,
          expose,
          policy,
          deadlineMs,
        })),
        routes: manifest.routes,
      })),
    };
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(body);
  });
}
