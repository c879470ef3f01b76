import { bucketPath } from './bucket-paths';
import type { ReleaseMirror } from './release-mirror';
import { type ReleaseAuthor, ReleaseStore } from './release-store';

/** A store whose folder is a mirror of a bucket, which brings from there what a command reads. */
export class MirroredStore extends ReleaseStore {
  /** @param folder the mirror's own store, whose memory is not changed by drafts of this one */
  constructor(
    protected readonly mirror: ReleaseMirror,
    folder: ReleaseStore,
    author?: ReleaseAuthor,
  ) {
    super(folder.root, folder.memory.draft(), author, folder.channel, folder.anchor);
  }

  override async assertNotPutBack(): Promise<void> {
    for (const name of [this.channel, this.canaryChannel]) await this.mirror.assertNotPutBack(name);
  }

  override async bringChannel(name: string): Promise<void> {
    await this.mirror.follow(name, true);
    await this.mirror.assertNotPutBack(name);
  }

  override bringRecords(name: string): Promise<void> {
    return this.mirror.bringRecords(name);
  }

  override bringResults(name: string, version: string): Promise<void> {
    return this.mirror.bringResults(name, version);
  }

  override bringAllRecords(): Promise<void> {
    return this.mirror.bringAllRecords();
  }

  override bringChannels(): Promise<void> {
    return this.mirror.followAll();
  }

  override async bringVersions(versions: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, version] of Object.entries(versions)) await this.mirror.bringPublished(name, version);
  }

  override bringManifests(compositions: readonly string[]): Promise<void> {
    return this.mirror.bringManifests(compositions);
  }

  override bringComposition(id: string): Promise<void> {
    return this.mirror.bringComposition(id);
  }

  override bringAssets(name: string, files: readonly string[]): Promise<void> {
    return this.mirror.bringAssets(name, files);
  }

  override bringPublications(last?: number): Promise<void> {
    return this.mirror.bringPublications(last);
  }

  override removalOf(entry: readonly string[], record: readonly string[]): string {
    return `remove ${bucketPath(...entry)} and ${bucketPath(...record)} from the bucket, delete the mirror ${this.root}`;
  }

  override bringFile(...parts: string[]): Promise<void> {
    return this.mirror.bringListed(parts);
  }
}
