import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationManifestFile } from '@storefront/releases/publishing/federation-manifest';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

/** Publishing writes these beside a build's own files. */
const isMade = (file: string, version: string) => /\.(br|gz)$/.test(file) || file === federationManifestFile(version);

/** A version is the package's own version and a hash of its build. */
const HASH = /-[0-9a-f]{12}$/;

/**
 * Writes a published version as the build that it was published from, so that publishing it in another installation
 * gives the same version.
 * @param folder which must not exist
 * @throws Error when a file does not have its signed digest
 */
export function unpackRelease(store: ReleaseStore, manifest: ReleaseManifest, folder: string): void {
  const { version, server, files, ...built } = manifest;
  for (const part of ['browser', 'server']) mkdirSync(join(folder, 'dist', part), { recursive: true });
  const write = (content: Buffer | string, ...path: string[]) => writeFileSync(join(folder, ...path), content);
  write(JSON.stringify({ name: built.name, version: version.replace(HASH, '') }), 'package.json');
  write(JSON.stringify(built), 'dist/browser-manifest.json');
  write(store.readVerified(server, 'packages', built.name, version, server.file), 'dist/server', server.file);
  for (const [file, digest] of Object.entries(files))
    if (!isMade(file, version)) write(store.readVerified(digest, 'assets', built.name, file), 'dist/browser', file);
}
