import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Validators } from './fetch-picture';

export interface KnownPicture extends Validators {
  /** The picture that the URL returned. */
  name: string;
}

/** Validators of URLs fetched before, so that unchanged pictures are not sent again. */
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
    // Missing or truncated: everything is fetched again.
    return {};
  }
}
