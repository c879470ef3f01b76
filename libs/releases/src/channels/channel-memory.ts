import type { KeyObject } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '../compositions/composition.types';
import { keyFingerprint } from '../signatures/release-key';
import { readSigned } from '../signatures/signature';
import { numbersIn, writeNumbered } from '../store/numbered-files';
import { MAX_BYTES, readRegularFile } from '../store/read-regular-file';
import { RootMemory } from '../trust/root-memory';

/**
 * The newest accepted state of each channel, by release key. It is stored outside the release folder, one file per
 * state, named by its sequence: the highest number counts, so processes may share the folder.
 */
export class ChannelMemory {
  private readonly latest = new Map<string, { readonly state: Channel; readonly text: string }>();
  private readonly read = new Set<string>();
  private readonly shown = new Map<string, string>();
  /** The newest accepted root. */
  readonly roots: RootMemory;

  /**
   * @param folder where to store it; by default it lasts as long as the process
   * @param isDraft reads the folder and stores nothing in it
   */
  constructor(
    private readonly folder?: string,
    private readonly isDraft = false,
  ) {
    this.roots = new RootMemory(folder, isDraft);
  }

  /** The same memory for states that may still be refused: what it accepts lasts until `forget`. */
  draft(): ChannelMemory {
    return new ChannelMemory(this.folder, true);
  }

  /** Reads the folder again. */
  forget(): void {
    this.latest.clear();
    this.read.clear();
    this.roots.forget();
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
    if (this.folder && !this.isDraft) writeNumbered(join(this.folder, name), state.sequence, text);
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

  private load(channel: string, key: KeyObject): void {
    const name = nameOf(channel, key);
    if (!this.folder || this.read.has(name)) return;
    this.read.add(name);
    const folder = join(this.folder, name);
    for (const sequence of numbersIn(folder).reverse()) {
      try {
        const text = readRegularFile(join(folder, `${sequence}.json`), MAX_BYTES);
        const state = readSigned<Channel>(text, `The remembered state ${sequence} of ${channel}`).signed;
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
