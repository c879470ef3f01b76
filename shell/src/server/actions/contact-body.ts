import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { MAX_CONTACT_BYTES } from '@storefront/api/limits/contact-limits';

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
    if (isTruncated) return await textFields(type, bytes);
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    return undefined;
  }
}

/**
 * The text fields of a form that was cut off, the last one as far as it was received; Response.formData() needs a whole one.
 * @throws Error for a content type without a form
 */
function textFields(type: string, bytes: Buffer): Promise<FormData> {
  const form = new FormData();
  const parser = new Busboy({ headers: { 'content-type': type } });
  parser.on('field', (name, value) => form.append(name, value));
  return new Promise((resolve) => {
    const end = () => resolve(form);
    // The last part is cut off: a file, or the form itself.
    parser.on('file', (_name, stream) => stream.on('error', end).resume());
    parser.on('error', end);
    parser.on('finish', end);
    parser.end(bytes);
  });
}
