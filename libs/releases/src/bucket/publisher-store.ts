import type { KeyObject } from 'node:crypto';
import { followWithCanaries } from '../canaries/canaries';
import { lastAccepted, whyRefused } from '../channels/channel';
import { shownWithinDay } from '../compositions/open-documents';
import { MirroredStore } from '../mirror/mirrored-store';
import { ReleaseMirror } from '../mirror/release-mirror';
import type { ReleaseAuthor, ReleaseStore } from '../store/release-store';
import type { ReleaseBucket } from './bucket.types';
import { bucketPath } from './bucket-paths';
import { ChannelDrafts, type Outcome } from './channel-drafts';
import { PendingFiles } from './pending-files';

/** A change is repeated only because another publisher was faster; this many in a row means a fault. */
const MAX_TRIES = 50;

/**
 * A publisher's view of a bucket: its folder is a mirror, and a channel's new states are drafts until the bucket has
 * accepted them. The bucket accepts a state only if no other publisher has created the one with its number.
 */
export class PublisherStore extends MirroredStore {
  private readonly drafts = new ChannelDrafts();
  /** New records of versions. The folder gets each once the bucket has it, because a record makes a version visible. */
  private readonly records = new Map<string, Buffer>();
  /** The paths of all other new files, and of the records. */
  private readonly pending = new PendingFiles();

  /**
   * @param folder the mirror, whose memory remembers the states that the bucket has accepted
   * @param say prints a line for the person who publishes
   */
  constructor(
    private readonly bucket: ReleaseBucket,
    private readonly folder: ReleaseStore,
    private readonly key: KeyObject,
    author?: ReleaseAuthor,
    private readonly say: (line: string) => void = () => undefined,
  ) {
    super(new ReleaseMirror(bucket, folder, key), folder, author);
  }

  override has(...parts: string[]): boolean {
    return this.drafts.has(parts) || super.has(...parts);
  }

  override read(...parts: string[]): Buffer {
    return this.drafts.read(parts) ?? super.read(...parts);
  }

  override list(...parts: string[]): string[] {
    return [...new Set([...super.list(...parts), ...this.drafts.list(parts)])].sort();
  }

  override create(content: string, ...parts: string[]): boolean {
    if (this.has(...parts)) return false;
    this.drafts.add(content, parts);
    return true;
  }

  override replace(content: Buffer | string, ...parts: string[]): void {
    if (parts.at(-1) === 'release.json') this.records.set(parts.join('/'), Buffer.from(content));
    else super.replace(content, ...parts);
    this.pending.add(parts);
  }

  override touch(...parts: string[]): void {
    super.touch(...parts);
    this.pending.add(parts);
  }

  override async refresh(): Promise<void> {
    this.reset();
    await this.follow();
    // A newer state that is refused does not hide what was shown.
    await this.mirror.fetchHistory(lastAccepted(this.folder, this.key, this.channel)?.history ?? []);
    await this.mirror.fetchManifests(shownWithinDay(this.folder, this.key).map(({ id }) => id));
  }

  override async createNow(content: string, ...parts: string[]): Promise<boolean> {
    const isCreated = await this.bucket.create(bucketPath(...parts), Buffer.from(content));
    if (isCreated) this.folder.create(content, ...parts);
    return isCreated;
  }

  override share(): Promise<void> {
    return this.pending.share((parts) => this.upload(parts));
  }

  override async change<T>(run: () => T | Promise<T>, onConflict: 'repeat' | 'refuse' = 'repeat'): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const chosenFor = this.acceptedNumbers();
      const result = await run();
      // A recovery leaves out numbers, so the bucket would accept its state after one that it does not know.
      if (onConflict === 'refuse') await this.follow();
      if (this.acceptedNumbers() === chosenFor && (await this.commit()) !== 'refused') {
        await this.letCanariesFollow();
        return result;
      }
      if (onConflict === 'refuse')
        throw new Error('Another publisher changed the channel at the same time, so nothing was changed. Try again.');
      this.say('Another publisher was faster, so the change is made again from the new state of the channel.');
      await this.refresh();
    }
    throw new Error('Others change the channel without a pause; nothing was changed. Try again.');
  }

  private async follow(): Promise<void> {
    for (const name of [this.channel, this.canaryChannel]) await this.mirror.follow(name, true);
  }

  /** The numbers of the accepted states of both channels, without this publisher's drafts. */
  private acceptedNumbers(): string {
    const lastOf = (name: string) => lastAccepted(this.folder, this.key, name)?.sequence;
    return `${lastOf(this.channel)} ${lastOf(this.canaryChannel)}`;
  }

  /** Another publisher may have started a canary while the stable composition changed. */
  private async letCanariesFollow(): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await this.refresh();
      // A recovery may be stopped by a further refused state; the canaries follow the next change.
      if ([this.channel, this.canaryChannel].some((name) => whyRefused(this, this.key, name))) return;
      followWithCanaries(this, this.key, new Date());
      if (this.drafts.size === 0) return;
      await this.commit();
    }
  }

  private async commit(): Promise<Outcome> {
    await this.share();
    const outcome = await this.drafts.commit(this.bucket, this.folder);
    if (outcome !== 'accepted') return outcome;
    // The folder's memory accepts what the bucket has accepted, also before a newer state that is refused.
    for (const channel of [this.channel, this.canaryChannel]) lastAccepted(this.folder, this.key, channel);
    return 'accepted';
  }

  private async upload(parts: readonly string[]): Promise<void> {
    const path = parts.join('/');
    const record = this.records.get(path);
    const isCreated = await this.bucket.create(path, record ?? super.read(...parts));
    this.records.delete(path);
    if (isCreated && record) super.replace(record, ...parts);
    if (isCreated) return;
    // The same build was published before: its first record stays.
    if (!record)
      throw new Error(`${path} exists with different content in the release bucket; releases are immutable.`);
    const [, name = '', version = ''] = parts;
    this.pending.remove(parts);
    this.folder.remove(...parts);
    await this.mirror.fetchPublished(name, version);
  }

  private reset(): void {
    this.drafts.clear();
    this.records.clear();
    this.pending.clear();
    this.memory.forget();
  }
}
