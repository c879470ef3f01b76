import type { KeyObject } from 'node:crypto';
import type { FileDigest } from '@storefront/remote-kit/manifest.types';
import type { ReleaseBucket } from './bucket.types';
import { bucketPath, sequenceOf } from './bucket-paths';
import { canariesOf } from './canaries';
import type { Channel, Composition, CompositionPackage, ReleaseRecord } from './composition.types';
import { isContentOf } from './file-digest';
import { inParallel } from './in-parallel';
import { pinnedBy } from './pins';
import { readComposition } from './read-composition';
import { readManifest } from './read-manifest';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';
import { verifyValue } from './signature';

/** Well above the size of manifests, compositions and states. */
const MAX_BYTES = 4 * 1024 * 1024;
const PARALLEL_READS = 8;
/** Earlier compositions in which fallback versions are looked for. */
const MAX_ANCESTORS = 50;
/** How often states are listed, because a recovery leaves numbers out, in milliseconds. */
const LIST_INTERVAL_MS = 30_000;

type Files = readonly string[];

/**
 * Makes a store's folder a mirror of a bucket. It writes only what has a valid signature or a signed digest, and a
 * channel's state after everything that the state shows, so that readers of the folder never see half of a release.
 */
export class ReleaseMirror {
  /** Versions and compositions that are complete in the folder. */
  private readonly complete = new Set<string>();
  private readonly listedAt = new Map<string, number>();

  constructor(
    private readonly bucket: ReleaseBucket,
    private readonly store: ReleaseStore,
    private readonly key: KeyObject,
  ) {}

  /**
   * Brings the newest state of a channel and everything that it shows.
   * @param listsStates looks for states after a missing number, too
   * @returns true when the channel has moved
   * @throws Error when the bucket is away or holds something invalid; the folder then shows what it showed before
   */
  async follow(channel: string, listsStates = this.isListDue(channel)): Promise<boolean> {
    const known = this.store.sequences(channel).at(-1) ?? 0;
    if (!listsStates && !(await this.bucket.read(statePath(channel, known + 1), MAX_BYTES))) return false;
    const found = await this.bucket.list(`channels/${channel}/`, statePath(channel, known));
    this.listedAt.set(channel, Date.now());
    const newest = found.at(-1);
    if (newest) {
      const { state, text } = await this.readState(channel, newest);
      for (const id of shownBy(state)) await this.bringComposition(id);
      this.store.create(text.toString(), 'channels', channel, `${state.sequence}.json`);
    }
    await this.bringLog(channel);
    return newest !== undefined;
  }

  /** Brings a composition with all its files, and those of versions that may be its fallbacks. */
  async bringComposition(id: string): Promise<void> {
    const composition = await this.compositionFile(id);
    if (this.complete.has(id)) return;
    for (const [name, entry] of Object.entries(composition.packages)) await this.bringVersion(name, entry);
    await this.bringFallbacks(composition);
    this.complete.add(id);
  }

  /** Brings the signed files of earlier compositions, without those of their packages. Cleaned ones are left out. */
  async bringHistory(ids: Files): Promise<void> {
    await inParallel(ids, PARALLEL_READS, (id) => this.compositionFile(id).catch(ignoreUnusable));
  }

  /** Brings what the publishers of a package signed: the record and the manifest of each version. */
  async bringRecords(name: string): Promise<void> {
    const found = await this.bucket.list(`packages/${name}/`);
    const versions = found.flatMap((path) => /^packages\/[^/]+\/([^/]+)\/release\.json$/.exec(path)?.[1] ?? []);
    await inParallel(versions, PARALLEL_READS, async (version) => {
      const record = await this.record(name, version);
      await this.manifest(name, record);
    });
  }

  /** Brings a version, whose record may be here although its upload failed. @throws Error when the bucket has none */
  async bringPublished(name: string, version: string): Promise<void> {
    if (!(await this.bucket.read(bucketPath('packages', name, version, 'release.json'), MAX_BYTES)))
      throw new Error(`${name} ${version} is not in the release bucket: publish it.`);
    await this.bringVersion(name, await this.record(name, version));
  }

