import type { KeyObject } from 'node:crypto';
import type { FileDigest } from '@storefront/remote-kit/manifest/manifest.types';
import type { ReleaseBucket } from '../bucket/bucket.types';
import { bucketPath } from '../bucket/bucket-paths';
import { inParallel, PARALLEL_FILES } from '../bucket/in-parallel';
import type { CompositionPackage, ReleaseRecord } from '../compositions/composition.types';
import { readManifest } from '../publishing/read-manifest';
import { InvalidRecord, verifyReleaseRecord } from '../publishing/release-record';
import { RESULT_FILE } from '../publishing/test-results';
import { sha256 } from '../signatures/sha256';
import { isContentOf } from '../store/file-digest';
import { MAX_BYTES } from '../store/read-regular-file';
import type { ReleaseStore } from '../store/release-store';
import { trustOf } from '../trust/release-trust';

/** Far above the length of a result. */
const MAX_RESULT_BYTES = 64 * 1024;

type Files = readonly string[];

/** Fetches versions from a bucket into a store's folder. It writes only what has a valid signature or a signed digest. */
export class MirroredVersions {
  /** Versions and compositions that were fetched; `clean` may have removed versions since. */
  protected readonly fetched = new Set<string>();

  constructor(
    protected readonly bucket: ReleaseBucket,
    protected readonly store: ReleaseStore,
    protected readonly key: KeyObject,
  ) {}

  /** Fetches what the publishers of a package signed: the record and the manifest of each version. */
  async fetchRecords(name: string): Promise<void> {
    const found = await this.bucket.list(`packages/${name}/`);
    const versions = found.flatMap((path) => /^packages\/[^/]+\/([^/]+)\/release\.json$/.exec(path)?.[1] ?? []);
    await inParallel(versions, PARALLEL_FILES, async (version) => {
      // Anybody who may write to the bucket can put a record there.
      const record = await this.record(name, version).catch((error: unknown) => this.leaveOutWithRoles(error));
      if (record) await this.manifest(name, record);
    });
  }

  /** Fetches what suites found about a version; the reader verifies it. */
  async fetchResults(name: string, version: string): Promise<void> {
    const folder = `packages/${name}/${version}/`;
    const files = (await this.bucket.list(folder)).map((path) => path.slice(folder.length));
    const missing = files.filter((file) => RESULT_FILE.test(file) && !this.store.has('packages', name, version, file));
    await inParallel(missing, PARALLEL_FILES, async (file) => {
      const content = await this.bucket.read(`${folder}${file}`, MAX_RESULT_BYTES).catch(ignoreUnusable);
      if (content) this.store.create(content.toString(), 'packages', name, version, file);
    });
  }

  /** Fetches a version, whose record may be here although its upload failed. @throws Error when the bucket has none */
  async fetchPublished(name: string, version: string): Promise<void> {
    if (!(await this.bucket.read(bucketPath('packages', name, version, 'release.json'), MAX_BYTES)))
      throw new Error(`${name} ${version} is not in the release bucket: publish it.`);
    await this.fetchVersion(name, await this.record(name, version));
  }

  /** Fetches files of a package that its next version contains too, with their compressed forms. */
  async fetchAssets(name: string, files: Files): Promise<void> {
    const wanted = new Set(files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
    const found = (await this.bucket.list(`assets/${name}/`)).map((path) => path.split('/').at(-1) ?? '');
    const missing = found.filter((file) => wanted.has(file) && !this.store.has('assets', name, file));
    await inParallel(missing, PARALLEL_FILES, async (file) => {
      this.store.replace(await this.read(['assets', name, file], MAX_BYTES), 'assets', name, file);
    });
  }

  protected async fetchVersion(name: string, entry: CompositionPackage): Promise<void> {
    const { version } = entry;
    if (this.isHere(name, version)) return;
    await this.manifest(name, entry);
    await inParallel(this.filesOf(name, entry), PARALLEL_FILES, ([path, digest]) => this.fetchFile(path, digest));
    // What a composition names by its digest is good, although the key of its record may have leaked.
    await this.record(name, version).catch((error: unknown) => this.leaveOutWithRoles(error));
    this.fetched.add(`${name} ${version}`);
  }

  protected isHere(name: string, version: string): boolean {
    return this.fetched.has(`${name} ${version}`) && this.store.has('packages', name, version, 'manifest.json');
  }

  /** @throws Error with code EINVALID for a manifest of another form, which the package's team can sign */
  private filesOf(name: string, entry: CompositionPackage): (readonly [Files, FileDigest])[] {
    try {
      const manifest = readManifest(this.store, name, entry);
      const assets = Object.entries(manifest.files).map(([file, digest]) => [['assets', name, file], digest] as const);
      const files = [[['packages', name, entry.version, 'server.cjs'], manifest.server] as const, ...assets];
      const invalid = files.find(
        ([, { sha256: digest, bytes }]) => typeof digest !== 'string' || typeof bytes !== 'number',
      );
      if (invalid) throw new Error(`The manifest of ${name} ${entry.version} has no digest of ${invalid[0].at(-1)}.`);
      return files;
    } catch (error) {
      throw Object.assign(error as Error, { code: 'EINVALID' });
    }
  }

  protected async manifest(name: string, { version, manifestSha256 }: CompositionPackage): Promise<void> {
    const path = ['packages', name, version, 'manifest.json'];
    if (this.store.has(...path)) return;
    const text = await this.read(path, MAX_BYTES);
    if (sha256(text) !== manifestSha256) throw altered(path);
    this.store.replace(text, ...path);
  }

  protected async record(name: string, version: string): Promise<ReleaseRecord> {
    const path = ['packages', name, version, 'release.json'];
    const isHere = this.store.has(...path);
    const text = isHere ? this.store.read(...path) : await this.read(path, MAX_BYTES);
    const record = verifyReleaseRecord(trustOf(this.store, this.key), text, name, version);
    if (!isHere) this.store.replace(text, ...path);
    return record;
  }

  /** @throws the error of an unusable record in an installation with one key, and of a bucket that is away */
  private leaveOutWithRoles(error: unknown): undefined {
    if (!trustOf(this.store, this.key).root) throw error;
    return error instanceof InvalidRecord ? undefined : ignoreUnusable(error);
  }

  private async fetchFile(path: Files, digest: FileDigest): Promise<void> {
    try {
      this.store.readVerified(digest, ...path);
      return;
    } catch {
      // Missing or damaged here.
    }
    const content = await this.read(path, digest.bytes);
    if (!isContentOf(digest, content)) throw altered(path);
    this.store.replace(content, ...path);
  }

  protected async read(path: Files, limit: number): Promise<Buffer> {
    const content = await this.bucket.read(bucketPath(...path), limit);
    if (!content) throw Object.assign(new Error(`The release bucket has no ${path.join('/')}.`), { code: 'EMISSING' });
    return content;
  }
}

const altered = (path: Files): Error =>
  Object.assign(new Error(`${path.join('/')} in the release bucket does not have its signed content.`), {
    code: 'EDIGEST',
  });

/** Nothing in place of what is missing, damaged, too large or of an invalid form. @throws any other error */
export function ignoreUnusable(error: unknown): undefined {
  if (!['EMISSING', 'EDIGEST', 'EFBIG', 'EINVALID'].includes(String((error as { code?: unknown }).code))) throw error;
  return undefined;
}
