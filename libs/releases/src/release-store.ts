import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { Channel, SignedComposition } from './composition.types';

/**
 * The folder that holds every release: `packages/<name>/<version>`, `assets/<name>` (what browsers fetch, every version
 * side by side because names carry their content's hash), `compositions` and `channels`. Nothing in it is ever changed
 * but a channel's file, which is replaced whole by a rename: a reader sees the old one or the new one.
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

  /** Writes a file that must not be there yet with other content; the same content again is no error. */
  write(content: Buffer | string, ...parts: string[]): void {
    const target = this.path(...parts);
    const bytes = Buffer.from(content);
    if (existsSync(target)) {
      if (readFileSync(target).equals(bytes)) return;
      throw new Error(`${parts.join('/')} exists with other content; a release is never changed.`);
    }
    this.replace(bytes, ...parts);
  }

  /** Replaces a file in one step. */
  replace(content: Buffer | string, ...parts: string[]): void {
    const target = this.path(...parts);
    mkdirSync(dirname(target), { recursive: true });
    const temporary = `${target}.${process.pid}.${Date.now()}`;
    writeFileSync(temporary, content);
    renameSync(temporary, target);
  }

  manifest(name: string, version: string): ReleaseManifest {
    return JSON.parse(this.read('packages', name, version, 'manifest.json').toString()) as ReleaseManifest;
  }

  /** The version of a package that was published last, or undefined. */
  newestVersion(name: string): string | undefined {
    if (!this.has('packages', name)) return undefined;
    const published = readdirSync(this.path('packages', name)).filter((version) =>
      this.has('packages', name, version, 'manifest.json'),
    );
    const time = (version: string) => statSync(this.path('packages', name, version, 'manifest.json')).mtimeMs;
    return published.sort((a, b) => time(a) - time(b)).at(-1);
  }

  signedComposition(id: string): SignedComposition {
    return JSON.parse(this.read('compositions', `${id}.json`).toString()) as SignedComposition;
  }

  /** The channel, or undefined before anything was promoted to it. */
  channel(name: string): Channel | undefined {
    return this.has('channels', `${name}.json`)
      ? (JSON.parse(this.read('channels', `${name}.json`).toString()) as Channel)
      : undefined;
  }
}
