import { createHash } from 'node:crypto';

/** A file as uploaded: its name and bytes are not validated yet. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Buffer,
    /** The upload was larger than allowed and was cut off. */
    readonly cutOff: boolean,
  ) {}

  get sha256(): string {
    return createHash('sha256').update(this.bytes).digest('hex');
  }

  /** What identifies a request for idempotency; the bytes are never logged. */
  toJSON() {
    return { name: this.name, size: this.bytes.length, sha256: this.sha256 };
  }
}
