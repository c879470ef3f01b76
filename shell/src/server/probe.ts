import type { RenderPool } from '../render/render-pool';
import { bundlesOf } from './document/render-jobs';
import type { LoadedComposition } from './live-composition';

/**
 * Whether a composition can render at all: every server bundle is evaluated and must expose what its manifest says. It
 * needs no API, so a composition is never refused because the back end is away.
 */
export async function probe(pool: RenderPool, composition: LoadedComposition): Promise<void> {
  const bundles = bundlesOf(composition.manifests);
  const exposes = Object.values(composition.manifests).flatMap((manifest) => [
    ...manifest.routes.map((route) => ({ package: manifest.name, expose: route.expose })),
    ...manifest.boundaries
      .filter((boundary) => boundary.server)
      .map((boundary) => ({ package: manifest.name, expose: boundary.expose })),
  ]);
  await pool.probe({ bundles, exposes });
}
