import { errorMessage } from '@storefront/api/error-message';
import { earlierVersions } from '@storefront/releases/compositions/earlier-versions';
import { assertAddressesApart } from '@storefront/releases/contracts/addresses';
import { assertCompatible } from '@storefront/releases/contracts/compatibility';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { navigationOf } from '../../navigation/navigation-of';
import { routesOf } from '../document/composition-routes';
import type { LoadedComposition, ReleaseSource } from './live-composition';

/** Separates a composition's id from the packages with earlier versions. */
const SEPARATOR = '~';

type Manifests = Readonly<Record<string, ReleaseManifest>>;

/** The id of the signed composition that a fallback composition is made from, and its packages' names. */
export function splitFallbackId(id: string): { readonly base: string; readonly names: readonly string[] } {
  const [base = '', ...names] = id.split(SEPARATOR);
  return { base, names };
}

/**
 * The composition with the earlier version of one package; undefined where there is none. It follows from signed files
 * alone, so every shell process derives the same one from its id.
 */
export function fallbackOf(composition: LoadedComposition | undefined, name: string): LoadedComposition | undefined {
  const earlier = composition && Object.hasOwn(composition.fallbacks, name) && composition.fallbacks[name];
  if (!earlier) return undefined;
  const { base, names } = splitFallbackId(composition.id);
  const manifests = { ...composition.manifests, [name]: earlier };
  return {
    id: [base, ...[...names, name].sort()].join(SEPARATOR),
    manifests,
    routes: routesOf(manifests),
    navigation: navigationOf(manifests),
    fallbacks: Object.fromEntries(
      Object.entries(composition.fallbacks).filter(
        ([other, manifest]) => other !== name && isCompatible(manifests, { ...manifests, [other]: manifest }),
      ),
    ),
    isFallback: true,
  };
}

/**
 * The newest earlier version of each package that allows it and that is compatible with the others. One whose files are
 * not as they were signed is no fallback, and no older one replaces it.
 */
export function fallbackVersions(
  { store, key, files }: ReleaseSource,
  id: string,
  manifests: Manifests,
  log: (message: string) => void,
): Manifests {
  const { versions } = earlierVersions(store, key, id);
  const found: Record<string, ReleaseManifest> = {};
  for (const [name, earlier] of Object.entries(versions)) {
    if (!manifests[name]?.fallback) continue;
    for (const entry of earlier) {
      try {
        const manifest = readManifest(store, name, entry);
        if (!isCompatible(manifests, { ...manifests, [name]: manifest })) continue;
        files.check(manifest);
        found[name] = manifest;
      } catch (error) {
        log(`${name} ${entry.version} cannot be a fallback version: ${errorMessage(error)}`);
      }
      break;
    }
  }
  return found;
}

function isCompatible(shown: Manifests, manifests: Manifests): boolean {
  try {
    assertCompatible(Object.values(manifests));
    assertAddressesApart(Object.values(shown), Object.values(manifests));
    return true;
  } catch {
    return false;
  }
}
