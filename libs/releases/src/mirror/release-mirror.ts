import { bucketPath, sequenceOf } from '../bucket/bucket-paths';
import { lastAccepted } from '../channels/channel';
import { baseChannel, CHANNEL_NAME } from '../channels/channel-names';
import { judgedAfter, stateNumbers } from '../channels/channel-numbers';
import { leavesOut } from '../channels/number-gaps';
import { shownBy } from '../channels/shown-by';
import type { Channel, Composition } from '../compositions/composition.types';
import { freeNumber } from '../store/numbered-files';
import { emptyIfTooLarge, MAX_BYTES } from '../store/read-regular-file';
import { isNamedByChannel, MAX_CHAIN } from '../trust/composition-authority';
import { judgeStates, type StateFile } from '../trust/judge-states';
import { nextRoot } from '../trust/newest-root';
import { type ReleaseTrust, trustOf } from '../trust/release-trust';
import { assertStateShape } from '../trust/state-shape';
import { MirroredStates } from './mirrored-states';
import { ignoreUnusable } from './mirrored-versions';

/** How often states are listed, because a recovery leaves numbers out, in milliseconds. */
const LIST_INTERVAL_MS = 30_000;

type Files = readonly string[];

/**
 * Makes a store's folder a mirror of a bucket. It writes only what has a valid signature or a signed digest, and a
 * channel's state after everything that the state shows, so that readers of the folder never see half of a release.
 */
export class ReleaseMirror extends MirroredStates {
  private readonly listedAt = new Map<string, number>();

  /**
   * Fetches the newest state of a channel and everything that it shows.
   * @param listsStates looks for states after a missing number, too
   * @returns true when the channel has moved
   * @throws Error when the bucket is away or holds something invalid; the folder then shows what it showed before
   */
  async follow(channel: string, listsStates = this.isListDue(channel)): Promise<boolean> {
    const known = trustOf(this.store, this.key);
    const newest = stateNumbers(this.store, known, channel).at(-1) ?? 0;
    // A refused state may have any number, and hides none.
    const accepted = known.root ? (this.store.memory.newest(channel, known.anchor)?.sequence ?? 0) : newest;
    const next = statePath(channel, freeNumber(this.store.sequences(channel), accepted));
    if (!listsStates && !(await this.bucket.read(next, MAX_BYTES).catch(emptyIfTooLarge))) return false;
    const found = await this.bucket.list(`channels/${channel}/`, statePath(channel, Math.min(newest, accepted)));
    // They decide whose states count.
    await this.fetchRoots();
    this.listedAt.set(channel, Date.now());
    const trust = trustOf(this.store, this.key);
    if (trust.root) await this.fetchStates(trust, channel, found);
    else await this.fetchNewestState(trust, channel, found.at(-1));
    await this.fetchLog(channel);
    return (stateNumbers(this.store, trust, channel).at(-1) ?? 0) > newest;
  }

  /** Follows every channel of the bucket. */
  async followAll(): Promise<void> {
    const paths = await this.bucket.list('channels/');
    const names = new Set(paths.map((path) => path.split('/')[1] ?? ''));
    // Anybody who may write to the bucket can name a folder there.
    for (const name of names) if (CHANNEL_NAME.test(baseChannel(name))) await this.follow(name, true);
  }

  /**
   * @throws Error when the bucket has not got the newest accepted state: it was emptied, or an older copy was put back. A
   * change would then name files that only this machine has.
   */
  async assertNotPutBack(channel: string): Promise<void> {
    const accepted = lastAccepted(this.store, this.key, channel)?.sequence;
    if (!accepted) return;
    const { anchor } = trustOf(this.store, this.key);
    const text = await this.bucket.read(statePath(channel, accepted), MAX_BYTES).catch(emptyIfTooLarge);
    if (text && this.store.memory.isNewest(channel, anchor, text)) return;
    const state = `state ${accepted} of channel ${channel}`;
    const fault = text ? `has another ${state} than this machine` : `has no ${state}, which this machine`;
    throw new Error(`The release bucket ${fault} has accepted before: it was emptied, replaced or put back.`);
  }

