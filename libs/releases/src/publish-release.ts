import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSED = /\.(js|css|json|svg)$/;

/**
 * Puts what a package's build made into the store and returns its version, which is the package's own version and a
 * hash of everything built: publishing the same build twice is one version.
 * @param root the package's folder, with its `dist`
 */
export async function publishRelease(store: ReleaseStore, root: string): Promise<ReleaseManifest> {
  const built = JSON.parse(readFileSync(join(root, 'dist/browser-manifest.json'), 'utf8')) as Omit<
    ReleaseManifest,
    'version' | 'server'
  >;
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const server = readFileSync(join(root, 'dist/server/server.cjs'));
  const files = readdirSync(join(root, 'dist/browser')).sort();
  const digest = sha256(
    [
      JSON.stringify(built),
      sha256(server),
      ...files.map((file) => sha256(readFileSync(join(root, 'dist/browser', file)))),
    ].join(),
  );
  const version = `${own.version}-${digest.slice(0, 12)}`;
  const manifest: ReleaseManifest = { ...built, version, server: { file: 'server.cjs', sha256: sha256(server) } };

  // First of all, so that a cleaning that runs meanwhile knows whose the assets are.
  store.write(`${JSON.stringify(files)}\n`, 'packages', built.name, version, 'files.json');
  await Promise.all(files.map((file) => publishAsset(store, built.name, join(root, 'dist/browser', file), file)));
  store.write(server, 'packages', built.name, version, 'server.cjs');
  const lost = files.filter((file) => !store.has('assets', built.name, file));
  if (lost.length) throw new Error(`${lost.join(', ')} went away while ${built.name} was published; publish it again.`);
  store.write(`${JSON.stringify(manifest, null, 2)}\n`, 'packages', built.name, version, 'manifest.json');
  return manifest;
}

/** An asset and its compressed forms, made once so that no request waits for a compressor. */
async function publishAsset(store: ReleaseStore, name: string, source: string, file: string) {
  const content = readFileSync(source);
  store.write(content, 'assets', name, file);
  if (!COMPRESSED.test(file)) return;
  if (store.has('assets', name, `${file}.br`) && store.has('assets', name, `${file}.gz`)) {
    for (const form of ['br', 'gz']) store.touch('assets', name, `${file}.${form}`);
    return;
  }
  store.replace(await zip(content, { level: 9 }), 'assets', name, `${file}.gz`);
  store.replace(
    await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    'assets',
    name,
    `${file}.br`,
  );
}
