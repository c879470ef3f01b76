import { createHash, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { DEVELOPER_FILES } from '@storefront/remote-kit/developer/developer-paths';
import type { AssetFile, FileDigest, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { BuildSource, ReleaseRecord } from '../compositions/composition.types';
import { assertReadableSchemas } from '../contracts/readable-schema';
import { logPublication } from '../logs/publication-log';
import { sha256 } from '../signatures/sha256';
import { digestOf } from '../store/file-digest';
import type { ReleaseStore } from '../store/release-store';
import { assertOwnKeyMay } from '../trust/release-trust';
import { federationManifest, federationManifestFile } from './federation-manifest';
import { assertLibrariesUnchanged, reserveLibraries } from './library-versions';
import { assertFilesListed } from './read-manifest';
import { publicationTime, readReleaseRecord, writeReleaseRecord } from './release-record';
import { releaseSizes } from './release-sizes';
import { assertNoStyleEnd } from './style-end';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Shoppers never load the development build, and compressing it takes seconds. */
const COMPRESSIBLE = new RegExp(`^(?!${DEVELOPER_FILES}).*\\.(js|css|json|svg|wasm)$`);

type BuiltManifest = Omit<ReleaseManifest, 'version' | 'server' | 'files'>;
type Content = readonly [file: string, content: Buffer];

/** How a build is published. */
interface Publication {
  /** The package that the build must be of; any package if missing. */
  readonly expectedName?: string;
  /** What it was built from, for the record; missing when that is not certain: a record of the same bits keeps its own. */
  readonly source?: BuildSource;
  /**
   * Whether a library of ours whose version was used before must have the contents that it had then. False where all
   * packages of a tree are published together, as in development.
   */
  readonly reservesLibraries?: boolean;
  readonly now?: Date;
}

/**
 * Stores a package's build, signs it and returns its manifest. The version is the package's own version and a hash of
 * the build, so publishing the same build twice gives one version.
 * @param key the private release key
 * @param root the package's folder, with its `dist`
 * @throws Error when the build is of another package than expected, names a missing file, holds one that may not be
 * shown, has a schema that cannot be compared, or was made with a library that changed and has no new version
 */
export async function publishRelease(
  store: ReleaseStore,
  key: KeyObject,
  root: string,
  { expectedName, source, reservesLibraries = false, now = new Date() }: Publication = {},
): Promise<ReleaseManifest> {
  if (!existsSync(join(root, 'dist/browser-manifest.json')))
    throw new Error(`${root} has no build, so nothing was published.`);
  const built = JSON.parse(readFileSync(join(root, 'dist/browser-manifest.json'), 'utf8')) as BuiltManifest;
  if (expectedName !== undefined && built.name !== expectedName)
    throw new Error(`The build in ${root} is ${built.name}, not ${expectedName}; nothing was published.`);
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const server = readFileSync(join(root, 'dist/server/server.cjs'));
  const builtFiles = readdirSync(join(root, 'dist/browser'))
    .sort()
    .map((file): Content => [file, readFileSync(join(root, 'dist/browser', file))]);
  assertValidBuild(built, builtFiles);
  assertOwnKeyMay(store, key, { packages: [built.name] });
  if (reservesLibraries) await assertLibrariesUnchanged(store, key, built);
  await store.fetchRecords(built.name);
  const digest = sha256(
    [
      JSON.stringify(built),
      sha256(server),
      ...builtFiles.map(([file, content]) => `${file} ${sha256(content)}`),
      JSON.stringify(federationManifest(built, own.version)),
    ].join(),
  );
  const version = `${own.version}-${digest.slice(0, 12)}`;
  const { name } = built;
  assertReadableSchemas({ ...built, version });
  const contents = [...builtFiles, ...federationManifestContent(built, version)];

  // Written first, so that a concurrent cleaning knows whose the assets are.
  const names = contents.map(([file]) => file);
  await store.fetchAssets(name, names);
  store.write(`${JSON.stringify(names)}\n`, 'packages', name, version, 'files.json');
  const files = (await Promise.all(contents.map((content) => publishAsset(store, name, content)))).flat();
  store.write(server, 'packages', name, version, 'server.cjs');
  const lost = names.filter((file) => !store.has('assets', name, file));
  if (lost.length)
    throw new Error(`${lost.join(', ')} disappeared while ${name} was being published; publish it again.`);
  const manifest: ReleaseManifest = {
    ...built,
    version,
    server: { file: 'server.cjs', ...digestOf(server) },
    files: Object.fromEntries(files),
  };
  assertFilesListed(manifest);
  const text = `${JSON.stringify(manifest)}\n`;
  store.write(text, 'packages', name, version, 'manifest.json');
  await store.share();
  if (reservesLibraries) await reserveLibraries(store, key, manifest, now);
  const at = publicationTime(store, key, name, now);
  const by = store.author.name;
  const published = { name, version, manifestSha256: sha256(text) };
  // Before the record, which makes the version visible: if the record fails, the next attempt has an entry of its own.
  const builtFrom = source?.commit ? source : (sourceOfBits(store, key, published) ?? source);
  const entry = await logPublication(store, key, { ...published, at, by, ...builtFrom });
  const record = { ...published, publishedAt: at, publishedBy: by, ...releaseSizes(manifest), ...builtFrom };
  writeReleaseRecord(store, key, { ...record, entry });
  await store.share();
  return manifest;
}

/** What a version was built from by its record, if that is of the same manifest, which has the digest of each file. */
function sourceOfBits(
  store: ReleaseStore,
  key: KeyObject,
  { name, version, manifestSha256 }: Pick<ReleaseRecord, 'name' | 'version' | 'manifestSha256'>,
): BuildSource | undefined {
  try {
    const { commit, uncommitted, ...record } = readReleaseRecord(store, key, name, version);
    if (record.manifestSha256 !== manifestSha256 || commit === undefined) return undefined;
    return { commit, ...(uncommitted !== undefined && { uncommitted }) };
  } catch {
    return undefined;
  }
}

/** The manifest for other hosts, which names the version and so cannot be part of the build. */
function federationManifestContent(built: BuiltManifest, version: string): Content[] {
  const manifest = federationManifest(built, version);
  return manifest ? [[federationManifestFile(version), Buffer.from(`${JSON.stringify(manifest)}\n`)]] : [];
}

/** @throws Error when a file does not match its manifest, or a style sheet could close its element */
function assertValidBuild(
  { name, entry, exposes, developerBoot = [] }: BuiltManifest,
  contents: readonly Content[],
): void {
  const content = new Map(contents);
  const named: AssetFile[] = [
    entry,
    ...developerBoot,
    ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  for (const { file, integrity } of named) {
    const found = content.get(file);
    if (!found || `sha384-${createHash('sha384').update(found).digest('base64')}` !== integrity)
      throw new Error(`${name}: ${file} does not match the build's manifest; build it again.`);
  }
  for (const [file, found] of contents)
    if (file.endsWith('.css')) assertNoStyleEnd(found.toString(), `${name}: ${file}`);
}

/** An asset and its compressed forms, each with its digest; compressed once here, never during a request. */
async function publishAsset(
  store: ReleaseStore,
  name: string,
  [file, content]: Content,
): Promise<[string, FileDigest][]> {
  store.write(content, 'assets', name, file);
  const plain: [string, FileDigest] = [file, digestOf(content)];
  if (!COMPRESSIBLE.test(file)) return [plain];
  const [gz, br] = await Promise.all([
    compressVerified(store, name, `${file}.gz`, content, gunzipSync, (bytes) => zip(bytes, { level: 9 })),
    compressVerified(store, name, `${file}.br`, content, brotliDecompressSync, (bytes) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ),
  ]);
  return [plain, [`${file}.br`, digestOf(br)], [`${file}.gz`, digestOf(gz)]];
}

/** The stored compressed form if it matches this content; else a new one. */
async function compressVerified(
  store: ReleaseStore,
  name: string,
  file: string,
  content: Buffer,
  expand: (bytes: Buffer, options: { maxOutputLength: number }) => Buffer,
  compress: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  try {
    const kept = store.read('assets', name, file);
    if (expand(kept, { maxOutputLength: content.length + 1 }).equals(content)) {
      store.touch('assets', name, file);
      return kept;
    }
  } catch {
    // Missing or unusable.
  }
  const made = await compress(content);
  store.replace(made, 'assets', name, file);
  return made;
}