  /** Fetches one file, which its reader verifies, if the bucket has it and this folder has not. */
  async fetchListed(parts: Files): Promise<void> {
    const path = bucketPath(...parts);
    // Listed first, because a bucket that nothing was published to cannot be read.
    if (this.store.has(...parts) || !(await this.bucket.list(path)).includes(path)) return;
    const content = await this.bucket.read(path, MAX_BYTES);
    if (content) this.store.create(content.toString(), ...parts);
  }

  private isListDue(channel: string): boolean {
    return Date.now() - (this.listedAt.get(channel) ?? 0) >= LIST_INTERVAL_MS;
  }

  /** Fetches what the bucket has of `roots`, each verified by the one before. */
  private async fetchRoots(): Promise<void> {
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

  private async fetchNewestState(trust: ReleaseTrust, channel: string, path: string | undefined): Promise<void> {
    if (!path) return;
    const { state, text } = await this.readState(trust, channel, path);
    for (const id of shownBy(state)) await this.fetchComposition(id);
    this.store.create(text.toString(), 'channels', channel, `${state.sequence}.json`);
  }

  /**
   * Fetches all new states, because each is judged by the one before it. Those that are refused are fetched too: the
   * channel's reader says why, and `recover` takes a number that none of them has.
   */
  private async fetchStates(trust: ReleaseTrust, channel: string, paths: Files): Promise<void> {
    const base = baseChannel(channel);
    // Canaries are judged by what their channel shows.
    if (paths.length && base !== channel) await this.follow(base, true);
    const found = paths.flatMap((path) => sequenceOf(path) ?? []);
    const files: StateFile[] = [];
    let newest: Channel | undefined;
    let known = judgedAfter(this.store, trust, channel);
    let from = known;
    let isFurther: boolean;
    do {
      // Those that leave out too many may follow a valid one, and are not read before.
      const near = found.filter((sequence) => sequence >= from && !leavesOut(known, sequence));
      const read = await this.readStates(trust, channel, near);
      for (const { text } of read) await this.fetchJudgedCompositions(trust, text);
      files.push(...read);
      const stable = () => lastAccepted(this.store, this.key, base);
      newest = judgeStates(this.store, trust, channel, files, stable).accepted.at(-1)?.state;
      from = (near.at(-1) ?? known) + 1;
      isFurther = newest !== undefined && newest.sequence > known;
      known = Math.max(known, newest?.sequence ?? 0);
    } while (isFurther);
    await this.fetchShown(newest);
    for (const { sequence, text } of files) this.store.create(text.toString(), 'channels', channel, `${sequence}.json`);
    // One that was refused may be accepted now, because its role was renewed.
    await this.fetchShown(lastAccepted(this.store, this.key, channel));
  }

  /**
   * Fetches what a state shows, as far as the bucket has it: any team can name what it has not. Shells refuse such a
   * composition, and `recover` needs its state.
   */
  private async fetchShown(state: Channel | undefined): Promise<void> {
    for (const id of state ? shownBy(state) : []) await this.fetchComposition(id).catch(ignoreUnusable);
  }

  /** Fetches the signed files of compositions that a state names, and of those that they were made from. */
  private async fetchJudgedCompositions(trust: ReleaseTrust, text: Buffer): Promise<void> {
    let state: Channel;
    try {
      state = trust.verify<Channel>('channel', text, 'The state', 'all').value;
      assertStateShape(state);
    } catch {
      // It is refused, so what it names is not needed.
      return;
    }
    for (const id of shownBy(state)) await this.fetchAncestors(trust, id);
  }

  private async fetchAncestors(trust: ReleaseTrust, id: string): Promise<void> {
    let at: string | undefined = id;
    for (let count = 0; at && count < MAX_CHAIN; count += 1) {
      const composition: Composition | undefined = await this.compositionFile(at).catch(ignoreUnusable);
      if (isNamedByChannel(this.store, trust, at)) return;
      at = composition?.parent;
    }
  }
}

const statePath = (channel: string, sequence: number): string => bucketPath('channels', channel, `${sequence}.json`);
