import { type KeyObject, randomUUID } from 'node:crypto';
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
import { CANARY, STABLE } from './channel-names';
import { readVerified } from './file-digest';
import { numbersOf } from './numbered-files';
import { hasContent, readRegularFile } from './read-regular-file';

/** Who releases. */
export interface ReleaseAuthor {
  readonly name: string;
  /** Why they release, if they say so. */
  readonly reason?: string | undefined;
}

/** Well above the size of manifests, compositions and states. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Length limit of a refused file name in an error message. */
const MAX_QUOTED_LENGTH = 80;

/** The names of released files and their folders. */
const NAME = /^[\w+-][\w.+-]*$/;

/**
 * The folder that holds every release: `packages/<name>/<version>`, `assets/<name>` (all versions side by side, because
 * file names contain content hashes), `compositions`, `channels` and their `log`, and `roots` with the roles. Files are immutable and untrusted: a channel moves
 * by adding a numbered file, and every read is checked against a signature or a signed digest.
 */
export class ReleaseStore {
  /**
   * @param memory the accepted states of channels; stored outside the folder, by default for this process only
   * @param author who publishes and changes channels, for the log
   * @param channel the channel that is shown and changed; 'stable' is production
   * @param anchor the installation's first key, for a publisher whose own key is another one
   */
  constructor(
    readonly root: string,
    readonly memory = new ChannelMemory(),
    readonly author: ReleaseAuthor = { name: 'unknown' },
    readonly channel: string = STABLE,
    readonly anchor?: KeyObject,
  ) {}

  /** The channel of the canaries that are composed with what `channel` shows. */
  get canaryChannel(): string {
    return this.channel === STABLE ? CANARY : `${this.channel}-${CANARY}`;
  }

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

  /** Reads what other machines have changed. Only a store with a bucket has anything to do here and below. */
  async refresh(): Promise<void> {}

  /** Reads the records of a package's published versions. */
  async bringRecords(_name: string): Promise<void> {}

  /** Reads the records of all packages' published versions, without their manifests. */
  async bringAllRecords(): Promise<void> {}

  /** Reads another channel and what it shows. */
  async bringChannel(_name: string): Promise<void> {}

  /** Reads all channels and what they show. */
  async bringChannels(): Promise<void> {}

  /** Reads published versions, by package. @throws Error when there is no such version */
  async bringVersions(_versions: Readonly<Record<string, string>>): Promise<void> {}

  /** Reads a composition and all its files. */
  async bringComposition(_id: string): Promise<void> {}

  /** Reads files of a package, which its next version shares with earlier ones. */
  async bringAssets(_name: string, _files: readonly string[]): Promise<void> {}

  /** Reads entries of the log of publications. @param last how many of the newest; all of them if missing */
  async bringPublications(_last?: number): Promise<void> {}

  /** Reads a file that is created once, if there is one. */
  async bringFile(..._parts: string[]): Promise<void> {}

  /** Creates a file at once, on all machines; false when it exists already. */
  async createNow(content: string, ...parts: string[]): Promise<boolean> {
    return this.create(content, ...parts);
  }

  /** Gives other machines what was written, except the states of channels. */
  async share(): Promise<void> {}

  /**
   * Carries out a change of a channel.
   * @param onConflict whether `run` is repeated when another publisher was faster
   */
  async change<T>(run: () => T | Promise<T>, _onConflict: 'repeat' | 'refuse' = 'repeat'): Promise<T> {
    return run();
  }

  /** Used by cleaning only. */
  remove(...parts: string[]): void {
    rmSync(this.path(...parts), { recursive: true, force: true });
  }

  /** Numbers of the channel's stored states, newest last. */
  sequences(name: string): number[] {
    return numbersOf(this.list('channels', name));
  }
}
