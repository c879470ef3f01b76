import type { KeyObject } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from './composition.types';
import { readRegularFile } from './read-regular-file';
import { keyFingerprint } from './release-key';
import { verifyValue } from './signature';

const MAX_BYTES = 1024 * 1024;

/**
 * The newest accepted state of each channel, by release key. It is stored outside the release folder, one file per
 * state, named by its sequence: the highest number counts, so processes may share the folder.
 */
export class ChannelMemory {
  private readonly latest = new Map<string, { readonly state: Channel; readonly text: string }>();
  private readonly read = new Set<string>();
  private readonly shown = new Map<string, string>();

  /**
   * @param folder where to store it; by default it lasts as long as the process
   * @param isDraft reads the folder and stores nothing in it
   */
  constructor(
    private readonly folder?: string,
    private readonly isDraft = false,
  ) {}

  /** The same memory for states that may still be refused: what it accepts lasts until `forget`. */
  draft(): ChannelMemory {
    return new ChannelMemory(this.folder, true);
  }

  /** Reads the folder again. */
  forget(): void {
    this.latest.clear();
    this.read.clear();
  }

  /** The newest accepted state; undefined when none was signed with this key. */
  newest(channel: string, key: KeyObject): Channel | undefined {
    this.load(channel, key);
    return this.latest.get(nameOf(channel, key))?.state;
  }

  /** Whether `text` is exactly the newest accepted state. */
  isNewest(channel: string, key: KeyObject, text: Buffer): boolean {
    return this.latest.get(nameOf(channel, key))?.text === text.toString();
  }

  /** Stores a verified state. */
  accept(key: KeyObject, state: Channel, text: Buffer): void {
    const name = nameOf(state.channel, key);
    if ((this.latest.get(name)?.state.sequence ?? 0) >= state.sequence) return;
    if (this.folder && !this.isDraft) this.write(join(this.folder, name), state.sequence, text);
    this.latest.set(name, { state, text: text.toString() });
  }

  /** The composition shown last on a channel; undefined if none is recorded. */
  lastShown(channel: string, key: KeyObject): string | undefined {
    const name = nameOf(channel, key);
    if (this.folder && !this.shown.has(name)) {
      try {
        this.shown.set(name, readRegularFile(join(this.folder, name, 'shown'), 100).toString());
      } catch {
        return undefined;
      }
    }
    return this.shown.get(name);
  }

  /** Records the composition that is shown. */
  recordShown(channel: string, key: KeyObject, id: string): void {
    const name = nameOf(channel, key);
    if (this.lastShown(channel, key) === id) return;
    this.shown.set(name, id);
    if (!this.folder) return;
    const file = join(this.folder, name, 'shown');
    mkdirSync(join(this.folder, name), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.${process.pid}`, id, { flush: true });
    renameSync(`${file}.${process.pid}`, file);
  }

  private write(folder: string, sequence: number, text: Buffer): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(join(folder, `${sequence}.json`), text, { flag: 'wx', flush: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    for (const older of sequencesIn(folder).slice(0, -2)) rmSync(join(folder, `${older}.json`), { force: true });
  }

  private load(channel: string, key: KeyObject): void {
    const name = nameOf(channel, key);
    if (!this.folder || this.read.has(name)) return;
    this.read.add(name);
    const folder = join(this.folder, name);
    for (const sequence of sequencesIn(folder).reverse()) {
      try {
        const text = readRegularFile(join(folder, `${sequence}.json`), MAX_BYTES);
        const state = verifyValue<Channel>('channel', text, key, `The remembered state ${sequence} of ${channel}`);
        if (state.channel !== channel || state.sequence !== sequence) continue;
        this.latest.set(name, { state, text: text.toString() });
        return;
      } catch {
        // Half written when a process ended: use the previous one.
      }
    }
  }
}

const nameOf = (channel: string, key: KeyObject): string => join(keyFingerprint(key), channel);

function sequencesIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .flatMap((file) => /^(\d{1,15})\.json$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  } catch {
    return [];
  }
}
