import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A change of one record: its new state, or null when it is removed. */
export interface Change {
  table: string;
  id: string;
  record: unknown;
}

/**
 * An append-only file with one line per commit. A line is handed to the operating system before the reply, so a killed
 * process loses nothing it has confirmed; a torn line means that the commit did not happen.
 */
export class Journal {
  private constructor(private readonly file: number) {}

  /** Opens the journal in a folder and passes every change in it, oldest first, to `apply`. */
  static open(folder: string, apply: (change: Change) => void): Journal {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'journal.jsonl');
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    for (const line of whole.split('\n')) {
      if (line) for (const change of JSON.parse(line) as Change[]) apply(change);
    }
    const file = openSync(path, 'a', 0o600);
    // An incomplete last line was torn by a kill; the next commit must not be appended to it.
    if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
    return new Journal(file);
  }

  write(changes: readonly Change[]): void {
    writeSync(this.file, `${JSON.stringify(changes)}\n`);
  }

  close(): void {
    closeSync(this.file);
  }
}
