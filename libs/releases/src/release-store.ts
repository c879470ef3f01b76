import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { Channel, SignedComposition } from './composition.types';

/**
 * The folder that holds every release: `packages/<name>/<version>`, `assets/<name>` (what browsers fetch, every version
 * side by side because names carry their content's hash), `compositions` and `channels`. Nothing in it is ever changed:
 * a channel moves on by one more file, whose number only one writer can take. A reader sees the old one or the new one.
 */
export class ReleaseStore {
  constructor(readonly root: string) {}

  private path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  has(...parts: string[]): boolean {
    return existsSync(this.path(...parts));
  }

  read(...parts: string[]): Buffer {
    return readFileSync(this.path(...parts));
  }

  /**
   * Writes a file that must not be there yet with other content; the same content again is no error and makes the file
   * young, so that a cleaning that goes on meanwhile leaves it.
   */
  write(content: Buffer | string, ...parts: string[]): void {
    const target = this.path(...parts);
    const bytes = Buffer.from(content);
    if (existsSync(target)) {
      if (!readFileSync(target).equals(bytes))
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

  /** Makes a file that nobody made before, whole and in one step; false when somebody did. */
  private create(content: string, ...parts: string[]): boolean {
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

  manifest(name: string, version: string): ReleaseManifest {
    return JSON.parse(this.read('packages', name, version, 'manifest.json').toString()) as ReleaseManifest;
  }

  /** The version of a package that was published last, or undefined. */
  newestVersion(name: string): string | undefined {
    const time = (version: string) => this.writtenAt('packages', name, version, 'manifest.json');
    return this.list('packages', name)
      .filter((version) => this.has('packages', name, version, 'manifest.json'))
      .sort((a, b) => time(a) - time(b))
      .at(-1);
  }

  signedComposition(id: string): SignedComposition {
    return JSON.parse(this.read('compositions', `${id}.json`).toString()) as SignedComposition;
  }

  /** The channel as it stands, or undefined before anything was promoted to it. */
  channel(name: string): Channel | undefined {
    const sequence = this.sequences(name).at(-1);
    if (sequence === undefined) return undefined;
    return JSON.parse(this.read('channels', name, `${sequence}.json`).toString()) as Channel;
  }

  /** Numbers of a channel's states that are kept, the newest last. */
  sequences(name: string): number[] {
    return this.list('channels', name)
      .flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  /**
   * Moves a channel on to its next state, unless somebody moved it since `seen` was read: then nothing changes and the
   * answer is false. A store that can make an object only if there is none of its name can do the same.
   */
  moveChannel(name: string, seen: Channel | undefined, next: Omit<Channel, 'sequence'>): boolean {
    const sequence = (seen?.sequence ?? 0) + 1;
    return this.create(JSON.stringify({ sequence, ...next } satisfies Channel), 'channels', name, `${sequence}.json`);
  }
}