  /** Brings files of a package that its next version contains too, with their compressed forms. */
  async bringAssets(name: string, files: Files): Promise<void> {
    const wanted = new Set(files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
    const found = (await this.bucket.list(`assets/${name}/`)).map((path) => path.split('/').at(-1) ?? '');
    const missing = found.filter((file) => wanted.has(file) && !this.store.has('assets', name, file));
    await inParallel(missing, PARALLEL_READS, async (file) => {
      this.store.replace(await this.read(['assets', name, file], MAX_BYTES), 'assets', name, file);
    });
  }

  private isListDue(channel: string): boolean {
    return Date.now() - (this.listedAt.get(channel) ?? 0) >= LIST_INTERVAL_MS;
  }

  private async readState(channel: string, path: string): Promise<{ state: Channel; text: Buffer }> {
    const sequence = sequenceOf(path);
    const what = `State ${sequence} of channel ${channel} in the bucket`;
    const text = await this.bucket.read(path, MAX_BYTES);
    if (!text) throw new Error(`${what} is missing.`);
    const state = verifyValue<Channel>('channel', text, this.key, what);
    if (state.channel !== channel || state.sequence !== sequence)
      throw new Error(`${what} was signed as state ${state.sequence} of channel ${state.channel}.`);
    const accepted = this.store.memory.newest(channel, this.key)?.sequence ?? 0;
    if (state.sequence < accepted)
      throw new Error(`${what} is older than state ${accepted}, which was accepted before.`);
    return { state, text };
  }

  /** Entries follow their state, so the newest one may come later. */
  private async bringLog(channel: string): Promise<void> {
    const newest = this.store.list('log', channel).map((file) => Number.parseInt(file, 10));
    const known = Math.max(0, ...newest);
    const paths = await this.bucket.list(`log/${channel}/`, bucketPath('log', channel, `${known}.json`));
    await inParallel(paths, PARALLEL_READS, async (path) => {
      const sequence = sequenceOf(path);
      const text = await this.bucket.read(path, MAX_BYTES);
      // The log's reader verifies entries, and says what is wrong with them.
      if (sequence && text) this.store.create(text.toString(), 'log', channel, `${sequence}.json`);
    });
  }

  private async compositionFile(id: string): Promise<Composition> {
    const path = ['compositions', `${id}.json`];
    if (!this.store.has(...path)) {
      const text = await this.read(path, MAX_BYTES);
      const composition = verifyValue<Composition>('composition', text, this.key, `Composition ${id} in the bucket`);
      if (composition.id !== id) throw new Error(`Composition ${id} in the bucket was signed as ${composition.id}.`);
      this.store.replace(text, ...path);
    }
    return readComposition(this.store, this.key, id);
  }

  private async bringVersion(name: string, entry: CompositionPackage): Promise<void> {
    const { version } = entry;
    if (this.complete.has(`${name} ${version}`)) return;
    await this.manifest(name, entry);
    const manifest = readManifest(this.store, name, entry);
    const files: [Files, FileDigest][] = [
      [['packages', name, version, 'server.cjs'], manifest.server],
      ...Object.entries(manifest.files).map(([file, digest]): [Files, FileDigest] => [['assets', name, file], digest]),
    ];
    await inParallel(files, PARALLEL_READS, ([path, digest]) => this.bringFile(path, digest));
    await this.record(name, version);
    this.complete.add(`${name} ${version}`);
  }

  private async bringFallbacks({ packages, parent }: Composition): Promise<void> {
    const shown = new Map(Object.entries(packages).map(([name, { version }]) => [name, new Set([version])]));
    const isLacking = (name: string) => (shown.get(name)?.size ?? 0) <= 2;
    let at = parent;
    for (let count = 0; at && count < MAX_ANCESTORS && [...shown.keys()].some(isLacking); count += 1) {
      const ancestor: Composition | undefined = await this.compositionFile(at).catch(ignoreUnusable);
      for (const [name, entry] of Object.entries(ancestor?.packages ?? {})) {
        if (!isLacking(name) || shown.get(name)?.has(entry.version)) continue;
        shown.get(name)?.add(entry.version);
        await this.bringVersion(name, entry).catch(ignoreUnusable);
      }
      at = ancestor?.parent;
    }
  }

  private async manifest(name: string, { version, manifestSha256 }: CompositionPackage): Promise<void> {
    const path = ['packages', name, version, 'manifest.json'];
    if (this.store.has(...path)) return;
    const text = await this.read(path, MAX_BYTES);
    if (sha256(text) !== manifestSha256) throw altered(path);
    this.store.replace(text, ...path);
  }

  private async record(name: string, version: string): Promise<ReleaseRecord> {
    const path = ['packages', name, version, 'release.json'];
    const what = `The release record of ${name} ${version}`;
    const isHere = this.store.has(...path);
    const text = isHere ? this.store.read(...path) : await this.read(path, MAX_BYTES);
    const record = verifyValue<ReleaseRecord>('release', text, this.key, what);
    if (record.name !== name || record.version !== version)
      throw new Error(`${what} belongs to ${record.name} ${record.version}.`);
    if (!isHere) this.store.replace(text, ...path);
    return record;
  }

  private async bringFile(path: Files, digest: FileDigest): Promise<void> {
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

  private async read(path: Files, limit: number): Promise<Buffer> {
    const content = await this.bucket.read(bucketPath(...path), limit);
    if (!content) throw Object.assign(new Error(`The release bucket has no ${path.join('/')}.`), { code: 'EMISSING' });
    return content;
  }
}

const statePath = (channel: string, sequence: number): string => bucketPath('channels', channel, `${sequence}.json`);

/** The compositions that a state of a channel shows. */
const shownBy = (state: Channel): string[] =>
  state.current
    ? [state.current, ...pinnedBy(state)]
    : Object.values(canariesOf(state)).map(({ composition }) => composition);

const altered = (path: Files): Error =>
  Object.assign(new Error(`${path.join('/')} in the release bucket does not have its signed content.`), {
    code: 'EDIGEST',
  });

/** What was cleaned away or damaged is no fallback, and no target of a rollback. */
function ignoreUnusable(error: unknown): undefined {
  if (!['EMISSING', 'EDIGEST'].includes(String((error as { code?: unknown }).code))) throw error;
  return undefined;
}
