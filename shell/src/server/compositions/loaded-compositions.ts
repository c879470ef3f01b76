import { errorMessage } from '@storefront/api/error-message';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { COMPOSITION_ID } from '@storefront/releases/compositions/composition-id';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { LRUCache } from 'lru-cache';
import { navigationOf } from '../../navigation/navigation-of';
import { routesOf } from '../document/composition-routes';
import { fallbackOf, fallbackVersions, splitFallbackId } from './fallback-composition';
import type { LoadedComposition, ReleaseSource } from './live-composition';

/** The stable composition and those of all canaries, and some that open tabs still use. */
const MAX_LOADED = 16;

/** Compositions by id, read once and kept. */
export class LoadedCompositions {
  private readonly loaded = new LRUCache<string, LoadedComposition>({ max: MAX_LOADED });

  constructor(
    private readonly source: ReleaseSource,
    private readonly log: (message: string) => void,
  ) {}

  /** A composition by id, with its signature checked; undefined when there is none. */
  byId(id: string): LoadedComposition | undefined {
    const { base, names } = splitFallbackId(id);
    const composition = this.baseById(base);
    return composition && names.reduce(fallbackOf, composition);
  }

  private baseById(id: string): LoadedComposition | undefined {
    if (!COMPOSITION_ID.test(id)) return undefined;
    const known = this.loaded.get(id);
    if (known) return known;
    if (!this.source.store.has('compositions', `${id}.json`)) return undefined;
    try {
      return this.load(this.read(id));
    } catch (error) {
      // Its packages were cleaned away, or the store was changed.
      this.log(`composition ${id} cannot be read: ${errorMessage(error)}`);
      return undefined;
    }
  }

  /** @throws Error when it is not signed under this id */
  read(id: string): Composition {
    return readComposition(this.source.store, this.source.key, id);
  }

  /** Reads the manifests of a composition. @throws Error when one is not the signed one */
  load(composition: Composition): LoadedComposition {
    const manifests: Record<string, ReleaseManifest> = {};
    for (const [name, entry] of Object.entries(composition.packages))
      manifests[name] = readManifest(this.source.store, name, entry);
    const loaded: LoadedComposition = {
      id: composition.id,
      manifests,
      routes: routesOf(manifests),
      navigation: navigationOf(manifests),
      fallbacks: fallbackVersions(this.source, composition.id, manifests, this.log),
      isFallback: false,
    };
    this.loaded.set(loaded.id, loaded);
    return loaded;
  }
}
