import { createHash } from 'node:crypto';

/** The SHA-256 of `content`, in hex. */
export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
