import type { FileDigest } from '@storefront/remote-kit/manifest/manifest.types';
import { sha256 } from '../signatures/sha256';
import { readRegularFile } from './read-regular-file';

export const digestOf = (content: Buffer): FileDigest => ({ sha256: sha256(content), bytes: content.length });

/** Whether a file's content has its signed digest. */
export const isContentOf = ({ sha256: expected, bytes }: FileDigest, content: Buffer): boolean =>
  content.length === bytes && sha256(content) === expected;

/**
 * The content of a file, checked against the digest; serve or evaluate these bytes, not the file again.
 * @throws Error with code EDIGEST when the content differs, or the file system's error
 */
export function readVerified(path: string, digest: FileDigest): Buffer {
  const content = readRegularFile(path, digest.bytes);
  if (!isContentOf(digest, content))
    throw Object.assign(new Error(`${path} does not have its signed content.`), { code: 'EDIGEST' });
  return content;
}
