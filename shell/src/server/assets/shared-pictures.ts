import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@storefront/api/durations';
import { LRUCache } from 'lru-cache';

/** Ten times the largest size of a picture. */
const MAX_BYTES = 4 * 1024 ** 2;
/** A picture that the source lacks is not asked for again within this time. */
const MISSING_MS = MINUTE_MS;
/** Bounds the memory of a flood of invented names. */
const MAX_MISSING = 10_000;
/** Requests to a source at once; further pictures are not shown until one has ended. */
const MAX_FETCHES = 50;

/** Where pictures come from that this machine did not make. */
export interface PictureSource {
  /** The names that it may have, so that nothing else is asked for. */
  readonly names: RegExp;
  /** A file; undefined when there is none. @throws Error when it cannot be read */
  readonly read: (name: string, file: string, maxBytes: number) => Promise<Buffer | undefined>;
}

/** Pictures that another machine made: each file is fetched when it is first requested, and kept in a folder. */
export class SharedPictures {
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS });
  private readonly fetches = new Map<string, Promise<boolean>>();

  constructor(
    private readonly source: PictureSource,
    private readonly folder: string,
  ) {}

  /**
   * The folder that has a picture's file now; undefined when there is none.
   * @throws Error when the source cannot be read
   */
  async folderOf(name: string, file: string): Promise<string | undefined> {
    if (!this.source.names.test(name)) return undefined;
    const folder = join(this.folder, name);
    if (existsSync(join(folder, file))) return folder;
    const path = `${name}/${file}`;
    if (this.missing.has(path)) return undefined;
    let fetching = this.fetches.get(path);
    if (!fetching) {
      if (this.fetches.size >= MAX_FETCHES) throw new Error('Too many pictures are fetched at once');
      fetching = this.fetch(name, folder, file).finally(() => this.fetches.delete(path));
      this.fetches.set(path, fetching);
    }
    return (await fetching) ? folder : undefined;
  }

  private async fetch(name: string, folder: string, file: string): Promise<boolean> {
    const content = await this.source.read(name, file, MAX_BYTES);
    if (!content) {
      this.missing.set(`${name}/${file}`, true);
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
