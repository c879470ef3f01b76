import { Buffer } from 'node:buffer';
/** JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** `scriptJson` in UTF-8; undefined without a value. */
export const scriptJsonBytes = (value: unknown): Uint8Array | undefined =>
  value === undefined ? undefined : Buffer.from(scriptJson(value));

export const parseJsonBytes = (bytes: Uint8Array): unknown =>
  JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
