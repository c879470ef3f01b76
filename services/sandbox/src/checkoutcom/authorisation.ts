import type { FastifyRequest } from 'fastify';
import { wrongKey } from './refusal';

/** Rejects callers without one of the keys, sent plainly or as a bearer token. */
export function needKey(keys: readonly string[]) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (!keys.includes((headers.authorization ?? '').replace(/^Bearer\s+/i, ''))) throw wrongKey();
  };
}
