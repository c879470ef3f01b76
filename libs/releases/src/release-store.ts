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
import type { FileDigest } from '@storefront/remote-kit/manifest.types';
import { ChannelMemory } from './channel-memory';
import { readVerified } from './file-digest';
import { readRegularFile } from './read-regular-file';

/** Manifests, compositions and states are far smaller. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Characters of a refused file name that an error repeats. */
const QUOTED_LENGTH = 80;

/**
 * The folder that holds every release: `packages/<name>/<version>`, `assets/<name>` (what browsers fetch, every version
 * side by side because names carry their content's hash), `compositions` and `channels`. Nothing in it is ever changed:
 * a channel moves on by one more file, whose number only one writer can take. A reader sees the old one or the new one.
 * Nothing in it is trusted either: what is read is checked against a signature, or a digest that was signed.
 */
export class ReleaseStore {
  /** @param memory which states of channels were accepted; kept outside the folder, for this process alone by default */
  constructor(
    readonly root: string,
    readonly memory = new ChannelMemory(),
  ) {}

  private path(...parts: string[]): string {
    const odd = parts.find((part) => !/^[\w+-][\w.+-]*$/.test(part));
    if (odd !== undefined) throw new Error(`'${odd.slice(0, QUOTED_LENGTH)}' is not the name of a released file.`);
    for (let depth = 1; depth < parts.length; depth += 1) this.refuseLink(join(this.root, ...parts.slice(0, depth)));
    return join(this.root, ...parts);
  }

  /** A folder that leads elsewhere would have a publisher write there, and a cleaning remove there. */
  private refuseLink(folder: string): void {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${folder} is a link; the folders of releases are none.`);
  }

  has(...parts: string[]): boolean {
    return existsSync(this.path(...parts));
  }

  /** A small file, to be checked by the caller. @throws Error with a `code` when it is missing, no file or too large */
  read(...parts: string[]): Buffer {
    return readRegularFile(this.path(...parts), MAX_BYTES);
  }

  /** A file of any size, its content checked. @throws Error with a `code`, EDIGEST for another content */
  readVerified(digest: FileDigest, ...parts: string[]): Buffer {
    return readVerified(this.path(...parts), digest);
  }

  /**
   * Writes a file that must not be there yet with other content; the same content again is no error and makes the file
   * young, so that a cleaning that goes on meanwhile leaves it.
   */
  write(content: Buffer | string, ...parts: string[]): void {
    const target = this.path(...parts);
    const bytes = Buffer.from(content);
    if (existsSync(target)) {
      if (!hasContent(target, bytes))
        throw new Error(`${parts.join('/')} exists with other content; a release is never changed.`);
      this.touch(...parts);
    } else this.replace(bytes, ...parts);
  }

  /** Replaces a file in one step. */
  replace(content: Buffer | string, ...parts: string[]): void {
    const target = this.path(...parts);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(this.temporary(target, content), target);
  }

  /** Makes a file, whole and in one step; false when it exists already. */
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

  /** Names in a folder, none when there is no such folder. */
  list(...parts: string[]): string[] {
    this.refuseLink(this.path(...parts));
    return this.has(...parts) ? readdirSync(this.path(...parts)).sort() : [];
  }

  /** When a file was written or confirmed last, in milliseconds since 1970. */
  writtenAt(...parts: string[]): number {
    return statSync(this.path(...parts)).mtimeMs;
  }

  /** For cleaning alone. */
  remove(...parts: string[]): void {
    rmSync(this.path(...parts), { recursive: true, force: true });
  }

  /** Numbers of a channel's states that are kept, the newest last. */
  sequences(name: string): number[] {
    return this.list('channels', name)
      .flatMap((file) => /^([1-9]\d{0,14})\.json$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }
}

function hasContent(path: string, content: Buffer): boolean {
  try {
    return readRegularFile(path, content.length).equals(content);
  } catch {
    return false;
  }
}
