import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Objects of buckets as files. An object appears complete or not at all. */
export class Buckets {
  constructor(private readonly folder: string) {}

  /** The content of an object; undefined when there is none. */
  read(bucket: string, key: string): Buffer | undefined {
    const file = this.file(bucket, key);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  /** Stores an object. @returns false when it must be new and exists already; then nothing changes */
  write(bucket: string, key: string, content: Buffer, mustBeNew: boolean): boolean {
    const file = this.file(bucket, key);
    const temporary = join(this.folder, `.${randomUUID()}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, content);
    try {
      if (mustBeNew) linkSync(temporary, file);
      else renameSync(temporary, file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  }

  /** Removes an object, if there is one. */
  remove(bucket: string, key: string): void {
    rmSync(this.file(bucket, key), { force: true });
  }

  /** The keys of a bucket that begin with `prefix`, in the order of their bytes. */
  keys(bucket: string, prefix: string): string[] {
    const root = join(this.folder, bucket);
    if (!existsSync(root)) return [];
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((key) => key.startsWith(prefix))
      .sort();
  }

  private file(bucket: string, key: string): string {
    return join(this.folder, bucket, key);
  }
}
