import type { Readable } from 'node:stream';
import { MAX_CONTACT_BYTES } from '@storefront/api/contact-limits';

/** A form as it came. */
export interface ContactBody {
  /** Its Content-Type. */
  readonly type: string;
  readonly bytes: Buffer;
  /** It was larger than may be: no more than its beginning is there. */
  readonly isCut: boolean;
}

/** Everything that can be written, without files, fits into this several times over. */
const WRITTEN_BYTES = 64 * 1024;
/** A browser reads no answer before it has sent everything: so much is let pass unread. Whoever sends more is cut off. */
const LET_PASS_BYTES = 6 * MAX_CONTACT_BYTES;

/**
 * Reads a form to its end; of one that is too large only the beginning is kept, where the browser has put what was written.
 * @param limit bytes that it may have
 */
export async function readContactBody(type: string, stream: Readable, limit = MAX_CONTACT_BYTES): Promise<ContactBody> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const before = size;
    size += chunk.length;
    if (size > LET_PASS_BYTES) break;
    if (size <= limit || before < WRITTEN_BYTES) kept.push(chunk);
    else if (kept.length > 1) kept = [Buffer.concat(kept).subarray(0, WRITTEN_BYTES)];
  }
  const bytes = Buffer.concat(kept);
  return size > limit ? { type, bytes: bytes.subarray(0, WRITTEN_BYTES), isCut: true } : { type, bytes, isCut: false };
}

/** The fields of a form as far as it came; undefined when it is none that a browser sends. */
export async function formOf({ type, bytes, isCut }: ContactBody): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(isCut ? wholeParts(type, bytes) : bytes), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    return undefined;
  }
}

/** The parts of a form that are there to their end, closed as a form is. */
function wholeParts(type: string, bytes: Buffer): Buffer {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  const end = boundary ? bytes.lastIndexOf(`\r\n--${boundary}`) : -1;
  return end < 0 ? bytes : Buffer.concat([bytes.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
