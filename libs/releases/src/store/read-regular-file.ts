import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/** Well above the size of manifests, compositions and states. */
export const MAX_BYTES = 4 * 1024 * 1024;

/**
 * The bytes of a regular file of at most `limit` bytes. Symbolic links, pipes and devices are refused unopened, so that
 * a file put in place of a released one can neither block nor exhaust the reader.
 * @throws Error with a `code`: the file system's, ENOTFILE or EFBIG
 */
export function readRegularFile(path: string, limit: number): Buffer {
  const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw Object.assign(new Error(`${path} is not a regular file.`), { code: 'ENOTFILE' });
    if (stat.size > limit)
      throw Object.assign(new Error(`${path} has ${stat.size} bytes; the maximum is ${limit}.`), {
        code: 'EFBIG',
      });
    const bytes = Buffer.alloc(stat.size);
    let length = 0;
    for (;;) {
      const read = readSync(file, bytes, length, bytes.length - length, length);
      length += read;
      if (!read || length === bytes.length) return bytes.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

/** Whether a path is a regular file with this content. */
export function hasContent(path: string, content: Buffer): boolean {
  try {
    return readRegularFile(path, content.length).equals(content);
  } catch {
    return false;
  }
}

/** An empty file in place of one over its limit, which keeps its number and is invalid. @throws any other error */
export function emptyIfTooLarge(error: unknown): Buffer {
  ignoreTooLarge(error);
  return Buffer.alloc(0);
}

/** Nothing in place of a file over its limit, which no publisher wrote. @throws any other error */
export function ignoreTooLarge(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== 'EFBIG') throw error;
  return undefined;
}
