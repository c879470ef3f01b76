import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@storefront/api/durations';
import type { ReleaseBucket } from '@storefront/releases/bucket/bucket.types';
import { LRUCache } from 'lru-cache';

/** Names that the import and the business command give: digests, so that no other path of the bucket is asked for. */
const NAME = /^((own|brand)-[0-9a-f]{4,64}|no-picture)$/;
/** Ten times the largest size of a picture. */
const MAX_BYTES = 4 * 1024 ** 2;
/** A picture that the bucket lacks is not asked for again within this time. */
const MISSING_MS = MINUTE_MS;
/** Bounds the memory of a flood of invented names. */
const MAX_MISSING = 10_000;
/** Requests to the bucket at once; further pictures are not shown until one has ended. */
const MAX_FETCHES = 50;

/**
 * Pictures that another machine made: each file is fetched from the bucket when it is first requested and kept in a
 * folder.
 */
export class SharedPictures {
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS });
  private readonly fetches = new Map<string, Promise<boolean>>();

  constructor(
    private readonly bucket: Pick<ReleaseBucket, 'read'>,
    private readonly folder: string,
  ) {}

  /**
   * The folder that has a picture's file now; undefined when there is none.
   * @throws Error when the bucket cannot be read
   */
  async folderOf(name: string, file: string): Promise<string | undefined> {
    if (!NAME.test(name)) return undefined;
    const folder = join(this.folder, name);
    if (existsSync(join(folder, file))) return folder;
    const path = `pictures/${name}/${file}`;
    if (this.missing.has(path)) return undefined;
    let fetching = this.fetches.get(path);
    if (!fetching) {
      if (this.fetches.size >= MAX_FETCHES) throw new Error('Too many pictures are fetched from the bucket at once');
      fetching = this.fetch(path, folder, file).finally(() => this.fetches.delete(path));
      this.fetches.set(path, fetching);
    }
    return (await fetching) ? folder : undefined;
  }

  private async fetch(path: string, folder: string, file: string): Promise<boolean> {
    const content = await this.bucket.read(path, MAX_BYTES);
    if (!content) {
      this.missing.set(path, true);
      return false;
    }
    await mkdir(folder, { recursive: true });
    // The file appears whole or not at all.
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, join(folder, file));
    return true;
  }
}
