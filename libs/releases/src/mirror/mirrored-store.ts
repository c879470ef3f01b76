import { bucketPath } from '../bucket/bucket-paths';
import { type ReleaseAuthor, ReleaseStore } from '../store/release-store';
import type { ReleaseMirror } from './release-mirror';

/** A store whose folder is a mirror of a bucket, which fetches from there what a command reads. */
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

  override async fetchChannel(name: string): Promise<void> {
    await this.mirror.follow(name, true);
    await this.mirror.assertNotPutBack(name);
  }

  override fetchRecords(name: string): Promise<void> {
    return this.mirror.fetchRecords(name);
  }

  override fetchResults(name: string, version: string): Promise<void> {
    return this.mirror.fetchResults(name, version);
  }

  override fetchAllRecords(): Promise<void> {
    return this.mirror.fetchAllRecords();
  }

  override fetchChannels(): Promise<void> {
    return this.mirror.followAll();
  }

  override async fetchVersions(versions: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, version] of Object.entries(versions)) await this.mirror.fetchPublished(name, version);
  }

  override fetchManifests(compositions: readonly string[]): Promise<void> {
    return this.mirror.fetchManifests(compositions);
  }

  override fetchComposition(id: string): Promise<void> {
    return this.mirror.fetchComposition(id);
  }

  override fetchAssets(name: string, files: readonly string[]): Promise<void> {
    return this.mirror.fetchAssets(name, files);
  }

  override fetchPublications(last?: number): Promise<void> {
    return this.mirror.fetchPublications(last);
  }

  override removalOf(entry: readonly string[], record: readonly string[]): string {
    return `remove ${bucketPath(...entry)} and ${bucketPath(...record)} from the bucket, delete the mirror ${this.root}`;
  }

  override fetchFile(...parts: string[]): Promise<void> {
    return this.mirror.fetchListed(parts);
  }
}
