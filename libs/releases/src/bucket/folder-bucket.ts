import { randomUUID } from 'node:crypto';
import { type Dirent, linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readRegularFile } from '../store/read-regular-file';
import type { ReleaseBucket } from './bucket.types';

/**
 * A folder that machines share by a file system with hard links. It is never created, because a folder that is not
 * mounted would then be an empty bucket. Every call rejects with one sentence when it is missing or no folder.
 */
export class FolderBucket implements ReleaseBucket {
  constructor(private readonly root: string) {}

  async read(path: string, limit: number): Promise<Buffer | undefined> {
    try {
      return readRegularFile(join(this.root, path), limit);
    } catch (error) {
      return this.missing(path, error);
    }
  }

  async create(path: string, content: Buffer): Promise<boolean> {
    this.assertMounted();
    const target = join(this.root, path);
    try {
      mkdirSync(dirname(target), { recursive: true });
    } catch (error) {
      this.missing(path, error);
    }
    const temporary = `${target}.${process.pid}.${randomUUID()}`;
    writeFileSync(temporary, content);
    try {
      linkSync(temporary, target);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return readRegularFile(target, Number.MAX_SAFE_INTEGER).equals(content);
    } finally {
      rmSync(temporary);
    }
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    let entries: Dirent[] = [];
    try {
      entries = readdirSync(join(this.root, dirname(`${prefix}.`)), { recursive: true, withFileTypes: true });
    } catch (error) {
      this.missing(prefix, error);
    }
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.root, join(entry.parentPath, entry.name)))
      .filter((path) => path.startsWith(prefix) && path > after)
      .sort();
  }
  /** Nothing when a path is missing in the mounted folder. @throws any other error, in place of ENOTDIR a sentence */
  private missing(path: string, error: unknown): undefined {
    this.assertMounted();
    const { code } = error as NodeJS.ErrnoException;
    // mkdir says EEXIST of a file that is the last folder.
    if (code === 'ENOTDIR' || code === 'EEXIST')
      throw new Error(`The release bucket ${this.root} has a file in place of a folder of ${path}.`);
    if (code !== 'ENOENT') throw error;
  }

  private assertMounted(): void {
    const stat = statSync(this.root, { throwIfNoEntry: false });
    if (!stat) throw new Error(`The folder ${this.root} of RELEASES_BUCKET_URL does not exist: is it mounted?`);
    if (!stat.isDirectory()) throw new Error(`${this.root} of RELEASES_BUCKET_URL is not a folder.`);
  }
}
