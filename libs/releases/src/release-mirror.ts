import type { KeyObject } from 'node:crypto';
import type { FileDigest } from '@storefront/remote-kit/manifest.types';
import type { ReleaseBucket } from './bucket.types';
import { bucketPath, sequenceOf } from './bucket-paths';
import { canariesOf } from './canaries-of';
import { lastAccepted } from './channel';
import { baseChannel } from './channel-names';
import type { Channel, Composition, CompositionPackage, ReleaseRecord } from './composition.types';
import { isContentOf } from './file-digest';
import { inParallel } from './in-parallel';
import { pinnedBy } from './pins';
import { linkedComposition, readComposition, readLinkedComposition } from './read-composition';
import { readManifest } from './read-manifest';
import { InvalidRecord, verifyReleaseRecord } from './release-record';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';
import { isNamedByChannel, MAX_CHAIN } from './trust/composition-authority';
import { judgeStates, type StateFile } from './trust/judge-states';
import { nextRoot } from './trust/newest-root';
import { type ReleaseTrust, trustOf } from './trust/release-trust';

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
    // They decide whose states count.
    await this.bringRoots();
    this.listedAt.set(channel, Date.now());
    const trust = trustOf(this.store, this.key);
    if (trust.root) await this.bringStates(trust, channel, found);
    else await this.bringNewestState(trust, channel, found.at(-1));
    await this.bringLog(channel);
    return found.length > 0;
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
      // Anybody who may write to the bucket can put a record there.
      const record = await this.record(name, version).catch((error: unknown) => this.leaveOutWithRoles(error));
      if (record) await this.manifest(name, record);
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

  /** Brings what the bucket has of `roots`, each verified by the one before. */
  private async bringRoots(): Promise<void> {
    const { anchor, root: known } = trustOf(this.store, this.key);
    const paths = await this.bucket.list('roots/');
    const newest = Math.max(0, ...paths.map((path) => Number(/^roots\/(\d{1,9})\.json$/.exec(path)?.[1] ?? 0)));
    if (known && newest < known.version)
      throw new Error(`Root ${newest} in the bucket is older than root ${known.version}, which was accepted before.`);
    let root = known;
    for (let version = (known?.version ?? 0) + 1; version <= newest; version += 1) {
      const text = await this.read(['roots', `${version}.json`], MAX_BYTES);
      root = nextRoot(anchor, root, version, text);
      this.store.create(text.toString(), 'roots', `${version}.json`);
    }
  }

  private async bringNewestState(trust: ReleaseTrust, channel: string, path: string | undefined): Promise<void> {
    if (!path) return;
    const { state, text } = await this.readState(trust, channel, path);
    for (const id of shownBy(state)) await this.bringComposition(id);
    this.store.create(text.toString(), 'channels', channel, `${state.sequence}.json`);
  }

  /**
   * Brings all new states, because each is judged by the one before it. Those that are refused are brought too: the
   * channel's reader says why, and `recover` continues after them.
   */
  private async bringStates(trust: ReleaseTrust, channel: string, paths: Files): Promise<void> {
    const base = baseChannel(channel);
    // Canaries are judged by what their channel shows.
    if (paths.length && base !== channel) await this.follow(base, true);
    const files = await this.readStates(trust, channel, paths);
    for (const { text } of files) await this.bringJudgedCompositions(trust, text);
    const { accepted } = judgeStates(this.store, trust, channel, files, () => lastAccepted(this.store, this.key, base));
    const newest = accepted.at(-1)?.state;
    for (const id of newest ? shownBy(newest) : []) await this.bringComposition(id);
    for (const { sequence, text } of files) this.store.create(text.toString(), 'channels', channel, `${sequence}.json`);
    // One that was refused may be accepted now, because its role was renewed.
    const state = lastAccepted(this.store, this.key, channel);
    for (const id of state ? shownBy(state) : []) await this.bringComposition(id);
  }

  private async readStates({ root }: ReleaseTrust, channel: string, paths: Files): Promise<StateFile[]> {
    const start = (root && Object.hasOwn(root.starts, channel) && root.starts[channel]?.sequence) || 0;
    const files: StateFile[] = [];
    const wanted = paths.filter((path) => (sequenceOf(path) ?? 0) >= start);
    await inParallel(wanted, PARALLEL_READS, async (path) => {
      const text = await this.bucket.read(path, MAX_BYTES);
      if (text) files.push({ sequence: sequenceOf(path) ?? 0, text });
    });
    return files.sort((a, b) => a.sequence - b.sequence);
  }

  /** Brings the signed files of compositions that a state names, and of those that they were made from. */
  private async bringJudgedCompositions(trust: ReleaseTrust, text: Buffer): Promise<void> {
    let state: Channel;
    try {
      state = trust.verify<Channel>('channel', text, 'The state', 'all').value;
    } catch {
      // It is refused, so what it names is not needed.
      return;
    }
    for (const id of shownBy(state)) await this.bringAncestors(trust, id);
  }

  private async bringAncestors(trust: ReleaseTrust, id: string): Promise<void> {
    let at: string | undefined = id;
    for (let count = 0; at && count < MAX_CHAIN; count += 1) {
      const composition: Composition | undefined = await this.compositionFile(at).catch(ignoreUnusable);
      if (isNamedByChannel(this.store, trust, at)) return;
      at = composition?.parent;
    }
  }

  private async readState(
    trust: ReleaseTrust,
    channel: string,
    path: string,
  ): Promise<{ state: Channel; text: Buffer }> {
    const sequence = sequenceOf(path);
    const what = `State ${sequence} of channel ${channel} in the bucket`;
    const text = await this.bucket.read(path, MAX_BYTES);
    if (!text) throw new Error(`${what} is missing.`);
    const { value: state } = trust.verify<Channel>('channel', text, what);
    if (state.channel !== channel || state.sequence !== sequence)
      throw new Error(`${what} was signed as state ${state.sequence} of channel ${state.channel}.`);
    const accepted = this.store.memory.newest(channel, trust.anchor)?.sequence ?? 0;
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
    const trust = trustOf(this.store, this.key);
    if (!this.store.has(...path)) {
      const text = await this.read(path, MAX_BYTES);
      const what = `Composition ${id} in the bucket`;
      const composition = trust.root
        ? linkedComposition(text, id)
        : trust.verify<Composition>('composition', text, what).value;
      if (composition.id !== id) throw new Error(`${what} was signed as ${composition.id}.`);
      this.store.replace(text, ...path);
    }
    // With roles, its reader decides whether it may be shown.
    return trust.root ? readLinkedComposition(this.store, id) : readComposition(this.store, this.key, id);
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
    // What a composition names by its digest is good, although the key of its record may have leaked.
    await this.record(name, version).catch((error: unknown) => this.leaveOutWithRoles(error));
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
    const isHere = this.store.has(...path);
    const text = isHere ? this.store.read(...path) : await this.read(path, MAX_BYTES);
    const record = verifyReleaseRecord(trustOf(this.store, this.key), text, name, version);
    if (!isHere) this.store.replace(text, ...path);
    return record;
  }

  /** @throws the error of an invalid record in an installation with one key, and of a bucket that is away */
  private leaveOutWithRoles(error: unknown): undefined {
    if (!trustOf(this.store, this.key).root || !(error instanceof InvalidRecord)) throw error;
    return undefined;
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
