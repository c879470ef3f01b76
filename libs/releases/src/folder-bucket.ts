import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ReleaseBucket } from './bucket.types';
import { readRegularFile } from './read-regular-file';

/** A folder that machines share by a file system with hard links. */
export class FolderBucket implements ReleaseBucket {
  constructor(private readonly root: string) {}

  async read(path: string, limit: number): Promise<Buffer | undefined> {
    try {
      return readRegularFile(join(this.root, path), limit);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && existsSync(this.root)) return undefined;
      throw error;
    }
  }

  async create(path: string, content: Buffer): Promise<boolean> {
    const target = join(this.root, path);
    mkdirSync(dirname(target), { recursive: true });
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
    const folder = join(this.root, dirname(`${prefix}.`));
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.root, join(entry.parentPath, entry.name)))
      .filter((path) => path.startsWith(prefix) && path > after)
      .sort();
  }
}
