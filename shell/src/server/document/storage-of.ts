import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { StorageDeclaration } from '@storefront/remote-kit/storage.types';

/** What the packages of a composition store in the browser. */
export const storageOf = (manifests: Readonly<Record<string, ReleaseManifest>>): readonly StorageDeclaration[] =>
  Object.values(manifests).flatMap(({ storage = [] }) => storage);
