import type { Readable } from 'node:stream';
import { MAX_CONTACT_BYTES } from '@storefront/api/contact-limits';

/** A form as received. */
export interface ContactBody {
  /** Its Content-Type. */
  readonly type: string;
  readonly bytes: Buffer;
  /** It was too large: only its beginning was kept. */
  readonly isTruncated: boolean;
}

/** More than enough for all text fields. */
const TEXT_FIELDS_BYTES = 64 * 1024;
/**
 * Browsers do not read a reply before they have sent everything, so this much is read and discarded. A larger request
 * is cut off.
 */
const MAX_DISCARDED_BYTES = 6 * MAX_CONTACT_BYTES;

/**
 * Reads a whole form; of one that is too large only the beginning is kept, where browsers put the text fields.
 * @param limit maximum size in bytes
 */
export async function readContactBody(type: string, stream: Readable, limit = MAX_CONTACT_BYTES): Promise<ContactBody> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const before = size;
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) break;
    if (size <= limit || before < TEXT_FIELDS_BYTES) chunks.push(chunk);
    else if (chunks.length > 1) chunks = [Buffer.concat(chunks).subarray(0, TEXT_FIELDS_BYTES)];
  }
  const bytes = Buffer.concat(chunks);
  return size > limit
    ? { type, bytes: bytes.subarray(0, TEXT_FIELDS_BYTES), isTruncated: true }
    : { type, bytes, isTruncated: false };
}

/** The fields of a form as far as it was received; undefined when it is not a valid form. */
export async function parseForm({ type, bytes, isTruncated }: ContactBody): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(isTruncated ? completeParts(type, bytes) : bytes), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    return undefined;
  }
}

/** The complete parts of a form, terminated like a form. */
function completeParts(type: string, bytes: Buffer): Buffer {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  const end = boundary ? bytes.lastIndexOf(`\r\n--${boundary}`) : -1;
  return end < 0 ? bytes : Buffer.concat([bytes.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
