import type { StorageDeclaration } from '@storefront/remote-kit/contract/storage.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

/** What the packages of a composition store in the browser. */
export const storageOf = (manifests: Readonly<Record<string, ReleaseManifest>>): readonly StorageDeclaration[] =>
  Object.values(manifests).flatMap(({ storage = [] }) => storage);
