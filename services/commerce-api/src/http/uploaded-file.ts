import { createHash } from 'node:crypto';

/** A file as it came with a request: its name and bytes, neither of them believed yet. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Buffer,
    /** There was more of it than may come. */
    readonly cutOff: boolean,
  ) {}

  get sha256(): string {
    return createHash('sha256').update(this.bytes).digest('hex');
  }

  /** What a request is compared by; the bytes themselves are in nobody's log. */
  toJSON() {
    return { name: this.name, size: this.bytes.length, sha256: this.sha256 };
  }
}
