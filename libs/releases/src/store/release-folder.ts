import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileDigest } from '@storefront/remote-kit/manifest/manifest.types';
import { readVerified } from './file-digest';
import { hasContent, MAX_BYTES, readRegularFile } from './read-regular-file';

/** Length limit of a refused file name in an error message. */
const MAX_QUOTED_LENGTH = 80;

/** The names of released files and their folders. */
const NAME = /^[\w+-][\w.+-]*$/;

/** A folder of released files, which are immutable and untrusted: every read is checked by its caller. */
export class ReleaseFolder {
  constructor(readonly root: string) {}

  /** @throws Error with code EINVALID when no released file can have this name */
  private path(...parts: string[]): string {
    const invalid = parts.find((part) => !NAME.test(part));
    if (invalid !== undefined)
      throw Object.assign(new Error(`'${invalid.slice(0, MAX_QUOTED_LENGTH)}' is not the name of a released file.`), {
        code: 'EINVALID',
      });
    for (let depth = 1; depth < parts.length; depth += 1) this.assertNotLink(join(this.root, ...parts.slice(0, depth)));
    return join(this.root, ...parts);
  }

  /** Publishing or cleaning through a linked folder would change files elsewhere. */
  private assertNotLink(folder: string): void {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${folder} is a symbolic link; release folders must not be links.`);
  }

  has(...parts: string[]): boolean {
    return existsSync(this.path(...parts));
  }

  /**
   * A small file, to be checked by the caller. @throws Error with a `code` when it is missing, not a file or too large
   */
  read(...parts: string[]): Buffer {
    return readRegularFile(this.path(...parts), MAX_BYTES);
  }

  /** A file of any size, its content checked. @throws Error with a `code`, EDIGEST for other content */
  readVerified(digest: FileDigest, ...parts: string[]): Buffer {
    return readVerified(this.path(...parts), digest);
  }

  /**
   * Writes a file that must not exist with other content; the same content again renews the file's time, so that a
   * concurrent cleaning leaves it.
   */
  write(content: Buffer | string, ...parts: string[]): void {
    const target = this.path(...parts);
    const bytes = Buffer.from(content);
    if (existsSync(target)) {
      if (!hasContent(target, bytes))
        throw new Error(`${parts.join('/')} exists with different content; releases are immutable.`);
      this.touch(...parts);
    } else this.replace(bytes, ...parts);
  }

  /** Replaces a file atomically. */
  replace(content: Buffer | string, ...parts: string[]): void {
    const target = this.path(...parts);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(this.temporary(target, content), target);
  }

  /** Creates a file atomically; false when it exists already. */
  create(content: string, ...parts: string[]): boolean {
    const target = this.path(...parts);
    mkdirSync(dirname(target), { recursive: true });
    const temporary = this.temporary(target, content);
    try {
      linkSync(temporary, target);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(temporary);
    }
  }

  private temporary(target: string, content: Buffer | string): string {
    const temporary = `${target}.${process.pid}.${randomUUID()}`;
    writeFileSync(temporary, content);
    return temporary;
  }

  touch(...parts: string[]): void {
    const now = new Date();
    utimesSync(this.path(...parts), now, now);
  }

  /** Names in a folder; none when it is missing or a file. Those that no released file can have are left out. */
  list(...parts: string[]): string[] {
    const folder = this.path(...parts);
    this.assertNotLink(folder);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort();
  }

  /** When a file was written or confirmed last, in milliseconds since 1970. */
  writtenAt(...parts: string[]): number {
    return statSync(this.path(...parts)).mtimeMs;
  }

  /** Used by cleaning only. */
  remove(...parts: string[]): void {
    rmSync(this.path(...parts), { recursive: true, force: true });
  }
}
