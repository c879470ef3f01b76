import type { KeyObject } from 'node:crypto';
import type { FileDigest, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { LRUCache } from 'lru-cache';
import { readManifest } from '../publishing/read-manifest';
import { readReleaseRecord } from '../publishing/release-record';
import type { ReleaseStore } from './release-store';

/** Size limit of the file cache in bytes: about ten versions of every package. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** How often to look for newly published versions, in milliseconds. */
const SCAN_INTERVAL_MS = 100;

/**
 * The files of the release folder that browsers may get. Each has a digest signed by its publisher, is read and checked
 * once and then served from memory, so that the served bytes are the checked ones.
 */
export class PublishedFiles {
  private readonly digests = new Map<string, FileDigest[]>();
  private readonly contents = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });
  private readonly known = new Set<string>();
  private readonly scannedAt = new Map<string, number>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly key: KeyObject,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws Error when a file of a version, its server bundle included, is missing or does not match its digest */
  check(manifest: ReleaseManifest): void {
    this.addVersion(manifest);
    this.serverBundle(manifest);
    for (const [file, digest] of Object.entries(manifest.files)) this.content(manifest.name, file, digest);
  }

  /** The code that the server renders a version with. @throws Error when it is missing or does not match its digest */
  serverBundle({ name, version, server }: ReleaseManifest): Buffer {
    return this.store.readVerified(server, 'packages', name, version, 'server.cjs');
  }

  /** Checks every package of a composition. @throws Error as `check` does */
  checkAll(manifests: Readonly<Record<string, ReleaseManifest>>): void {
    for (const manifest of Object.values(manifests)) this.check(manifest);
  }

  /** The content of a file of one version. @throws Error when it is missing or does not match its digest */
  content(name: string, file: string, digest: FileDigest): Buffer {
    const kept = this.contents.get(digest.sha256);
    if (kept) return kept;
    const content = this.store.readVerified(digest, 'assets', name, file);
    this.contents.set(digest.sha256, content);
    return content;
  }

  /**
   * A file of any published version, by name; undefined when no version has it.
   * @throws Error when the file does not match its digest
   */
  find(name: string, file: string): Buffer | undefined {
    const path = `${name}/${file}`;
    if (!this.digests.has(path)) this.scan(name);
    let failure: unknown;
    for (const digest of this.digests.get(path) ?? []) {
      try {
        return this.content(name, file, digest);
      } catch (error) {
        failure = error;
      }
    }
    if (failure) throw failure;
    return undefined;
  }

  /** Adds the versions of a package that were published since the last look. */
  private scan(name: string): void {
    if (!/^[\w-]{1,60}$/.test(name) || !this.store.has('packages', name)) return;
    if (this.now() - (this.scannedAt.get(name) ?? 0) < SCAN_INTERVAL_MS) return;
    this.scannedAt.set(name, this.now());
    for (const version of this.store.list('packages', name)) {
      if (this.known.has(`${name} ${version}`)) continue;
      try {
        this.addVersion(readManifest(this.store, name, readReleaseRecord(this.store, this.key, name, version)));
      } catch {
        // Not fully published: none of its files is served.
      }
    }
  }

  private addVersion({ name, version, files }: ReleaseManifest): void {
    for (const [file, digest] of Object.entries(files)) this.add(`${name}/${file}`, digest);
    this.known.add(`${name} ${version}`);
  }

  private add(path: string, digest: FileDigest): void {
    const others = this.digests.get(path) ?? [];
    if (!others.some(({ sha256 }) => sha256 === digest.sha256)) this.digests.set(path, [...others, digest]);
  }
}
