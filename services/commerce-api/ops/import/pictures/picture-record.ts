import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Validators } from './fetch-picture';

export interface KnownPicture extends Validators {
  /** The picture that the address gave. */
  name: string;
}

/** What is known of addresses that were fetched before, so that a server need not send again what it sent. */
export class PictureRecord {
  readonly #path: string;
  readonly #known: Map<string, KnownPicture>;
  #news = false;

  constructor(picturesDir: string) {
    this.#path = join(picturesDir, '.imported.json');
    this.#known = new Map(Object.entries(readRecord(this.#path)));
  }

  get(address: string): KnownPicture | undefined {
    return this.#known.get(address);
  }

  set(address: string, known: KnownPicture): void {
    this.#known.set(address, known);
    this.#news = true;
  }

  save(): void {
    if (!this.#news) return;
    mkdirSync(join(this.#path, '..'), { recursive: true });
    const draft = `${this.#path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.#known)));
    renameSync(draft, this.#path);
  }
}

function readRecord(path: string): Record<string, KnownPicture> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, KnownPicture>;
  } catch {
    // None yet, or cut off: everything is fetched once more.
    return {};
  }
}
