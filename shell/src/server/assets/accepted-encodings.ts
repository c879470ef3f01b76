import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** The encodings of our replies. */
export type Encoding = 'br' | 'gzip';

/** The encodings that a browser accepts, the preferred one first; Brotli, if it prefers none. */
export function acceptedEncodings({ headers }: Pick<FastifyRequest, 'headers'>): Encoding[] {
  const header = String(headers['accept-encoding'] ?? '');
  const first = negotiate<Encoding>(header, ['br', 'gzip']);
  const second = first && negotiate<Encoding>(header, [first === 'br' ? 'gzip' : 'br']);
  return [first, second].filter((encoding) => encoding !== null);
}
