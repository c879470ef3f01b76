import type { AssetFile, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { CompositionPackage } from '../compositions/composition.types';
import { sha256 } from '../signatures/sha256';
import type { ReleaseStore } from '../store/release-store';

/**
 * The manifest of a package's version, checked against its signed digest.
 * @throws Error when the digest or the package differs
 */
export function readManifest(
  store: ReleaseStore,
  name: string,
  { version, manifestSha256 }: CompositionPackage,
): ReleaseManifest {
  const text = store.read('packages', name, version, 'manifest.json');
  if (sha256(text) !== manifestSha256)
    throw Object.assign(new Error(`The manifest of ${name} ${version} was changed.`), { code: 'EDIGEST' });
  const manifest = JSON.parse(text.toString()) as ReleaseManifest;
  if (manifest.name !== name || manifest.version !== version)
    throw new Error(`The manifest of ${name} ${version} belongs to ${manifest.name} ${manifest.version}.`);
  assertFilesListed(manifest);
  return manifest;
}

/** @throws Error when a file that browsers load has no digest in the manifest's list */
export function assertFilesListed({ name, version, entry, exposes, developerBoot = [], files }: ReleaseManifest): void {
  const named: AssetFile[] = [
    entry,
    ...developerBoot,
    ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  for (const { file } of named)
    if (!Object.hasOwn(files ?? {}, file)) throw new Error(`${name} ${version} has no digest of ${file}.`);
}
